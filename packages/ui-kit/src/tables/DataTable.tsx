import { useDeferredValue, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { EmptyState } from "../feedback/EmptyState.tsx";
import type { EmptyStateProps } from "../feedback/EmptyState.tsx";
import { LoadError } from "../feedback/LoadError.tsx";
import { NoMatch } from "../feedback/NoMatch.tsx";
import { VisuallyHidden } from "../feedback/VisuallyHidden.tsx";
import type { DataColumn } from "./columns.ts";
import { LightTable } from "./LightTable.tsx";
import type { TableEngineProps } from "./LightTable.tsx";
import { TablePager } from "./TablePager.tsx";
import { RowsSkeleton } from "./RowsSkeleton.tsx";
import { SearchBoxSkeleton } from "./SearchBox.tsx";
import { TableToolbar } from "./TableToolbar.tsx";
import { roomFor } from "./table-room.ts";
import { indexRows } from "./table-rows.ts";
import type { RowWindow } from "./table-rows.ts";
import {
  isNarrowed,
  withFilter,
  withoutNarrowing,
  withPage,
  withPageSize,
  withSearch,
  withSort,
} from "./table-state.ts";
import type { TableSort, TableState } from "./table-state.ts";
import { TableFrame, Toolbar, ToolbarTitle } from "./table-styles.ts";
import { useTableState } from "./useTableState.ts";

export interface TableSearch<Row> {
  /** The texts of a row that the search looks at. Read once, when the table opens. */
  fields: (row: Row) => readonly string[];
  /** Said when nothing matches, for example 'Search looks at the name and the dates.' */
  hint?: string;
}

export interface DataTableProps<Row> {
  /** Every row; undefined until they are known. Keep the array's identity while nothing changes. */
  rows: readonly Row[] | undefined;
  /** Keep stable between renders: module scope or `useMemo`. */
  columns: readonly DataColumn<Row>[];
  getRowId: (row: Row) => string;
  /** Accessible name, for example 'People'. */
  label: string;
  /** Shown above the rows as a second-level heading. */
  title?: ReactNode;
  search?: TableSearch<Row>;
  /** Gives the state to an owner (the address); leave out to keep it here. */
  state?: TableState;
  onStateChange?: (next: TableState) => void;
  /** The order at first; also the order of rows that are equal in another column. Read once. */
  defaultSort: TableSort;
  /** Shows the skeleton while there are no rows. Rows that are there stay during a refresh. */
  loading: boolean;
  /** Shown in place of rows that could not be loaded. */
  error?: { title?: string; message?: string | undefined; onRetry: () => void } | undefined;
  /** What to say when there are no rows at all. */
  empty: EmptyStateProps;
  /** Buttons at the end of the toolbar. */
  toolbarEnd?: ReactNode;
  /** Paints the rows in another way (`SelectableTable`, `ExpandableTable`). Default: `LightTable`. */
  renderRows?: (engine: TableEngineProps<Row>) => ReactNode;
}

/** What a screen reader hears after a search, filter or page. */
function announce({ matching, total }: RowWindow<unknown>, narrowed: boolean): string {
  const rows = total === 1 ? "1 row" : `${total} rows`;
  return narrowed ? `${matching} of ${rows} match` : rows;
}

/**
 * The table of the product: search, sort, filters, pages of 25 or 100 rows, and every state a list can
 * be in. The shell owns toolbar, state and pager; painting rows is the engine's (`LightTable`).
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, columns, label, title, search, loading, error, empty, toolbarEnd } = props;
  if (rows !== undefined && rows.length > 0) return <FilledTable {...props} rows={rows} />;
  const waiting = rows === undefined && error === undefined;
  return (
    <TableFrame room={roomFor(columns)} aria-label={label} aria-busy={waiting && loading}>
      {(title !== undefined || toolbarEnd !== undefined || (waiting && search !== undefined)) && (
        <Toolbar>
          {title !== undefined && <ToolbarTitle>{title}</ToolbarTitle>}
          {waiting && search !== undefined && <SearchBoxSkeleton />}
          {toolbarEnd}
        </Toolbar>
      )}
      {waiting && <RowsSkeleton columns={columns} />}
      {rows === undefined && error !== undefined && <LoadError {...error} />}
      {rows !== undefined && <EmptyState {...empty} />}
    </TableFrame>
  );
}

/** The table once there are rows. */
function FilledTable<Row>({
  rows,
  columns,
  getRowId,
  label,
  title,
  search,
  state: owned,
  onStateChange,
  defaultSort,
  toolbarEnd,
  renderRows,
}: DataTableProps<Row> & { rows: readonly Row[] }) {
  const [state, change] = useTableState(defaultSort, owned, onStateChange);
  // Read once: functions written in place are new at every render, and indexing again at every key
  // press would cost what the index saves.
  const [fixed] = useState({ defaultSort, fields: search?.fields ?? (() => []) });
  const index = useMemo(
    () => indexRows(rows, columns, fixed.defaultSort, fixed.fields),
    [rows, columns, fixed],
  );
  // The field shows a key at once; the rows follow as soon as there is time.
  const settled = useDeferredValue(state);
  const shown = useMemo(() => index.select(settled), [index, settled]);

  const onSort = (id: string) => change(withSort(state, id));
  const onFilter = (id: string, value: string | null) => change(withFilter(state, id, value));
  const engine: TableEngineProps<Row> = {
    label,
    rows: shown.rows,
    columns,
    getRowId,
    sort: settled.sort,
    filters: state.filters,
    onSort,
    onFilter,
  };
  return (
    <TableFrame room={roomFor(columns)} aria-label={label}>
      <TableToolbar
        label={label}
        title={title}
        end={toolbarEnd}
        columns={columns}
        state={state}
        onSearch={search && ((text) => change(withSearch(state, text)))}
        onSort={onSort}
        onFilter={onFilter}
      />
      {/* An output is a polite live region. */}
      <VisuallyHidden as="output">{announce(shown, isNarrowed(settled))}</VisuallyHidden>
      {renderRows === undefined ? <LightTable {...engine} /> : renderRows(engine)}
      {shown.matching === 0 ? (
        <NoMatch
          search={settled.search}
          {...(search?.hint === undefined ? {} : { hint: search.hint })}
          onClear={() => change(withoutNarrowing(state))}
        />
      ) : (
        <TablePager
          page={shown.page}
          pageCount={shown.pageCount}
          pageSize={state.pageSize}
          matching={shown.matching}
          onPageChange={(page) => change(withPage(state, page))}
          onPageSizeChange={(size) => change(withPageSize({ ...state, page: shown.page }, size))}
        />
      )}
    </TableFrame>
  );
}
