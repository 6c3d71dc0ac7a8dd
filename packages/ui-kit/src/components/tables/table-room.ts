import type { CSSObject } from "@mui/material/styles";

/**
 * How much room tables need before their rows stand in columns: names of containers, with the width in
 * rem from which they do. Below it each row is a name with its values under it, as on phones. In rem, for
 * a larger text needs more room.
 */
export const ROOMS = { table: 35, "middle-table": 42, "wide-table": 50 } as const;

const PX_OF_REM = 16;
/** What a column of words needs, so that no usual word has to break: in px at a text size of 16. */
const LEAST_WORDS = 200;
/** The narrow column of a check box or an arrow. */
export const LEAD_WIDTH = 52;

/** What of a column says how much room it needs. */
type Wide = Partial<Record<"width" | "minWidth", number | undefined>>;

/** What these columns need side by side, in px at a text size of 16. */
export function widthNeeded(columns: readonly Wide[]): number {
  const widths = columns.map(({ width, minWidth = LEAST_WORDS }) => width ?? minWidth);
  return widths.reduce((total, width) => total + width, LEAD_WIDTH);
}

/** The smallest of the rooms that these columns fit in; what needs more gets the largest. */
export function roomFor(columns: readonly Wide[]): keyof typeof ROOMS {
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

/**
 * The roles a table has anyway. Written out because rows without room for columns are laid out as blocks, and
 * some browsers then stop telling assistive technology that they are rows and cells.
 */
export const TABLE_ROLES = {
  table: { role: "table" },
  rowGroup: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader" },
  rowHeader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;
