import { styled } from "@mui/material/styles";
import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { LiveRegion } from "../feedback/LiveRegion.tsx";
import { EmptyState, type EmptyStateProps } from "../feedback/EmptyState.tsx";
import { LoadError } from "../feedback/LoadError.tsx";
import { NoMatch } from "../feedback/NoMatch.tsx";
import { STICKY } from "../../theme/common-styles.ts";
import { useLatest } from "../../useLatest.ts";
import { usePrinting } from "../../usePrinting.ts";
import { RowsSkeleton } from "./RowsSkeleton.tsx";
import { MAX_PRINTED_ROWS } from "./paper-table.ts";
import { breakpointFor, type TableBreakpoint } from "./table-breakpoint.ts";
import { describeNarrowing, type GridColumn, indexRows, type RowWindow } from "./table-rows.ts";
import {
  isNarrowed,
  type TableSort,
  type TableState,
  useTableState,
  withoutNarrowing,
  withSearch,
  withSort,
} from "./table-state.ts";
import { SearchBox } from "../toolbar/SearchBox.tsx";
import { SortMenu, TableToolbar } from "./TableToolbar.tsx";
import { formatCount } from "../../text/format-count.ts";

export interface TableSearch<Row> {
  /** Searched texts of a row; read once. */
  fields: (row: Row) => readonly string[];
  /** Shown when nothing matches, for example 'Searches name and dates.' */
  hint?: string;
}

export interface TableLayoutProps<Row> {
  /** Undefined shows a skeleton. Must keep its identity while nothing changes. */
  rows: readonly Row[] | undefined;
  /** Must be stable between renders. */
  columns: readonly GridColumn<Row>[];
  /** Accessible name: 'People'. */
  label: string;
  /** Second-level heading above the rows; null shows a skeleton. */
  title?: ReactNode;
  /** For a title that the page already shows above. Default false. */
  isTitleHiddenOnPhones?: boolean;
  /** Columns that do not fit scroll sideways on tablets too. Default false. */
  scrollsSideways?: boolean;
  search?: TableSearch<Row>;
  /** Controlled state (the URL); omit it for local state. */
  state?: TableState;
  onStateChange?: (next: TableState) => void;
  /** Initial order, also of rows that are equal in another column. Read once. */
  defaultSort: TableSort;
  error?: { title?: string; message?: string | undefined; onRetry: () => void } | undefined;
  empty: EmptyStateProps;
  /** View switch in the line of the title; on phones above the search. */
  views?: ReactNode;
  /** Opens the page's own filters. */
  filterButton?: ReactNode;
  /** The page's own tools, after those of the table. */
  tools?: ReactNode;
  /** The page's own action. */
  toolbarEnd?: ReactNode;
}

/** Passed to the row renderer. */
export interface VisibleRows<Row> {
  /** One page, searched, filtered and sorted. */
  shown: RowWindow<Row>;
  /** State of those rows; the search field may be one key press ahead. */
  deferred: TableState;
  /** Changes the latest state. */
  update: (edit: (state: TableState) => TableState) => void;
  /** Rows of all pages that match the search and the filters. */
  matching: () => readonly Row[];
  /** All rows, in the same order. */
  all: () => readonly Row[];
  /** For paper: the matching rows of all pages, up to `MAX_PRINTED_ROWS`; null on screen. */
  printed: readonly Row[] | null;
}

/** Props of a table that defines its own columns. */
export type TableRows<Row> = Pick<
  TableLayoutProps<Row>,
  "error" | "onStateChange" | "rows" | "state"
>;

/** Card of toolbar, rows and pager; the container of the width rules. */
export const TableFrame = styled("section", { shouldForwardProp: (name) => name !== "room" })<{
  room: TableBreakpoint;
}>(({ theme, room }) => ({
  container: `${room} / inline-size`,
  // `hidden` would stop the header of a grid from sticking to the window.
  overflow: "clip",
  // Scrolling to a new page stops below the sticky bar.
  scrollMarginTop: `calc(${STICKY} + 8px)`,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
}));

/** On paper, which has neither controls nor a pager. */
const PrintedNote = styled("p")({ margin: "8px 16px", "@media screen": { display: "none" } });

/** 'Search: ana – 2 of 56 rows' */
function printedNote<Row>(
  { matching, total }: RowWindow<Row>,
  state: TableState,
  columns: readonly GridColumn<Row>[],
): string {
  const rows = formatCount(total, "row");
  const narrowed = `${describeNarrowing(state, columns)} – ${matching} of ${rows}`;
  const limit = `. Only the first ${MAX_PRINTED_ROWS} are printed.`;
  return `${isNarrowed(state) ? narrowed : rows}${matching > MAX_PRINTED_ROWS ? limit : ""}`;
}

function announce(
  { matching, total, page, pageCount }: RowWindow<unknown>,
  narrowed: boolean,
): string {
  const rows = formatCount(total, "row");
  const found = narrowed ? `${matching} of ${rows} match` : rows;
  return page === 0 ? found : `${found}, page ${page + 1} of ${pageCount}`;
}

