import {
  DataGrid,
  type DataGridProps,
  GridColumnMenuHideItem,
  useGridApiRef,
  type GridEventListener,
  type GridRowSelectionModel,
  type GridSortModel,
} from "@mui/x-data-grid";
import { styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type FocusEvent, type MouseEvent, useLayoutEffect, useMemo, useRef } from "react";
import { PINNED, STICKY, TOUCH } from "../../theme/common-styles.ts";
import { MEASURE } from "../../theme/tokens.ts";
import type { DataTableProps } from "./data-table-props.ts";
import {
  type ColumnFit,
  compositeColumn,
  GRID_TEXTS,
  type SelectAll,
  SelectAllContext,
  selectionColumn,
  wideColumns,
} from "./grid-columns.tsx";
import { breakpointFor, LEAD_WIDTH } from "./table-breakpoint.ts";
import { PAGE_SIZES, withPage, withPageSize, withSort } from "./table-state.ts";
import { cardHeight, HEAD_HEIGHT, ROW_HEIGHT, TOUCH_HEAD_HEIGHT } from "./RowsSkeleton.tsx";
import { useDrawnHeights } from "./useDrawnHeights.ts";
import { useTableBreakpoint } from "./useTableBreakpoint.ts";
import { INTERACTIVE_SELECTOR, isRowClick } from "./is-row-click.ts";
import type { VisibleRows } from "./TableLayout.tsx";
import { withToggled } from "./with-toggled.ts";
import { tickOnEnter } from "../../tick-on-enter.ts";

const NO_FOCUS = {
  cell: null,
  columnHeader: null,
  columnHeaderFilter: null,
  columnGroupHeader: null,
};
// "No match" is shown below the grid.
const NO_OVERLAY = { noRowsOverlay: () => null };
const NOT_SELECTABLE = { isRowSelectable: () => false };
// The toolbar's menu shows hidden columns again.
const COLUMN_MENU = { slots: { columnMenuColumnsItem: GridColumnMenuHideItem } };
const autoHeight = () => "auto" as const;

function previewOf(row: Element | null): HTMLElement | undefined {
  const button = row?.querySelector<HTMLElement>("[data-preview]");
  return button?.checkVisibility() ? button : undefined;
}

/** Modifier keys open the link in a new tab. */
function openRow(event: MouseEvent<HTMLElement>): void {
  const link = event.currentTarget.querySelector<HTMLAnchorElement>("[role=rowheader] a[href]");
  if (link === null || !isRowClick(event.target)) return;
  const isElsewhere = event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey;
  if (isElsewhere) window.open(link.href, "_blank", "noopener");
  else if (event.button === 0) (previewOf(event.currentTarget) ?? link).click();
}

/**
 * Leaves keys to a focused control. Enter activates the cell's content, ticks its box or opens the
 * row; Space opens the preview.
 */
const onCellKeyDown: GridEventListener<"cellKeyDown"> = ({ field }, event) => {
  const { currentTarget: cell, target, key } = event;
  const isControl = target instanceof Element && target.matches(INTERACTIVE_SELECTOR);
  const preview = key === " " && !isControl ? previewOf(cell.closest("[role=row]")) : undefined;
  if (preview) {
    // Stops the window and the grid from scrolling.
    event.preventDefault();
    event.defaultMuiPrevented = true;
    preview.click();
  } else if (target !== cell) {
    if (field === "__check__") tickOnEnter(event);
    else if (isControl) event.defaultMuiPrevented = true;
  } else if (key === "Enter") {
    const own = cell.querySelector<HTMLElement>("a[href], button, input, [role=combobox]");
    const link = cell.closest("[role=row]")?.querySelector<HTMLElement>("[role=rowheader] a[href]");
    // MUI's select opens when the mouse is pressed; its input is hidden.
    if (own?.role === "combobox") own.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
    else (own ?? link)?.click();
  }
};

