import type { GridColumnVisibilityModel } from "@mui/x-data-grid";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { Download } from "lucide-react";
import { lazy, Suspense, use, useEffect, useMemo, useState } from "react";
import type { DataTableProps, GridView } from "./data-table-props.ts";
import type { ColumnFit } from "./grid-columns.tsx";
import type { GridRows } from "./GridRows.tsx";
import { reportChunkLoadError, showChunkLoading } from "../../chunk-load-error.ts";
import { withMark } from "../../text/namesakes.ts";
import { TOUCH } from "../../theme/common-styles.ts";
import { narrowTableStyles } from "./table-breakpoint.ts";
import { TableExports } from "./table-exports.ts";
import { withFilter } from "./table-state.ts";
import { ToolButton } from "../toolbar/ToolMenu.tsx";
import { useNamesakeRows } from "./namesake-rows.tsx";
import { PrintedRows } from "./PrintedRows.tsx";
import { RowsSkeleton } from "./RowsSkeleton.tsx";
import { type VisibleRows, TableLayout } from "./TableLayout.tsx";
import { hasViewMenu, ViewMenu } from "./ViewMenu.tsx";

// Few lists have a filter, and its code is a tenth of the grid's size.
const ColumnFilter = lazy(async () => ({
  default: (await import("./ColumnFilter.tsx")).ColumnFilter,
}));
const loadSelectionBar = async () => ({
  default: (await import("./SelectionBar.tsx")).SelectionBar,
});
const SelectionBar = lazy(() => showChunkLoading(loadSelectionBar()));
const filterSkeleton = (
  <Skeleton
    variant="rounded"
    sx={{
      // The field is as wide as a `ColumnFilter`.
      flex: { xs: "1 1 100%", sm: "1 1 140px" },
      maxWidth: { sm: 256 },
      height: 36,
      [TOUCH]: { height: 44 },
    }}
  />
);

/** Cards have no columns to choose and no common height. */
const OfColumns = styled("span")({ display: "flex", ...narrowTableStyles({ display: "none" }) });

let grid: typeof GridRows | null = null;

/** Preloads the grid. @throws {Error} when the chunk fails to load */
export async function loadGrid(): Promise<void> {
  grid = (await import("./GridRows.tsx")).GridRows;
}

/** Null while its chunk loads. Not `React.lazy`: Suspense delays the swap by 300 ms. */
function useGrid(): typeof GridRows | null {
  const [isLoaded, setLoaded] = useState(grid !== null);
  useEffect(() => {
    // Not `grid`: it may have been loaded since the last render.
    if (isLoaded) return;
    const load = () => {
      loadGrid().then(
        () => setLoaded(true),
        (error: unknown) =>
          setLoaded(() => {
            throw error;
          }),
      );
    };
    // After the next frame, which shows no rows.
    requestAnimationFrame(() => setTimeout(load));
  }, [isLoaded]);
  return isLoaded ? grid : null;
}

const DEFAULT_VIEW: GridView = { density: "standard", columns: {} };

