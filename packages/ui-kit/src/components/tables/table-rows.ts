import type { GridColDef } from "@mui/x-data-grid";
import type { ReactNode } from "react";
import { comparerOf } from "../../text/order.ts";
import { fold, hasWords, searchWords } from "../../text/search.ts";
import type { Distinction } from "../../text/twins.ts";
import { isNarrowed, type TableSort, type TableState } from "./table-state.ts";

export interface FilterOption {
  value: string;
  label: string;
}

/**
 * Column of a table, with the names of MUI's `DataGrid`. Widths are px at a text size of 16 and
 * grow with it; a column without one takes the rest. With a `minWidth` beside it, a table with rows that open shrinks
 * the column down to that before it shows cards; a grid takes it where not all have their width. `field` is used by `TableState`. Must be
 * stable between renders. The first column names the row, unless another is its `rowHeader`.
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
  /** Sort value; dates are `YYYY-MM-DD`, '' and NaN sort last. Default: the row's `field`. */
  value?: (row: Row) => string | number | null | undefined;
  /** Copied and exported text. Default: the value. */
  text?: (row: Row) => string;
  /**
   * Content. Default: the text.
   *
   * @param mark distinguishes rows of one name (`twins`)
   */
  cell?: (row: Row, mark?: string) => ReactNode;
  /** Distinguishes rows whose text looks alike; for the column that names them. */
  twins?: Pick<Distinction<Row>, "idOf" | "marksOf">;
  /** Keeps the rows whose `accessor` is or contains the choice. */
  filter?: {
    /** Accessible name, for example "Filter by person". */
    label: string;
    /** In the order shown. */
    options: readonly FilterOption[];
    accessor: (row: Row) => string | readonly string[];
  };
  /**
   * In narrow tables: `"bare"` omits the label, for values that explain themselves; `"beside"` also
   * puts a control in the line of the name.
   */
  phone?: "bare" | "beside";
  /**
   * Hidden where a grid has not even room for the least widths; the View menu shows it. Default
   * false.
   */
  hidesFirst?: boolean;
  /** Extra exported column: the word of a status that is shown as a sign. */
  extraExportColumn?: { headerName: string; value: (row: Row) => string };
}

export function valueOf<Row>({ field, value }: GridColumn<Row>, row: Row): string | number {
  const own: unknown = value === undefined ? row[field as keyof Row] : value(row);
  return typeof own === "number" || typeof own === "string" ? own : "";
}

export const textOf = <Row>(column: GridColumn<Row>, row: Row): string =>
  column.text?.(row) ?? String(valueOf(column, row));

export const shownIn = <Row>(column: GridColumn<Row>, row: Row): ReactNode =>
  column.cell === undefined ? textOf(column, row) : column.cell(row);

/**
 * Stable sort in either direction; rows without a value (empty text, NaN) come last in both.
 *
 * @param base the rows, in the order that breaks ties
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

export interface RowWindow<Row> {
  /** Rows of one page, sorted when first read. */
  readonly rows: readonly Row[];
  count: number;
  /** Rows that match search and filters. */
  matching: number;
  /** All rows. */
  total: number;
  /** 0 is the first page; a page past the end becomes the last. */
  page: number;
  pageCount: number;
}

/** Separates searched fields, so that a word cannot match across two. */
const FIELD_END = "\u0000";

/**
 * Index for search, filters and order. Folded texts and orders are computed once, on first use:
 * 10,000 rows are searched in a few milliseconds.
 * The search is literal and case-insensitive (shell 9): a typed pattern must neither fail nor run
 * away. A row matches that has every word in one of its fields.
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
    // Equal values keep the table's own order.
    const base = isDefault ? rows : order(defaultSort);
    const column = columns.find(({ field, sortable }) => field === sort.id && sortable !== false);
    const computed = column === undefined ? base : orderBy(column, base, sort.desc);
    orders.set(key, computed);
    return computed;
  }

  /** On all pages, in order. */
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
      // The toolbar is drawn first, and needs only the count.
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
