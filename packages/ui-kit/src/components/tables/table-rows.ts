/** What a table is made of: columns, and rows that are searched, filtered, ordered and exported by them. */
import type { GridColDef } from "@mui/x-data-grid";
import { createContext, type ReactNode } from "react";
import { comparerOf } from "../../text/order.ts";
import { fold, hasWords, searchWords } from "../../text/search.ts";
import type { Distinction } from "../../text/twins.ts";
import { isNarrowed, type TableSort, type TableState } from "./table-state.ts";

/** One choice of a column's filter. */
export interface FilterOption {
  value: string;
  label: string;
}

/**
 * A column of a table. Names and measures are those of MUI's `DataGrid`; widths are px at a text size of 16,
 * with which they grow, and a column without one takes what is left. `field` is what `TableState` names. Keep
 * the array of columns stable between renders (module scope or `useMemo`). The first column names the row,
 * unless another one is its `rowHeader`.
 */
export interface GridColumn<Row> extends Pick<
  GridColDef,
  | "disableColumnMenu"
  | "disableExport"
  | "field"
  | "flex"
  | "hideable"
  | "minWidth"
  | "renderHeader"
  | "rowHeader"
  | "sortable"
  | "width"
> {
  headerName: string;
  /** What it sorts by; dates are `YYYY-MM-DD` text, '' and NaN come last. Default: the row's own `field`. */
  value?: (row: Row) => string | number | null | undefined;
  /** The text that is copied and exported. Default: the value. */
  text?: (row: Row) => string;
  /**
   * What it shows. Default: the text.
   *
   * @param mark what tells the row apart, where another one has the same name (`twins`)
   */
  cell?: (row: Row, mark?: string) => ReactNode;
  /** How rows whose text in this column looks alike are told apart; for the column that names them. */
  twins?: Pick<Distinction<Row>, "idOf" | "marksOf">;
  /** Leaves the rows whose `accessor` is the choice, or has it among others. */
  filter?: {
    /** The accessible name, for example "Filter by person". */
    label: string;
    /** The choices, in the order shown. */
    options: readonly FilterOption[];
    accessor: (row: Row) => string | readonly string[];
  };
  /**
   * Where columns do not fit: `"bare"` leaves the label out, for values that explain themselves; `"beside"`
   * as well, for a control that stands in the line of the name.
   */
  phone?: "bare" | "beside";
  /** A column that is exported behind this one: the word of a status that is shown as a sign. */
  exportAlso?: { headerName: string; value: (row: Row) => string };
}

/** The value a column sorts by. */
function valueOf<Row>({ field, value }: GridColumn<Row>, row: Row): string | number {
  const own: unknown = value === undefined ? row[field as keyof Row] : value(row);
  return typeof own === "number" || typeof own === "string" ? own : "";
}

/** The text a column shows, as it is copied and exported. */
export const textOf = <Row>(column: GridColumn<Row>, row: Row): string =>
  column.text?.(row) ?? String(valueOf(column, row));

/** What a column shows of a row. */
export const shownIn = <Row>(column: GridColumn<Row>, row: Row): ReactNode =>
  column.cell === undefined ? textOf(column, row) : column.cell(row);

/**
 * Orders rows by a column.
 *
 * Rows with the same value keep the order of `base`, in either direction; rows without a value
 * (empty text, NaN) come last in either direction, because they answer nothing.
 *
 * @param base the rows, already in the order that breaks ties
 */
function orderBy<Row>(column: GridColumn<Row>, base: readonly Row[], desc: boolean): Row[] {
  const sign = desc ? -1 : 1;
  const all = base.map((row) => ({ row, value: valueOf(column, row) }));
  const { blank = [], filled = [] } = Object.groupBy(all, ({ value }) =>
    value === "" || Number.isNaN(value) ? "blank" : "filled",
  );
  const compare = comparerOf(filled.map(({ value }) => String(value)));
  filled.sort(({ value: a }, { value: b }) => {
    if (typeof a === "number" && typeof b === "number") return sign * (a - b);
    return sign * compare(String(a), String(b));
  });
  return [...filled, ...blank].map(({ row }) => row);
}

/** The part of the rows that a table state selects. */
export interface RowWindow<Row> {
  /** The rows of one page, which are put in order when they are first asked for. */
  readonly rows: readonly Row[];
  /** How many those are. */
  count: number;
  /** How many rows match the search and the filters. */
  matching: number;
  /** How many rows there are at all. */
  total: number;
  /** The page shown, 0 being the first; a page past the end is moved back to the last one. */
  page: number;
  pageCount: number;
}

/** Parts the searched fields, so that a word cannot match across two of them. */
const FIELD_END = "\u0000";

/**
 * Makes rows searchable, filterable and sortable. Folded texts are computed at the first
 * search and orders at the first use of a column, each once for these rows: 10,000 rows are
 * searched in a few milliseconds.
 *
 * The search takes what is typed literally (shell 9 asks for a case-insensitive match; a pattern typed
 * by a person must neither fail nor run away). A row matches that has every word in one of its fields.
 *
 * @param searchFields the texts of a row that the search looks at
 */
