import type { CSSObject } from "@mui/material/styles";

/**
 * Names of containers, with the width in rem from which rows have columns; below, a row is a name
 * with its values. In rem, since larger text needs more room.
 */
export const BREAKPOINTS = {
  // From a window of 600 px on, beside the collapsed menu.
  "scrolling-table": 29,
  table: 35,
  "middle-table": 42,
  "wide-table": 50,
} as const;

const PX_OF_REM = 16;
/** In px at a text size of 16: no usual word has to break. */
const LEAST_WORDS = 200;
/** Column of a check box or an arrow. */
export const LEAD_WIDTH = 52;

type Wide = Partial<Record<"width" | "minWidth", number | undefined>>;

/** In px at a text size of 16. */
export function widthNeeded(columns: readonly Wide[]): number {
  const widths = columns.map(({ width, minWidth = LEAST_WORDS }) => width ?? minWidth);
  return widths.reduce((total, width) => total + width, LEAD_WIDTH);
}

/**
 * The smallest width that fits these columns, else the largest.
 *
 * @param scrollsSideways the columns need not fit
 */
export function breakpointFor(
  columns: readonly Wide[],
  scrollsSideways = false,
): keyof typeof BREAKPOINTS {
  if (scrollsSideways) return "scrolling-table";
  const needed = widthNeeded(columns);
  if (needed <= BREAKPOINTS.table * PX_OF_REM) return "table";
  return needed <= BREAKPOINTS["middle-table"] * PX_OF_REM ? "middle-table" : "wide-table";
}

/** Styles for rows without room for columns, by the width of the table itself (`TableFrame`). */
export function narrowTableStyles(styles: CSSObject): CSSObject {
  return Object.fromEntries(
    Object.entries(BREAKPOINTS).map(([name, least]) => [
      `@container ${name} (max-width: ${least - 0.01}rem)`,
      styles,
    ]),
  );
}

/**
 * Implicit roles, written out because narrow rows are blocks, which some browsers no longer expose
 * as rows and cells.
 */
export const TABLE_ROLES = {
  table: { role: "table" },
  rowGroup: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader" },
  rowHeader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;
