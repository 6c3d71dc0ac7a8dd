import type { GridColDef } from "@mui/x-data-grid";
import type { ReactNode } from "react";
import { comparerOf } from "../../text/order.ts";
import { fold, hasWords, searchWords } from "../../text/search.ts";
import type { Distinction } from "../../text/namesakes.ts";
import { isNarrowed, type TableSort, type TableState } from "./table-state.ts";

export interface FilterOption {
  value: string;
  label: string;
}

/**
 * Column of a table, with the names of MUI's `DataGrid`; must be stable between renders. Widths are
 * px at a text size of 16 px; a column without one takes the rest. `minWidth` is used where the
 * widths do not fit. The first column names the row, unless another is the `rowHeader`.
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
   * @param mark distinguishes rows with the same name (`namesakes`)
   */
  cell?: (row: Row, mark?: string) => ReactNode;
  /** Distinguishes rows whose texts look alike; for the column that names the row. */
  namesakes?: Pick<Distinction<Row>, "idOf" | "marksOf">;
  /** Shows only rows whose `accessor` value is or contains the choice. */
  filter?: {
    label: string;
    options: readonly FilterOption[];
    accessor: (row: Row) => string | readonly string[];
    /** The page has a control of its own for it. Default false. */
    isFieldHidden?: boolean;
  };
  /**
   * In narrow tables, `"bare"` omits the label, and `"beside"` also puts a control next to the
   * name.
   */
  narrow?: "bare" | "beside";
  /** Height of a value or of `narrowContent`, in pixels, if it is taller than a line of text. */
  narrowHeight?: number;
  /** Below the name in narrow tables, in place of the other columns; for the first column. */
  narrowContent?: (row: Row) => ReactNode;
  /** Hidden where even the minimum widths do not fit; the View menu shows it. Default false. */
  hidesFirst?: boolean;
  /** Takes the room that names no longer need; only in tables with rows that open. Default false. */
  takesRest?: boolean;
  /** For example the text of a status icon. */
  extraExportColumn?: { headerName: string; value: (row: Row) => string };
}

export function valueOf<Row>({ field, value }: GridColumn<Row>, row: Row): string | number {
  const own: unknown = value === undefined ? row[field as keyof Row] : value(row);
  return typeof own === "number" || typeof own === "string" ? own : "";
}

export const textOf = <Row>(column: GridColumn<Row>, row: Row): string =>
  column.text?.(row) ?? String(valueOf(column, row));

export const renderCell = <Row>(column: GridColumn<Row>, row: Row): ReactNode =>
  column.cell === undefined ? textOf(column, row) : column.cell(row);

/** Stable sort; rows without a value (empty text, NaN) come last in both directions. */
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

/** 'Search: ana; Status: Expired', for paper, which does not show the controls. */
export function describeNarrowing<Row>(
  { search, filters }: TableState,
  columns: readonly GridColumn<Row>[],
): string {
  const parts = search.trim() === "" ? [] : [`Search: ${search.trim()}`];
  for (const { field, filter } of columns) {
    const wanted = filters[field];
    if (wanted === undefined || filter === undefined) continue;
    const option = filter.options.find(({ value }) => value === wanted);
    parts.push(`${filter.label}: ${option?.label ?? wanted}`);
  }
  return parts.join("; ");
}

export interface RowWindow<Row> {
  /** Rows of one page, sorted when first read. */
  readonly rows: readonly Row[];
  count: number;
  matching: number;
  total: number;
  /** 0 is the first page; a page past the end becomes the last. */
  page: number;
  pageCount: number;
}

/** Separates searched fields, so that a word cannot match across two. */
const FIELD_END = "\u0000";

/**
 * Texts and orders are computed once, on first use, so that a search of 10,000 rows takes
 * milliseconds. The search is literal and case-insensitive (shell 9): a typed pattern must neither
 * fail nor run forever. Each word must be in one field.
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
    // Equal values stay in the default order.
    const base = isDefault ? rows : order(defaultSort);
    const column = columns.find(({ field, sortable }) => field === sort.id && sortable !== false);
    const computed = column === undefined ? base : orderBy(column, base, sort.desc);
    orders.set(key, computed);
    return computed;
  }

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
      // The toolbar renders first and needs only the count.
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
