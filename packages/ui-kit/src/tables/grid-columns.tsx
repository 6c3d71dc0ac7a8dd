import type {
  GridColDef,
  GridLocaleText,
  GridRenderCellParams,
  GridValidRowModel,
} from "@mui/x-data-grid";
import { styled } from "@mui/material/styles";
import { Fragment } from "react";
import type { ReactNode } from "react";
import type { ColumnFilterSpec } from "./table-rows.ts";
import type { ShellColumn } from "./TableShell.tsx";

/** What a column is sorted by. Dates are `YYYY-MM-DD` text. */
type Value = string | number | null | undefined;

/**
 * A column as MUI's `DataGrid` takes it, and what lists need besides. The value sorts the rows, and is
 * what is copied and exported where no `valueFormatter` says another text. Keep the array of columns
 * stable between renders (module scope or `useMemo`). The first column names the row.
 */
export type GridColumn<Row extends GridValidRowModel> = Omit<
  GridColDef<Row>,
  "type" | "valueFormatter" | "valueGetter"
> & {
  /** '' and NaN come last. Default: the row's own `field`. */
  valueGetter?: (value: never, row: Row) => Value;
  /** The text that is copied and exported. */
  valueFormatter?: (value: never, row: Row) => string;
  filter?: ColumnFilterSpec<Row>;
  /**
   * Where columns do not fit: `"bare"` leaves the label out, for values that explain themselves; `"beside"`
   * as well, for a control that stands in the line of the name.
   */
  phone?: "labelled" | "bare" | "beside";
  /** A column that is exported behind this one: the word of a status that is shown as a sign. */
  exportAlso?: { headerName: string; value: (row: Row) => string };
};

/** The value a column sorts by. */
export function valueOf<Row extends GridValidRowModel>(
  { field, valueGetter }: GridColumn<Row>,
  row: Row,
): string | number {
  // The grid's own getters are given the field's value first; ours read the row.
  const value: unknown =
    valueGetter === undefined ? row[field] : valueGetter(row[field] as never, row);
  return typeof value === "number" || typeof value === "string" ? value : "";
}

/** The text a column shows, as it is copied and exported. */
export function textOf<Row extends GridValidRowModel>(column: GridColumn<Row>, row: Row): string {
  const value = valueOf(column, row);
  return column.valueFormatter === undefined
    ? String(value)
    : column.valueFormatter(value as never, row);
}

/** The columns as what stands around the rows knows them. */
export function shellColumns<Row extends GridValidRowModel>(
  columns: readonly GridColumn<Row>[],
): ShellColumn<Row>[] {
  return columns.map((column) => ({
    id: column.field,
    header: column.headerName ?? column.field,
    ...(column.sortable === false ? {} : { sortValue: (row: Row) => valueOf(column, row) }),
    ...(column.filter === undefined ? {} : { filter: column.filter }),
    ...(column.width === undefined ? {} : { width: column.width }),
    ...(column.minWidth === undefined ? {} : { minWidth: column.minWidth }),
  }));
}

/** What a column of words needs, so that no usual word has to break: in px at a text size of 16. */
const LEAST_WORDS = 140;

/**
 * The columns side by side.
 *
 * @param scale the reader's own text size as a multiple of 16 px, with which widths grow (WCAG 1.4.4)
 */
export function wideColumns<Row extends GridValidRowModel>(
  columns: readonly GridColumn<Row>[],
  scale: number,
): GridColDef<Row>[] {
  return columns.map(({ width, minWidth = LEAST_WORDS, ...column }, at) => ({
    ...(width === undefined
      ? { flex: 1, minWidth: minWidth * scale }
      : { width: Math.round(width * scale) }),
    ...(at === 0 ? { rowHeader: true, hideable: false } : {}),
    ...column,
  }));
}

const Card = styled("div")(({ theme }) => ({
  display: "flex",
  flex: 1,
  alignItems: "center",
  minWidth: 0,
  overflowWrap: "break-word",
  "& > div:first-of-type": { flex: 1, minWidth: 0, padding: "6px 0" },
  "& > div:first-of-type:not(:last-child)": { padding: 0 },
  "& dl": { ...theme.typography.body2, display: "grid", gap: 2, margin: "6px 0 0" },
  // A value that a long label leaves no room for stands below it.
  "& dl > div": { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 8 },
  // A label without a value says nothing.
  "& dl > div:has(> dd:empty)": { display: "none" },
  "& dt": { minWidth: "6.5rem", color: theme.vars.palette.text.secondary },
  "& dd": { flex: "1 1 9rem", margin: 0, minWidth: 0 },
}));

/**
 * One column with all of a row where columns do not fit: its name, and below it the other values with
 * their labels. It sorts by the name.
 */
export function compositeColumn<Row extends GridValidRowModel>(
  columns: readonly GridColumn<Row>[],
): GridColDef<Row>[] {
  const [title, ...values] = columns;
  if (title === undefined) return [];
  const beside = values.filter(({ phone }) => phone === "beside");
  const others = values.filter(({ phone }) => phone !== "beside");
  const show = (column: GridColumn<Row>, params: GridRenderCellParams<Row>): ReactNode =>
    column.renderCell === undefined
      ? textOf(column, params.row)
      : column.renderCell({ ...params, field: column.field, value: valueOf(column, params.row) });
  const { width: _width, ...named } = title;
  return [
    {
      ...named,
      flex: 1,
      minWidth: 0,
      rowHeader: true,
      resizable: false,
      disableColumnMenu: true,
      renderCell: (params) => (
        <Card>
          <div>
            {show(title, params)}
            {others.length > 0 && (
              <dl>
                {others.map((column) => (
                  <div
                    key={column.field}
                    {...(column.phone === "bare" ? { "data-bare": true } : {})}
                  >
                    {column.phone !== "bare" && <dt>{column.headerName}</dt>}
                    <dd>{show(column, params)}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
          {beside.map((column) => (
            <Fragment key={column.field}>{show(column, params)}</Fragment>
          ))}
        </Card>
      ),
    },
  ];
}

/** The grid's words where they differ from the portal's plain English. */
export const GRID_WORDS: Partial<GridLocaleText> = {
  columnHeaderSortIconLabel: "Sort",
  columnMenuManageColumns: "Choose columns",
  columnMenuSortAsc: "Sort ascending",
  columnMenuSortDesc: "Sort descending",
  columnsManagementSearchTitle: "Find a column",
  columnsManagementShowHideAllText: "All columns",
  checkboxSelectionHeaderName: "Select",
  checkboxSelectionSelectAllRows: "Select all",
  checkboxSelectionUnselectAllRows: "Select all",
  paginationRowsPerPage: "Rows per page",
  paginationDisplayedRows: ({ from, to, count }) =>
    count === 0 ? "0 of 0" : `${from}–${to} of ${count}`,
  paginationItemAriaLabel: (type) => `${type.charAt(0).toUpperCase()}${type.slice(1)} page`,
};
