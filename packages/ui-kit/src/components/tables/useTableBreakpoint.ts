import { type RefObject, useLayoutEffect, useState } from "react";
import { type ColumnFit, columnFit, type SizedColumn } from "./grid-columns.tsx";
import { BREAKPOINTS, type TableBreakpoint } from "./table-breakpoint.ts";

interface Measured {
  inColumns: boolean;
  /** Text size as a multiple of 16 px. */
  scale: number;
  fit: ColumnFit;
}

/** Follows the rule of `narrowTableStyles`; null before the first measurement. */
export function useTableBreakpoint(
  frame: RefObject<HTMLElement | null>,
  room: TableBreakpoint,
  columns: readonly SizedColumn[],
  lead: number,
) {
  const [measured, setMeasured] = useState<Measured | null>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = () => {
      const rem = parseFloat(getComputedStyle(element.ownerDocument.documentElement).fontSize);
      const scale = rem / 16;
      const { clientWidth } = element;
      const inColumns = clientWidth >= BREAKPOINTS[room] * rem;
      const fit = columnFit(columns, clientWidth / scale - lead);
      setMeasured((known) =>
        known?.inColumns === inColumns && known.scale === scale && known.fit === fit
          ? known
          : { inColumns, scale, fit },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, room, columns, lead]);
  return measured;
}
