import {
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GridCellCheckboxRenderer,
  type GridColDef,
  type GridColumnHeaderParams,
  GridHeaderCheckbox,
  type GridLocaleText,
  type GridRenderCellParams,
  type GridValidRowModel,
} from "@mui/x-data-grid";
import { styled } from "@mui/material/styles";
import { type ComponentProps, type ComponentType, createContext, Fragment, use } from "react";
import type Checkbox from "@mui/material/Checkbox";
import { TOUCH } from "../../theme/common-styles.ts";
import { TEXT_WIDTH } from "./table-breakpoint.ts";
import { type GridColumn, renderCell, textOf } from "./table-rows.ts";
import { tickOnEnter } from "../../tick-on-enter.ts";

/** Where the columns do not fit with `TEXT_WIDTH`; in px at a text size of 16 px. */
const MIN_TEXT_WIDTH = 140;

/** `"least"`: the columns fit only with their minimum widths; `"none"`: not even then. */
export type ColumnFit = "full" | "least" | "none";

export type SizedColumn = Pick<GridColumn<never>, "minWidth" | "width">;

const minWidthOf = ({ width, minWidth = width ?? MIN_TEXT_WIDTH }: SizedColumn) => minWidth;

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);

/** @param room width of the grid, in px at a text size of 16 px */
export function columnFit(columns: readonly SizedColumn[], room: number): ColumnFit {
  const full = columns.map(({ width, minWidth = 0 }) => width ?? Math.max(minWidth, TEXT_WIDTH));
  if (sum(full) <= room) return "full";
  return sum(columns.map(minWidthOf)) <= room ? "least" : "none";
}

/** @param scale text size as a multiple of 16 px; widths grow with it (WCAG 1.4.4) */
export function wideColumns<Row extends GridValidRowModel>(
  columns: readonly GridColumn<Row>[],
  scale: number,
  fit: ColumnFit,
): GridColDef<Row>[] {
  return columns.map((column, at) => {
    const { width, minWidth = MIN_TEXT_WIDTH, cell, ...own } = column;
    return {
      ...(width === undefined
        ? {
            flex: 1,
            minWidth: minWidth * scale,
          }
        : { width: Math.round((fit === "full" ? width : minWidthOf(column)) * scale) }),
      ...(at === 0 && { rowHeader: true, hideable: false }),
      ...own,
      valueGetter: (_value, row) => textOf(column, row),
      ...(cell && { renderCell: ({ row }) => cell(row) }),
    };
  });
}

const Card = styled("div")(({ theme }) => ({
  display: "flex",
  flex: 1,
  alignItems: "center",
  minWidth: 0,
  overflowWrap: "break-word",
  "& > div:first-of-type": { flex: 1, minWidth: 0, padding: "6px 0" },
  "& > div:first-of-type:not(:last-child)": { padding: 0 },
  // The first part of the lines below a name is at the end of its own where both have room.
  "@container (min-width: 24rem)": {
    "& > div:has(> [data-lines])": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      columnGap: 16,
      "& > [data-lines]": { display: "contents" },
      "& > [data-lines] > span:first-of-type:not(:only-of-type)": { gridArea: "1 / 2" },
      "& > [data-lines] > span:last-of-type": { gridColumn: "1 / -1", marginTop: 4 },
    },
  },
  "& dl": { ...theme.typography.body2, display: "grid", gap: 2, margin: "6px 0 0" },
  // Touch targets for links in adjacent lines.
  [TOUCH]: { "& dl > div:has(a)": { minHeight: 44 } },
  // A value wraps below a long label.
  "& dl > div": { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 8 },
  // The label of a value that wraps is in its first line.
  "& dl > div:not(:has(a, button))": { alignItems: "start" },
  "& dl > div:has(> dd:empty)": { display: "none" },
  "& dt": { minWidth: "6.5rem", color: theme.vars.palette.text.secondary },
  // Days are below each other: a sign hangs in the room of the labels, where those are beside them.
  "& dd": { flex: "1 1 9rem", margin: 0, minWidth: 0 },
  "@container (min-width: calc(15.5rem + 44px))": { "& dd": { "--sign-room": 0 } },
}));

