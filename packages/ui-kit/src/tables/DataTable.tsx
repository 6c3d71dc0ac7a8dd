import { DataGrid, GridPreferencePanelsValue, useGridApiRef } from "@mui/x-data-grid";
import type {
  DataGridProps,
  GridCellParams,
  GridColumnVisibilityModel,
  GridDensity,
  GridEventListener,
  GridSortModel,
  GridValidRowModel,
} from "@mui/x-data-grid";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import Tooltip from "@mui/material/Tooltip";
import { Check, Columns3, Download, Rows3 } from "lucide-react";
import { lazy, Suspense, use, useMemo, useRef, useState } from "react";
import type { MouseEvent } from "react";
import { MEASURE } from "../theme/tokens.ts";
import { ChoiceMenu } from "./ChoiceMenu.tsx";
import type { Choice } from "./ChoiceMenu.tsx";
import { compositeColumn, GRID_WORDS, shellColumns, wideColumns } from "./grid-columns.tsx";
import type { GridColumn } from "./grid-columns.tsx";
import { meansRow, TAKES_KEYS, toggled } from "./row-press.ts";
import { csvOf, fileNameOf, TableExports } from "./table-csv.ts";
import { roomFor, useTableRoom, withoutRoom } from "./table-room.ts";
import { nextSelection, selectionColumn, SelectionBar } from "./table-selection.tsx";
import type { TableSelection } from "./table-selection.tsx";
import { PAGE_SIZES, withFilter, withPage, withPageSize, withSort } from "./table-state.ts";
import { TableShell } from "./TableShell.tsx";
import type { ShownRows, TableShellProps } from "./TableShell.tsx";

export interface DataTableProps<Row extends GridValidRowModel> extends Omit<
  TableShellProps<Row>,
  "columns"
> {
  /** Keep stable between renders: module scope or `useMemo`. The first one names the row. */
  columns: readonly GridColumn<Row>[];
  getRowId: (row: Row) => string;
  /** Lets rows be ticked. */
  selection?: TableSelection<Row> | undefined;
}

// Few lists have one, and what it stands on weighs a tenth of the grid.
const ColumnFilter = lazy(async () => ({
  default: (await import("./ColumnFilter.tsx")).ColumnFilter,
}));
/** As large as the filter will be. */
const filterSkeleton = (
  <Skeleton variant="rounded" sx={{ width: { xs: 1, sm: 220 }, height: { xs: 44, sm: 36 } }} />
);

const Tools = styled("div")({ display: "flex", alignItems: "center", gap: 4 });

/** Rows that stand in no columns have neither columns to choose nor one height. */
const OfColumns = styled("span")({ display: "flex", ...withoutRoom({ display: "none" }) });

const DENSITIES: readonly Choice<GridDensity>[] = [
  { id: "compact", label: "Compact" },
  { id: "standard", label: "Standard" },
  { id: "comfortable", label: "Comfortable" },
];

/** Heights of a row and of the head in px, at a text size of 16. */
const ROW = 44;
const HEAD = 36;

// What to do when nothing matches stands below the grid.
const NO_OVERLAY = { noRowsOverlay: () => null };
const NOT_SELECTABLE = { isRowSelectable: () => false };
const autoHeight = () => "auto" as const;

/** What the name of a row leads to. */
function linkOf(row: Element | null): HTMLAnchorElement | null {
  return row?.querySelector<HTMLAnchorElement>("[role=rowheader] a[href]") ?? null;
}

/** Opens what the name of a row opens, in the way a link would. */
function openRow(event: MouseEvent<HTMLElement>): void {
  const link = linkOf(event.currentTarget);
  if (link === null || !meansRow(event.target)) return;
  const isElsewhere = event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey;
  if (isElsewhere) window.open(link.href, "_blank", "noopener");
  else if (event.button === 0) link.click();
}