/** Selects the matching rows of all pages, or deselects them if all are selected. */
function toggleAll(
  selected: ReadonlySet<string>,
  matching: readonly string[],
): ReadonlySet<string> {
  const missing = matching.filter((id) => !selected.has(id));
  if (missing.length > 0) return new Set([...selected, ...missing]);
  const next = new Set(selected);
  for (const id of matching) next.delete(id);
  return next;
}

/** Not in the theme, because the sign-in has no table. */
const Frame = styled("div")({
  "&& .MuiDataGrid-topContainer": { position: PINNED },
  // Grows with the user's text spacing (WCAG 1.4.12).
  "&& .MuiDataGrid-columnHeaders > [role=row], && .MuiDataGrid-columnHeader": {
    height: "auto !important",
    minHeight: "var(--height)",
  },
  // A head over cards says nothing. Focused with a key, it covers the first card.
  "&&[data-cards] .MuiDataGrid-topContainer": {
    position: "absolute",
    insetInline: 0,
    "&:not(:focus-within)": { top: -9999 },
  },
  "&& .MuiDataGrid-columnHeaderTitle": { whiteSpace: "normal", overflowWrap: "break-word" },
  // The top bar and the header must not cover the focus (WCAG 2.4.11).
  "&& .MuiDataGrid-cell, && .MuiDataGrid-row :is(a, button, input, [tabindex])": {
    scrollMargin: `calc(${STICKY} + 48px) 0 12px`,
  },
});

interface GridRowsProps<Row extends { id: string }> extends Pick<
  DataTableProps<Row>,
  "columns" | "label" | "scrollsSideways" | "selection"
> {
  painted: VisibleRows<Row>;
  layoutRows: DataTableProps<Row>["layoutRows"] | undefined;
  /** Must be stable. */
  onFitChange: ((fit: ColumnFit) => void) | undefined;
  /** Settings from the toolbar. */
  grid: Partial<DataGridProps<Row>>;
}

