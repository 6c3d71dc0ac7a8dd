import { useDeferredValue, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { EmptyState } from "../feedback/EmptyState.tsx";
import type { EmptyStateProps } from "../feedback/EmptyState.tsx";
import { LoadError } from "../feedback/LoadError.tsx";
import { NoMatch } from "../feedback/NoMatch.tsx";
import { VisuallyHidden } from "../feedback/VisuallyHidden.tsx";
import { RowsSkeleton } from "./RowsSkeleton.tsx";
import { TableToolbar } from "./TableToolbar.tsx";
import { roomFor } from "./table-room.ts";
import { indexRows } from "./table-rows.ts";
import type { IndexedColumn, RowWindow } from "./table-rows.ts";
import {
  initialTableState,
  isNarrowed,
  withoutNarrowing,
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

/** What the shell has to know of a column. */
export interface ShellColumn<Row> extends IndexedColumn<Row> {
  header: string;
  width?: string | number;
}

export interface TableShellProps<Row> {
  /** Every row; undefined until they are known. Keep the array's identity while nothing changes. */
  rows: readonly Row[] | undefined;
  /** Keep stable between renders: module scope or `useMemo`. */
  columns: readonly ShellColumn<Row>[];
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
}

/** What paints the rows of a shell is given. */
export interface ShownRows<Row> {
  /** One page of rows, already searched, filtered and sorted. */
  shown: RowWindow<Row>;
  /** The state those rows are shown in; `state` may be one key press ahead. */
  settled: TableState;
  state: TableState;
  change: (next: TableState) => void;
  /** Every row that matches, on whatever page. */
  matching: () => readonly Row[];
}

type ShellProps<Row> = TableShellProps<Row> & {
  /** What stands in the toolbar behind the search. */
  renderTools?: (rows: ShownRows<Row>) => ReactNode;
  children: (rows: ShownRows<Row>) => ReactNode;
};

/** What a screen reader hears after a search, filter or page. */
function announce({ matching, total }: RowWindow<unknown>, narrowed: boolean): string {
  const rows = total === 1 ? "1 row" : `${total} rows`;
  return narrowed ? `${matching} of ${rows} match` : rows;
}

/**
 * What every table has around its rows: title, search, and each state a list can be in. Rows and pager
 * are painted by `children`.
 */
export function TableShell<Row>(props: ShellProps<Row>) {
  const { rows, columns, label, title, loading, error, empty, toolbarEnd } = props;
  if (rows !== undefined && rows.length > 0) return <FilledShell {...props} rows={rows} />;
  const waiting = rows === undefined && error === undefined;
  return (
    <TableFrame room={roomFor(columns)} aria-label={label} aria-busy={waiting && loading}>
      {waiting && <WaitingToolbar {...props} />}
      {!waiting && (title !== undefined || toolbarEnd !== undefined) && (
        <Toolbar>
          {title !== undefined && <ToolbarTitle>{title}</ToolbarTitle>}
          {toolbarEnd}
        </Toolbar>
      )}
      {waiting && <RowsSkeleton columns={columns} />}
      {rows === undefined && error !== undefined && <LoadError {...error} />}
      {rows !== undefined && <EmptyState {...empty} />}
    </TableFrame>
  );
}

const nothing = () => undefined;

/** The toolbar as it will be, so that nothing moves when the rows come. */
function WaitingToolbar<Row>({
  columns,
  label,
  title,
  search,
  defaultSort,
  toolbarEnd,
  renderTools,
}: ShellProps<Row>) {
  const state = initialTableState(defaultSort);
  const shown = indexRows<Row>([], columns, defaultSort, () => []).select(state);
  return (
    <TableToolbar
      waiting
      label={label}
      title={title}
      tools={renderTools?.({ shown, settled: state, state, change: nothing, matching: () => [] })}
      end={toolbarEnd}
      columns={columns}
      state={state}
      onSearch={search && nothing}
      onSort={nothing}
    />
  );
}

function FilledShell<Row>({
  rows,
  columns,
  label,
  title,
  search,
  state: owned,
  onStateChange,
  defaultSort,
  toolbarEnd,
  renderTools,
  children,
}: ShellProps<Row> & { rows: readonly Row[] }) {
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
  const matching = () => index.matching(state);
  const painted: ShownRows<Row> = { shown, settled, state, change, matching };
  return (
    <TableFrame room={roomFor(columns)} aria-label={label}>
      <TableToolbar
        label={label}
        title={title}
        tools={renderTools?.(painted)}
        end={toolbarEnd}
        columns={columns}
        state={state}
        onSearch={search && ((text) => change(withSearch(state, text)))}
        onSort={(id) => change(withSort(state, id))}
      />
      {/* An output is a polite live region. */}
      <VisuallyHidden as="output">{announce(shown, isNarrowed(settled))}</VisuallyHidden>
      {children(painted)}
      {shown.matching === 0 && (
        <NoMatch
          search={settled.search}
          {...(search?.hint === undefined ? {} : { hint: search.hint })}
          onClear={() => change(withoutNarrowing(state))}
        />
      )}
    </TableFrame>
  );
}