/** Keys inside a control of a cell are the control's; Enter on a cell is for what stands in it. */
const onCellKeyDown: GridEventListener<"cellKeyDown"> = (params: GridCellParams, event) => {
  if (event.target !== event.currentTarget) {
    const isControl = event.target instanceof Element && event.target.matches(TAKES_KEYS);
    if (isControl && params.field !== "__check__") event.defaultMuiPrevented = true;
    return;
  }
  if (event.key !== "Enter") return;
  event.currentTarget.querySelector<HTMLElement>("a[href], button, input")?.click();
};

/**
 * The list of the product, on MUI's `DataGrid`: search, sort, filters, pages of 25 or 100 rows, columns
 * and density to choose, export, and every state a list can be in. A press on a row opens what its name
 * opens.
 */
export function DataTable<Row extends GridValidRowModel>({
  columns,
  getRowId,
  selection,
  ...shell
}: DataTableProps<Row>) {
  const { label } = shell;
  const ofShell = useMemo(() => shellColumns(columns), [columns]);
  const apiRef = useGridApiRef();
  const save = use(TableExports);
  const [density, setDensity] = useState<GridDensity>("standard");
  const [visibility, setVisibility] = useState<GridColumnVisibilityModel>({});
  const [columnsButton, setColumnsButton] = useState<HTMLElement | null>(null);

  const grid: Partial<DataGridProps<Row>> = {
    apiRef,
    density,
    columnVisibilityModel: visibility,
    onColumnVisibilityModelChange: setVisibility,
    slotProps: {
      panel: { target: columnsButton },
      row: { onAuxClick: openRow },
      columnsManagement: { disableResetButton: true },
    },
  };

  const exportRows = (matching: readonly Row[]) => {
    const visible = columns.filter(({ field }) => visibility[field] !== false);
    const csv = new Blob([csvOf(visible, matching)], { type: "text/csv;charset=utf-8" });
    save?.(csv, fileNameOf(label));
  };
  return (
    <TableShell
      {...shell}
      columns={ofShell}
      renderTools={({ settled, update, matching }) => (
        <>
          {columns.map(
            ({ field, filter }) =>
              filter !== undefined && (
                <Suspense key={field} fallback={filterSkeleton}>
                  <ColumnFilter
                    label={filter.label}
                    options={filter.options}
                    value={settled.filters[field]}
                    onChange={(value) => update((state) => withFilter(state, field, value))}
                  />
                </Suspense>
              ),
          )}
          <Tools>
            <OfColumns>
              {columns.length > 1 && (
                <Tooltip title="Columns">
                  <IconButton
                    aria-label="Columns"
                    onClick={({ currentTarget }) => {
                      setColumnsButton(currentTarget);
                      apiRef.current?.showPreferences(GridPreferencePanelsValue.columns);
                    }}
                  >
                    <Columns3 size={18} />
                  </IconButton>
                </Tooltip>
              )}
              <ChoiceMenu
                label="Density"
                icon={Rows3}
                choices={DENSITIES}
                chosen={density}
                mark={Check}
                onChoose={setDensity}
              />
            </OfColumns>
            {save !== null && selection === undefined && (
              <Button
                variant="text"
                // No higher than the search beside it, which stands there before the rows do.
                sx={{ py: 0 }}
                startIcon={<Download size={16} />}
                onClick={() => exportRows(matching())}
              >
                Export
              </Button>
            )}
          </Tools>
        </>
      )}
    >
      {(rows) => (
        <>
          {selection !== undefined && <SelectionBar {...selection} />}
          <Rows
            {...rows}
            label={label}
            columns={columns}
            getRowId={getRowId}
            selection={selection}
            grid={grid}
          />
        </>
      )}
    </TableShell>
  );
}

interface RowsProps<Row extends GridValidRowModel>
  extends
    ShownRows<Row>,
    Pick<DataTableProps<Row>, "label" | "columns" | "getRowId" | "selection"> {
  /** What the tools above the rows have set. */
  grid: Partial<DataGridProps<Row>>;
}