/** List on MUI's `DataGrid`. A click on a row shows its preview or opens its name's link. */
export function DataTable<Row extends { id: string }>({
  columns: given,
  view: ownedView,
  onViewChange,
  selection: selectedIds,
  layoutRows,
  gridProps,
  renderSidePanel,
  renderPaper,
  rowsToExport,
  ...shell
}: DataTableProps<Row>) {
  const { label, rows: all } = shell;
  const { columns, markOf } = useNamesakeRows(given, all);
  const rowName = selectedIds?.getRowName;
  const getRowName = useMemo(
    () => rowName && ((row: Row) => withMark(rowName(row), markOf(row))),
    [rowName, markOf],
  );
  const selection = selectedIds && getRowName && { ...selectedIds, getRowName };
  const save = use(TableExports);
  const [ownView, setOwnView] = useState<GridView>();
  const view = (onViewChange ? ownedView : ownView) ?? DEFAULT_VIEW;
  const setView = onViewChange ?? setOwnView;
  const { density, columns: chosen } = view;
  const [fit, setFit] = useState<ColumnFit>("full");
  const visibility = useMemo(() => {
    const first = fit === "none" ? columns.filter(({ hidesFirst }) => hidesFirst === true) : [];
    return { ...Object.fromEntries(first.map(({ field }) => [field, false])), ...chosen };
  }, [columns, fit, chosen]);
  // Columns hidden by the width are not the user's choice.
  const setVisibility = (next: GridColumnVisibilityModel) => {
    const changed = Object.entries(next).filter(
      ([field, isVisible]) => isVisible !== (visibility[field] ?? true),
    );
    setView({ density, columns: { ...chosen, ...Object.fromEntries(changed) } });
  };
  const Grid = useGrid();
  const exportRows = (matching: readonly Row[]) => {
    const visible = columns.filter(({ field }) => chosen[field] !== false);
    showChunkLoading(import("./csv.ts")).then(({ csvOf, csvSeparator, slugify }) => {
      const text = csvOf(visible, matching, csvSeparator());
      const csv = new Blob([text], { type: "text/csv;charset=utf-8" });
      save?.(csv, slugify(label));
    }, reportChunkLoadError);
  };
  const isList = selection?.areRowsLinks === true;
  const bar = ({ all: allRows }: VisibleRows<Row>) =>
    selection && (
      <Suspense>
        <SelectionBar
          {...selection}
          {...(isList &&
            save && {
              onExport: () => exportRows(allRows().filter((row) => selection.selected.has(row.id))),
            })}
        />
      </Suspense>
    );
  return (
    <TableLayout
      {...shell}
      columns={columns}
      isSelectable={selection !== undefined}
      {...(selection &&
        !isList && {
          renderSelection: bar,
          isSelecting: selection.readOnly !== true && selection.selected.size > 0,
        })}
      renderFilters={({ deferred, update }) =>
        columns.map(
          ({ field, filter }) =>
            filter !== undefined &&
            filter.isFieldHidden !== true && (
              <Suspense key={field} fallback={filterSkeleton}>
                <ColumnFilter
                  label={filter.label}
                  options={filter.options}
                  value={deferred.filters[field]}
                  onChange={(value) => update((state) => withFilter(state, field, value))}
                />
              </Suspense>
            ),
        )
      }
      renderTools={({ matching }) => (
        <>
          {hasViewMenu(columns) && (
            <OfColumns data-wide>
              <ViewMenu
                columns={columns}
                density={density}
                onDensityChange={(next) => setView({ ...view, density: next })}
                visibility={visibility}
                onVisibilityChange={setVisibility}
              />
            </OfColumns>
          )}
          {save !== null && (selection === undefined || isList) && (
            <ToolButton
              startIcon={<Download size={16} />}
              onClick={() => exportRows(rowsToExport?.() ?? matching())}
            >
              Export
            </ToolButton>
          )}
        </>
      )}
    >
      {(rows) => (
        <>
          {rows.printed && (
            <PrintedRows
              label={label}
              columns={columns.filter(({ field }) => visibility[field] !== false)}
              rows={layoutRows?.(rows.printed, 0, rows) ?? rows.printed}
              // The ticks of a list are for its bar, those of a form are its values.
              selected={isList ? undefined : selection?.selected}
              render={renderPaper}
            />
          )}
          {Grid === null ? (
            <RowsSkeleton
              columns={columns}
              count={rows.shown.count}
              isSelectable={selection !== undefined}
            />
          ) : (
            <Grid
              painted={rows}
              label={label}
              columns={columns}
              scrollsSideways={shell.scrollsSideways ?? false}
              selection={selection}
              layoutRows={layoutRows}
              onFitChange={
                columns.some(({ hidesFirst }) => hidesFirst === true) ? setFit : undefined
              }
              grid={{
                ...gridProps,
                density,
                columnVisibilityModel: visibility,
                onColumnVisibilityModelChange: setVisibility,
                disableColumnSelector: !hasViewMenu(columns),
              }}
            />
          )}
          {isList && bar(rows)}
          {renderSidePanel?.(rows)}
        </>
      )}
    </TableLayout>
  );
}