/** Column of a narrow table: the name, with the labelled values below. Sorts by the name. */
export function compositeColumn<Row extends GridValidRowModel>(
  columns: readonly GridColumn<Row>[],
): GridColDef<Row>[] {
  const [title, ...values] = columns;
  if (title === undefined) return [];
  const beside = values.filter(({ narrow }) => narrow === "beside");
  const below = values.filter(({ narrow }) => narrow !== "beside");
  const { width: _width, ...named } = title;
  return [
    {
      ...named,
      flex: 1,
      minWidth: 0,
      rowHeader: true,
      resizable: false,
      disableColumnMenu: true,
      renderCell: ({ row }) => (
        <Card>
          <div>
            {renderCell(title, row)}
            {title.narrowContent === undefined
              ? below.length > 0 && (
                  <dl>
                    {below.map((column) => (
                      <div key={column.field}>
                        {column.narrow !== "bare" && <dt>{column.headerName}</dt>}
                        <dd>{renderCell(column, row)}</dd>
                      </div>
                    ))}
                  </dl>
                )
              : title.narrowContent(row)}
          </div>
          {beside.map((column) => (
            <Fragment key={column.field}>{renderCell(column, row)}</Fragment>
          ))}
        </Card>
      ),
    },
  ];
}

/** The grid's own check box also passes on `slotProps`. */
const RowCheckbox: ComponentType<
  GridRenderCellParams & { slotProps: { htmlInput: { "aria-label": string } } }
> = GridCellCheckboxRenderer;

/** Covers all pages and searches. */
export interface SelectAll {
  isAll: boolean;
  isSome: boolean;
  /** Absent where nothing can be selected. */
  toggle?: (() => void) | undefined;
}

/** A context, so that the columns stay the same. */
export const SelectAllContext = createContext<SelectAll>({ isAll: false, isSome: false });

/** The grid's own check box, with the state of all rows instead of one page. */
const HeaderCheckbox: ComponentType<
  GridColumnHeaderParams &
    Pick<
      ComponentProps<typeof Checkbox>,
      "checked" | "disabled" | "indeterminate" | "onChange" | "onKeyDown"
    > & { slotProps: { htmlInput: ComponentProps<"input"> } }
> = GridHeaderCheckbox;

function SelectAllBox(params: GridColumnHeaderParams) {
  const { isAll, isSome, toggle } = use(SelectAllContext);
  const isMixed = isSome && !isAll;
  return (
    <HeaderCheckbox
      {...params}
      checked={isAll}
      indeterminate={isMixed}
      disabled={toggle === undefined}
      onChange={() => toggle?.()}
      // Otherwise the column header handles these keys.
      onKeyDown={(event) => {
        if (event.key === " ") toggle?.();
        tickOnEnter(event);
      }}
      slotProps={{
        htmlInput: {
          name: "select_all_rows",
          "aria-label": "Select all",
          "aria-checked": isMixed ? "mixed" : isAll,
        },
      }}
    />
  );
}

const renderSelectAll: NonNullable<GridColDef["renderHeader"]> = (params) => (
  <SelectAllBox {...params} />
);

export const selectionColumn = <Row extends GridValidRowModel>(
  getRowName: (row: Row) => string,
): GridColDef<Row> => ({
  ...GRID_CHECKBOX_SELECTION_COL_DEF,
  hideable: false,
  renderHeader: renderSelectAll as NonNullable<GridColDef<Row>["renderHeader"]>,
  renderCell: (params) => (
    <RowCheckbox
      {...params}
      slotProps={{ htmlInput: { "aria-label": `Select ${getRowName(params.row)}` } }}
    />
  ),
});

/** Texts that differ from the grid's own. */
export const GRID_TEXTS: Partial<GridLocaleText> = {
  columnMenuSortAsc: "Sort ascending",
  columnMenuSortDesc: "Sort descending",
  checkboxSelectionHeaderName: "Select",
  paginationRowsPerPage: "Rows per page",
  paginationDisplayedRows: ({ from, to, count }) => `${from}–${to} of ${count}`,
  paginationItemAriaLabel: (type) => `${type.charAt(0).toUpperCase()}${type.slice(1)} page`,
};