/** Title, search and all states of a table; `children` renders rows and pager. */
export function TableLayout<Row>({
  rows,
  columns,
  label,
  title,
  isTitleHiddenOnPhones = false,
  scrollsSideways,
  search,
  state: owned,
  onStateChange,
  defaultSort,
  error,
  empty,
  views,
  filterButton,
  tools: pageTools,
  toolbarEnd,
  renderFilters,
  renderTools,
  renderSelection,
  isSelecting = false,
  isSelectable = false,
  isExpandable = false,
  children,
}: TableLayoutProps<Row> & {
  /** After the search. */
  renderFilters?: (rows: VisibleRows<Row>) => ReactNode;
  /** After all filters. */
  renderTools?: (rows: VisibleRows<Row>) => ReactNode;
  /** Actions for the selected rows. */
  renderSelection?: (rows: VisibleRows<Row>) => ReactNode;
  /** The selection replaces the title. Default false. */
  isSelecting?: boolean;
  /** Its rows have check boxes. Default false. */
  isSelectable?: boolean;
  /** Its rows open. Default false. */
  isExpandable?: boolean;
  children: (rows: VisibleRows<Row>) => ReactNode;
}) {
  const [state, change] = useTableState(defaultSort, owned, onStateChange);
  // Read once: inline functions change at every render and would rebuild the index at every key
  // press.
  const [fixed] = useState({ defaultSort, fields: search?.fields ?? (() => []) });
  const index = useMemo(
    () => indexRows(rows ?? [], columns, fixed.defaultSort, fixed.fields),
    [rows, columns, fixed],
  );
  // The field updates at once; the rows may follow later.
  const deferred = useDeferredValue(state);
  const shown = useMemo(() => index.select(deferred), [index, deferred]);
  const update = useLatest((edit: (latest: TableState) => TableState) => change(edit(state)));
  const isPrinting = usePrinting();
  const painted = useMemo(
    () => ({
      shown,
      deferred,
      update,
      matching: () => index.matching(deferred),
      all: () => index.matching(withoutNarrowing(deferred)),
      printed: isPrinting ? index.matching(deferred).slice(0, MAX_PRINTED_ROWS) : null,
    }),
    [index, shown, deferred, update, isPrinting],
  );
  // Stable elements: a key press renders only the field.
  const columnFilters = useMemo(() => renderFilters?.(painted), [renderFilters, painted]);
  const tools = useMemo(() => renderTools?.(painted), [renderTools, painted]);
  const content = useMemo(() => children(painted), [children, painted]);
  const { search: typed, filters, pageSize } = deferred;
  const subject = JSON.stringify([typed.trim(), filters, shown.page, pageSize]);
  const isLoading = rows === undefined && error === undefined;
  const hasRows = rows !== undefined && rows.length > 0;
  const isUsable = isLoading || hasRows;
  const hasPageTools = Boolean(filterButton) || Boolean(pageTools);
  return (
    <TableFrame
      room={breakpointFor(columns, scrollsSideways)}
      aria-label={label}
      aria-busy={isLoading}
    >
      {(isUsable ||
        hasPageTools ||
        title !== undefined ||
        Boolean(views) ||
        toolbarEnd !== undefined) && (
        <TableToolbar
          title={title}
          isTitleHiddenOnPhones={isTitleHiddenOnPhones}
          selectionTools={renderSelection && hasRows && renderSelection(painted)}
          isSelecting={isSelecting}
          views={views}
          search={
            isUsable &&
            search !== undefined && (
              <SearchBox
                label={`Search ${label}`}
                value={state.search}
                onChange={(text) => update((latest) => withSearch(latest, text))}
              />
            )
          }
          columnFilters={isUsable && columnFilters}
          filterButton={filterButton}
          tools={
            isUsable && (
              <>
                {tools}
                <SortMenu
                  columns={columns}
                  sort={state.sort}
                  onSort={(id) => update((latest) => withSort(latest, id))}
                />
              </>
            )
          }
          pageTools={pageTools}
          end={toolbarEnd}
          activeFilters={Object.keys(filters).length}
          isLoading={isLoading}
        />
      )}
      {isLoading && (
        <RowsSkeleton columns={columns} isSelectable={isSelectable} isExpandable={isExpandable} />
      )}
      {rows === undefined && error !== undefined && <LoadError {...error} />}
      {rows?.length === 0 && <EmptyState {...empty} />}
      {hasRows && (
        <>
          <LiveRegion subject={subject} text={announce(shown, isNarrowed(deferred))} />
          {isPrinting && <PrintedNote>{printedNote(shown, deferred, columns)}</PrintedNote>}
          {content}
          {shown.matching === 0 && (
            <NoMatch
              search={deferred.search}
              {...(search?.hint === undefined ? {} : { hint: search.hint })}
              onClear={({ currentTarget }) => {
                // The button goes with what it says.
                currentTarget
                  .closest("section")
                  ?.querySelector<HTMLElement>("[type=search]")
                  ?.focus();
                update(withoutNarrowing);
              }}
            />
          )}
        </>
      )}
    </TableFrame>
  );
}