export function GridRows<Row extends { id: string }>({
  label,
  columns,
  scrollsSideways,
  selection,
  layoutRows,
  onFitChange,
  grid,
  painted,
}: GridRowsProps<Row>) {
  const { shown, deferred, update, matching, all: allRows } = painted;
  const { sort, pageSize } = deferred;
  const rows = useMemo(
    () => layoutRows?.(shown.rows, shown.page * pageSize, painted) ?? shown.rows,
    [layoutRows, painted, shown, pageSize],
  );
  const box = useRef<HTMLDivElement>(null);
  const measured = useTableBreakpoint(
    box,
    breakpointFor(columns, scrollsSideways),
    columns,
    selection === undefined ? 0 : LEAD_WIDTH,
  );
  const { inColumns, scale, fit } = measured ?? { inColumns: true, scale: 1, fit: "full" };
  // Before the first paint, like the measurement.
  useLayoutEffect(() => onFitChange?.(fit), [fit, onFitChange]);
  // Selecting all needs the head.
  const isHeadless = !inColumns && selection === undefined;
  const headHeight = useMediaQuery(TOUCH, { noSsr: true }) ? TOUCH_HEAD_HEIGHT : HEAD_HEIGHT;
  const isDrawn = measured !== null;
  const { selected, getRowName, areRowsLinks, readOnly = false } = selection ?? {};
  const gridColumns = useMemo(
    () => [
      ...(getRowName === undefined ? [] : [selectionColumn(getRowName)]),
      ...(inColumns ? wideColumns(columns, scale, fit) : compositeColumn(columns)),
    ],
    [columns, inColumns, scale, fit, getRowName],
  );
  const usualHeight = (inColumns ? ROW_HEIGHT : cardHeight(columns, !isHeadless)) * scale;
  const getEstimatedRowHeight = useDrawnHeights(box, usualHeight);
  // The grid does not reapply a stable model.
  const sortModel = useMemo<GridSortModel>(
    () => [{ field: sort.id, sort: sort.desc ? "desc" : "asc" }],
    [sort],
  );
  // After a discarded render, the grid reports an older selection as if it were chosen.
  const rowSelectionModel = useMemo<GridRowSelectionModel>(
    () => ({ type: "include", ids: new Set(selected) }),
    [selected],
  );
  const select = readOnly ? undefined : selection?.onSelectedChange;
  const selectAll = useMemo<SelectAll>(() => {
    if (selected === undefined) return { isAll: false, isSome: false };
    const all = allRows();
    const count = selected.size === 0 ? 0 : all.filter(({ id }) => selected.has(id)).length;
    return {
      isAll: count > 0 && count === all.length,
      isSome: count > 0,
      toggle:
        select &&
        (() =>
          select(
            toggleAll(
              selected,
              matching().map(({ id }) => id),
            ),
          )),
    };
  }, [selected, matching, allRows, select]);
  const api = useGridApiRef();
  // The grid takes the model over after the paint, so a pressed box would first lose its tick
  // again.
  useLayoutEffect(() => {
    if (isDrawn) api.current?.setRowSelectionModel(rowSelectionModel);
  }, [api, isDrawn, rowSelectionModel]);
  // Otherwise the grid takes the focus back when a search or page removes its focused cell.
  function onBlur({ relatedTarget }: FocusEvent): void {
    if (!(relatedTarget instanceof Element) || box.current?.contains(relatedTarget) === true) {
      return;
    }
    api.current?.setState((state) => ({ ...state, focus: NO_FOCUS }));
  }
  return (
    <Frame
      ref={box}
      data-cards={isHeadless || undefined}
      onBlur={onBlur}
      // The grid scrolls only itself to a focused cell; here the page scrolls.
      onFocus={({ target }) => {
        if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest" });
      }}
    >
      {!isDrawn ? (
        // The minimum height of the rows, so that Back can restore the scroll position at once.
        <div style={{ height: headHeight + shown.count * ROW_HEIGHT }} />
      ) : (
        <SelectAllContext value={selectAll}>
          <DataGrid<Row>
            apiRef={api}
            autoHeight
            {...grid}
            {...(!inColumns && {
              autoHeight: true,
              density: "standard",
              columnVisibilityModel: {},
            })}
            aria-label={label}
            rows={rows}
            columns={gridColumns}
            getRowHeight={autoHeight}
            getEstimatedRowHeight={getEstimatedRowHeight}
            rowHeight={ROW_HEIGHT * scale}
            columnHeaderHeight={
              isHeadless ? 0 : ((inColumns && grid.columnHeaderHeight) || headHeight) * scale
            }
            // `table-rows.ts` searches, filters, sorts and pages all rows; the grid gets one page.
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
            onPaginationModelChange={({ page, pageSize: size }) => {
              if (size !== pageSize) {
                update((state) => withPageSize({ ...state, page: shown.page }, size));
                return;
              }
              update((state) => withPage(state, page));
              // A new page starts at the top of the table.
              const table = box.current?.closest("section");
              if ((table?.getBoundingClientRect().top ?? 0) < MEASURE.topBar) {
                table?.scrollIntoView();
              }
            }}
            hideFooter={shown.matching === 0}
            hideFooterSelectedRowCount
            checkboxSelection={selection !== undefined}
            disableRowSelectionOnClick
            keepNonExistentRowsSelected
            {...(readOnly ? NOT_SELECTABLE : {})}
            rowSelectionModel={rowSelectionModel}
            onRowSelectionModelChange={({ type, ids }) => {
              // One row, or several with Shift. Select-all by keyboard sends an empty list of
              // excluded rows.
              if (type === "include") {
                select?.(new Set([...ids].map(String)));
              } else if (selected) {
                select?.(new Set([...selected, ...matching().map(({ id }) => id)]));
              }
            }}
            onRowClick={({ id }, event) => {
              // The grid reports no click next to a check box.
              if (select === undefined || areRowsLinks) {
                openRow(event);
              } else if (selected && isRowClick(event.target)) {
                select(withToggled(selected, String(id)));
              }
            }}
            onCellKeyDown={onCellKeyDown}
            localeText={GRID_TEXTS}
            slots={NO_OVERLAY}
            slotProps={{
              columnMenu: COLUMN_MENU,
              row: { onAuxClick: openRow },
            }}
          />
        </SelectAllContext>
      )}
    </Frame>
  );
}
