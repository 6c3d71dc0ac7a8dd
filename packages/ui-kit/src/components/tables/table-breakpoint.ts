import type { CSSObject } from "@mui/material/styles";

/**
 * Container names, with the width from which rows have columns; in rem, because larger text needs
 * more room.
 */
export const BREAKPOINTS = {
  // Fits a window of 600 px beside the collapsed menu.
  "scrolling-table": 29,
  table: 35,
  "middle-table": 40,
  "wide-table": 50,
} as const;

const PX_OF_REM = 16;
/** Fits usual words, in px at a text size of 16 px. */
const TEXT_WIDTH = 200;
/** Until then, text grows with the other columns, so that fewer names wrap. */
const TEXT_ROOM = 280;
/** Column of a check box or an arrow. */
export const LEAD_WIDTH = 52;

type Wide = Partial<Record<"width" | "minWidth", number | undefined>> & { hidesFirst?: boolean };

/** In px at a text size of 16 px. */
export function widthNeeded(columns: readonly Wide[]): number {
  return sum(columns.map(({ width, minWidth = width ?? TEXT_WIDTH }) => minWidth));
}

const sum = (widths: readonly number[]) =>
  widths.reduce((total, width) => total + width, LEAD_WIDTH);

/** Columns with both widths grow from `minWidth` to `width` as the table grows. */
export function columnWidths(columns: readonly Wide[]): readonly (string | undefined)[] {
  const least = widthNeeded(columns);
  const room = sum(columns.map(({ width = TEXT_ROOM }) => width)) - least;
  return columns.map(({ width, minWidth = width }) => {
    if (width === undefined || minWidth === undefined) return undefined;
    if (width === minWidth || room <= 0) return rem(width);
    const share = Number(((width - minWidth) / room).toFixed(4));
    return `clamp(${rem(minWidth)}, ${rem(minWidth)} + (100cqi - ${rem(least)}) * ${share}, ${rem(width)})`;
  });
}

/** Grows with the text size (WCAG 1.4.4). */
const rem = (width: number) => `${width / PX_OF_REM}rem`;

/**
 * The smallest that fits these columns without those that may hide, else the largest.
 *
 * @param scrollsSideways the columns need not fit
 */
export function breakpointFor(
  columns: readonly Wide[],
  scrollsSideways = false,
): keyof typeof BREAKPOINTS {
  if (scrollsSideways) return "scrolling-table";
  const needed = widthNeeded(columns.filter(({ hidesFirst }) => hidesFirst !== true));
  if (needed <= BREAKPOINTS.table * PX_OF_REM) return "table";
  return needed <= BREAKPOINTS["middle-table"] * PX_OF_REM ? "middle-table" : "wide-table";
}

/** Styles for tables without room for columns. */
export function narrowTableStyles(styles: CSSObject): CSSObject {
  return Object.fromEntries(
    Object.entries(BREAKPOINTS).map(([name, least]) => [
      `@container ${name} (max-width: ${least - 0.01}rem)`,
      styles,
    ]),
  );
}

/**
 * Explicit, because some browsers drop the implicit roles of rows and cells displayed as blocks.
 */
export const TABLE_ROLES = {
  table: { role: "table" },
  rowGroup: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader" },
  rowHeader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;