/** One page of rows. */
function Rows<Row extends GridValidRowModel>({
  shown,
  settled: { sort, pageSize },
  update,
  matching,
  label,
  columns,
  getRowId,
  selection,
  grid,
}: RowsProps<Row>) {
  const box = useRef<HTMLDivElement>(null);
  const measured = useTableRoom(box, roomFor(columns));
  const inColumns = measured?.inColumns ?? true;
  const scale = measured?.scale ?? 1;
  const getRowName = selection?.getRowName;
  const gridColumns = useMemo(
    () => [
      ...(getRowName === undefined ? [] : [selectionColumn(getRowName)]),
      ...(inColumns ? wideColumns(columns, scale) : compositeColumn(columns)),
    ],
    [columns, inColumns, scale, getRowName],
  );
  // What keeps its identity is not applied to the grid once more.
  const sortModel = useMemo<GridSortModel>(
    () => [{ field: sort.id, sort: sort.desc ? "desc" : "asc" }],
    [sort],
  );
  const select = selection?.readOnly === true ? undefined : selection?.onSelectedChange;
  return (
    <div
      ref={box}
      // The grid scrolls only itself to the cell that the arrows lead to; here the page scrolls.
      onFocus={({ target }) => {
        if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest" });
      }}
    >
      {measured === null ? (
        // As high as the rows will be at least: a page that is returned to is scrolled at once.
        <div style={{ height: HEAD + shown.rows.length * ROW }} />
      ) : (
        <DataGrid<Row>
          {...grid}
          {...(!inColumns && { density: "standard", columnVisibilityModel: {} })}
          aria-label={label}
          autoHeight
          rows={shown.rows}
          columns={gridColumns}
          getRowId={getRowId}
          getRowHeight={autoHeight}
          rowHeight={ROW * scale}
          columnHeaderHeight={HEAD * scale}
          // Search, filters, order and pages are made before (`table-rows.ts`), once for all rows: the
          // grid holds one page.
          filterMode="server"
          disableColumnFilter
          sortingMode="server"
          sortingOrder={["asc", "desc"]}
          sortModel={sortModel}
          onSortModelChange={([next]) => {
            if (next !== undefined) update((state) => withSort(state, next.field));
          }}
          paginationMode="server"
          rowCount={shown.matching}
          pageSizeOptions={PAGE_SIZES}
          paginationModel={{ page: shown.page, pageSize }}
          onPaginationModelChange={({ page, pageSize: chosen }) => {
            const size = PAGE_SIZES.find((known) => known === chosen) ?? pageSize;
            if (size !== pageSize) {
              update((state) => withPageSize({ ...state, page: shown.page }, size));
              return;
            }
            update((state) => withPage(state, page));
            // A new page begins at the table's top.
            const table = box.current?.closest("section");
            if ((table?.getBoundingClientRect().top ?? 0) < MEASURE.topBar) table?.scrollIntoView();
          }}
          hideFooter={shown.matching === 0}
          hideFooterSelectedRowCount
          checkboxSelection={selection !== undefined}
          disableRowSelectionOnClick
          keepNonExistentRowsSelected
          {...(selection?.readOnly === true ? NOT_SELECTABLE : {})}
          rowSelectionModel={{ type: "include", ids: new Set(selection?.selected) }}
          onRowSelectionModelChange={(model) => {
            if (selection === undefined) return;
            select?.(nextSelection(selection.selected, model, () => matching().map(getRowId)));
          }}
          onRowClick={({ id }, event) => {
            if (select === undefined) openRow(event);
            else if (selection !== undefined && meansRow(event.target)) {
              select(toggled(selection.selected, String(id)));
            }
          }}
          onCellKeyDown={onCellKeyDown}
          localeText={GRID_WORDS}
          slots={NO_OVERLAY}
        />
      )}
    </div>
  );
}
