import type { ReactNode } from "react";

/** One choice of a column's filter. */
export interface FilterOption {
  value: string;
  label: string;
}

/** A filter of a column: the rows shown are those whose `accessor` equals the choice. */
export interface ColumnFilterSpec<Row> {
  /** The accessible name, for example "Filter by person". */
  label: string;
  /** The choices, in the order shown. */
  options: readonly FilterOption[];
  accessor: (row: Row) => string;
}

/**
 * One column of a table. Keep the array of columns stable between renders (module scope or
 * `useMemo`): rows are painted again when it changes.
 */
export interface DataColumn<Row> {
  /** Unique within the table; it is what `TableState` names. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Makes the column sortable. Dates sort as `YYYY-MM-DD` text. '' or NaN come last. */
  sortValue?: (row: Row) => string | number;
  /**
   * A CSS width such as "30%", or pixels at a text size of 16, with which they grow. Without one the
   * column takes what is left.
   */
  width?: string | number;
  /** Tabular figures for dates, scores, counts and ids. */
  tabular?: boolean;
  /**
   * On phones one column stands as the row's title (the first, else the one that says `"title"`, which
   * then is the row's header everywhere) and the others as label and value. `"bare"` leaves the label
   * out, for values that explain themselves.
   */
  phone?: "labelled" | "bare" | "title";
}

/** The width of a column's head; a number grows with the reader's own text size (WCAG 1.4.4). */
export function widthStyle(width: string | number | undefined): { style?: { width: string } } {
  if (width === undefined) return {};
  return { style: { width: typeof width === "number" ? `${width / 16}rem` : width } };
}