export function indexRows<Row>(
  rows: readonly Row[],
  columns: readonly GridColumn<Row>[],
  defaultSort: TableSort,
  searchFields: (row: Row) => readonly string[],
) {
  const orders = new Map<string, readonly Row[]>();
  let texts: ReadonlyMap<Row, string> | undefined;

  function order(sort: TableSort): readonly Row[] {
    const key = `${sort.desc ? "-" : "+"}${sort.id}`;
    const known = orders.get(key);
    if (known !== undefined) return known;
    const isDefault = sort.id === defaultSort.id && sort.desc === defaultSort.desc;
    // Equal values keep the table's own order, so that a column of few values stays readable.
    const base = isDefault ? rows : order(defaultSort);
    const column = columns.find(({ field, sortable }) => field === sort.id && sortable !== false);
    const computed = column === undefined ? base : orderBy(column, base, sort.desc);
    orders.set(key, computed);
    return computed;
  }

  /** Every row that matches, on whatever page, in order. */
  function matching({ sort, filters, search }: TableState): readonly Row[] {
    let found = order(sort);
    for (const { field, filter } of columns) {
      const wanted = filters[field];
      if (wanted === undefined || filter === undefined) continue;
      found = found.filter((row) => [filter.accessor(row)].flat().includes(wanted));
    }
    const words = searchWords(search);
    if (words.length === 0) return found;
    const known = (texts ??= new Map(
      rows.map((row) => [row, searchFields(row).map(fold).join(FIELD_END)]),
    ));
    return found.filter((row) => hasWords(known.get(row) ?? "", words));
  }

  return {
    matching,
    select(state: TableState): RowWindow<Row> {
      // What stands around the rows is drawn before them, and needs their number alone.
      const found = isNarrowed(state) ? matching(state) : null;
      const count = (found ?? rows).length;
      const pageCount = Math.max(1, Math.ceil(count / state.pageSize));
      const page = Math.min(state.page, pageCount - 1);
      const start = page * state.pageSize;
      let shown: readonly Row[] | undefined;
      return {
        get rows() {
          return (shown ??= (found ?? order(state.sort)).slice(start, start + state.pageSize));
        },
        count: Math.min(state.pageSize, count - start),
        matching: count,
        total: rows.length,
        page,
        pageCount,
      };
    },
  };
}

/**
 * What a spreadsheet may compute: a sign of a formula with something behind it, whatever blanks, quotes and
 * invisible characters stand before it. Programs of East Asia take the wide forms of the signs as well.
 */
const FORMULA =
  /^(?:[\t\r\n]|[\s\p{Z}\p{Cc}\p{DI}\u2800"\u201c\u201d\u201e\u00ab\u00bb]*[=+\-@\u2212\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b].)/su;

/** A number is written as it is: nothing in it can be computed but itself. */
function csvField(value: string | number): string {
  if (typeof value === "number") return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The text of a cell, or its number where that is what it shows. */
function exportedValue<Row>(column: GridColumn<Row>, row: Row): string | number {
  const value = valueOf(column, row);
  const text = textOf(column, row);
  return typeof value === "number" && text === String(value) ? value : text;
}

/** What parts the cells of a line: a spreadsheet expects a semicolon where numbers have a decimal comma. */
export function csvSeparator(locale?: string): "," | ";" {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find(({ type }) => type === "decimal")?.value === "." ? "," : ";";
}

/**
 * The rows as CSV, one line each below the names of the columns. The grid's own export knows the rows of
 * one page only; this one takes all that match, with the same rules: formulas escaped
 * (`escapeFormulas`), and a mark that tells spreadsheets it is UTF-8 (`utf8WithBom`).
 */
export function csvOf<Row>(
  columns: readonly GridColumn<Row>[],
  rows: readonly Row[],
  separator: "," | ";" = ",",
): string {
  const exported = columns
    .filter(({ disableExport }) => disableExport !== true)
    .flatMap(({ exportAlso, ...column }) => [
      { headerName: column.headerName, value: (row: Row) => exportedValue(column, row) },
      ...(exportAlso === undefined ? [] : [exportAlso]),
    ]);
  const lines = [
    exported.map(({ headerName }) => headerName),
    ...rows.map((row) => exported.map(({ value }) => value(row))),
  ];
  return `\uFEFF${lines.map((line) => line.map(csvField).join(separator)).join("\r\n")}\r\n`;
}

/** A list's name as part of a file's: 'Events and documents' becomes 'events-and-documents'. */
export function fileNameOf(label: string): string {
  return label
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}

/** Saves the CSV of a list, whose name tells it apart from others: 'people'. */
export type SaveTable = (csv: Blob, list: string) => void;

/**
 * How an exported list becomes a file: the day in its name is the owner's to say. Without an owner
 * nothing is exported.
 */
export const TableExports = createContext<SaveTable | null>(null);
