import { useLayoutEffect, useState } from "react";
import type { RefObject } from "react";
import { ROOMS } from "./table-room.ts";
import type { TableRoom } from "./table-room.ts";

export interface MeasuredRoom {
  /** Whether the rows of the table have room to stand in columns. */
  inColumns: boolean;
  /** The reader's own text size as a multiple of 16 px. */
  scale: number;
}

/**
 * Measures how much room a table has, whatever stands beside it in the window: the same rule as
 * `withoutRoom`, for what is not decided in a style sheet. Null in the moment before it is measured.
 */
export function useTableRoom(
  frame: RefObject<HTMLElement | null>,
  room: TableRoom,
): MeasuredRoom | null {
  const [measured, setMeasured] = useState<MeasuredRoom | null>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = () => {
      const rem = parseFloat(getComputedStyle(element.ownerDocument.documentElement).fontSize);
      const next = { inColumns: element.clientWidth >= ROOMS[room] * rem, scale: rem / 16 };
      setMeasured((known) =>
        known?.inColumns === next.inColumns && known.scale === next.scale ? known : next,
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, room]);
  return measured;
}
