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

export type TableBreakpoint = keyof typeof BREAKPOINTS;

const PX_OF_REM = 16;
/** Fits usual words, in px at a text size of 16 px. */
export const TEXT_WIDTH = 200;
/** Until then, text grows with the other columns, so that fewer names wrap. */
const TEXT_ROOM = 280;
/** Column of a check box. An arrow's is 4 px narrower: its tables keep that little room to spare. */
export const LEAD_WIDTH = 52;

/** Fits long names; beyond it, they are only farther from their values. */
const MAX_TEXT_WIDTH = 416;

/** The fields mean what those of `GridColumn` do. */
interface ColumnWidths {
  width?: number | undefined;
  minWidth?: number | undefined;
  hidesFirst?: boolean;
  takesRest?: boolean;
}

/** In px at a text size of 16 px. */
export function widthNeeded(columns: readonly ColumnWidths[]): number {
  return tableWidth(columns.map(({ width, minWidth = width ?? TEXT_WIDTH }) => minWidth));
}

/** Width of a table with these columns, after the one of check box or arrow. */
const tableWidth = (widths: readonly number[]) =>
  widths.reduce((total, width) => total + width, LEAD_WIDTH);

/**
 * Columns with both widths grow from `minWidth` to `width` as the table grows. One that takes the
 * rest grows further once the names have enough.
 */
export function columnWidths(columns: readonly ColumnWidths[]): readonly (string | undefined)[] {
  const least = widthNeeded(columns);
  const room = tableWidth(columns.map(({ width = TEXT_ROOM }) => width)) - least;
  return columns.map((column) => {
    const { width, minWidth = width, takesRest = false } = column;
    if (width === undefined || minWidth === undefined) return undefined;
    const share = Number(((width - minWidth) / room).toFixed(4));
    const own =
      width === minWidth || room <= 0
        ? rem(width)
        : `clamp(${rem(minWidth)}, ${rem(minWidth)} + (100cqi - ${rem(least)}) * ${share}, ${rem(width)})`;
    if (!takesRest) return own;
    const others = columns.filter((other) => other !== column);
    return `max(${own}, 100cqi - ${rem(tableWidth(others.map((other) => other.width ?? MAX_TEXT_WIDTH)))})`;
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
  columns: readonly ColumnWidths[],
  scrollsSideways = false,
): TableBreakpoint {
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
