import type { CSSObject } from "@mui/material/styles";
import { useLayoutEffect, useState } from "react";
import type { RefObject } from "react";

/**
 * How much room tables need before their rows stand in columns: names of containers, with the width in
 * rem from which they do. Below it each row is a name with its values under it, as on phones. In rem, for
 * a larger text needs more room.
 */
export const ROOMS = { table: 35, "middle-table": 42, "wide-table": 50 } as const;

export type TableRoom = keyof typeof ROOMS;

const PX_OF_REM = 16;
/** What a column of words needs, so that no usual word has to break: in px at a text size of 16. */
const LEAST_WORDS = 200;
/** The narrow column of a check box or an arrow. */
export const LEAD_WIDTH = 52;

/** What of a column says how much room it needs. */
interface Wide {
  width?: number | undefined;
  minWidth?: number | undefined;
}

/** What these columns need side by side, in px at a text size of 16. */
export function widthNeeded(columns: readonly Wide[]): number {
  const widths = columns.map(({ width, minWidth = LEAST_WORDS }) => width ?? minWidth);
  return widths.reduce((total, width) => total + width, LEAD_WIDTH);
}

/** The smallest of the rooms that these columns fit in; what needs more gets the largest. */
export function roomFor(columns: readonly Wide[]): TableRoom {
  const needed = widthNeeded(columns);
  if (needed <= ROOMS.table * PX_OF_REM) return "table";
  return needed <= ROOMS["middle-table"] * PX_OF_REM ? "middle-table" : "wide-table";
}

/**
 * Styles for the rows of a table, and all that stands in them, where there is no room for columns: what
 * counts is the room of the table itself (`TableFrame`), whatever stands beside it in the window.
 */
export function withoutRoom(styles: CSSObject): CSSObject {
  return Object.fromEntries(
    Object.entries(ROOMS).map(([name, least]) => [
      `@container ${name} (max-width: ${least - 0.01}rem)`,
      styles,
    ]),
  );
}

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
