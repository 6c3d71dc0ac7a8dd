import Box from "@mui/material/Box";
import { ArrowDown, ArrowDownUp, ArrowUp } from "lucide-react";
import { useCallback, useDeferredValue, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { EmptyState, LoadError, NoMatch } from "../feedback/EmptyState.tsx";
import type { EmptyStateProps } from "../feedback/EmptyState.tsx";
import { VisuallyHidden } from "../feedback/VisuallyHidden.tsx";
import { ChoiceMenu } from "./ChoiceMenu.tsx";
import type { GridColumn } from "./grid-columns.tsx";
import { RowsSkeleton } from "./RowsSkeleton.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { roomFor } from "./table-room.ts";
import { indexRows } from "./table-rows.ts";
import type { RowWindow } from "./table-rows.ts";
import {
  isNarrowed,
  useTableState,
  withoutNarrowing,
  withSearch,
  withSort,
} from "./table-state.ts";
import type { TableSort, TableState } from "./table-state.ts";
import { useLatest } from "../useLatest.ts";
import { HeadlessTools, TableFrame, Toolbar, ToolbarTitle } from "./table-styles.ts";

export interface TableSearch<Row> {
  /** The texts of a row that the search looks at. Read once, when the table opens. */
  fields: (row: Row) => readonly string[];
  /** Said when nothing matches, for example 'Search looks at the name and the dates.' */
  hint?: string;
}

/** A row has an id of the data. */
export interface WithId {
  readonly id: string;
}

export interface TableShellProps<Row> {
  /**
   * Every row; undefined until they are known, which shows a skeleton. Rows that are there stay during a
   * refresh. Keep the array's identity while nothing changes.
   */
  rows: readonly Row[] | undefined;
  /** Keep stable between renders: module scope or `useMemo`. */
  columns: readonly GridColumn<Row>[];
  /** Accessible name, for example 'People'. */
  label: string;
  /** Shown above the rows as a second-level heading. */
  title?: ReactNode;
  /** The texts of a row that a search looks at. */
  search?: TableSearch<Row>;
  /** Gives the state to an owner (the address); leave out to keep it here. */
  state?: TableState;
  onStateChange?: (next: TableState) => void;
  /** The order at first; also the order of rows that are equal in another column. Read once. */
  defaultSort: TableSort;
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
  /** The state those rows are shown in; what is typed may be one key press ahead. */
  settled: TableState;
  /** Changes the newest state. */
  update: (edit: (state: TableState) => TableState) => void;
  /** Every row that matches, on whatever page; of `anything`, those that a search or a filter hides too. */
  matching: (anything?: boolean) => readonly Row[];
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
export function TableShell<Row>({
  rows,
  columns,
  label,
  title,
  search,
  state: owned,
  onStateChange,
  defaultSort,
  error,
  empty,
  toolbarEnd,
  renderTools,
  children,
}: ShellProps<Row>) {
  const [state, change] = useTableState(defaultSort, owned, onStateChange);
  // Read once: functions written in place are new at every render, and indexing again at every key
  // press would cost what the index saves.
  const [fixed] = useState({ defaultSort, fields: search?.fields ?? (() => []) });
  const index = useMemo(
    () => indexRows(rows ?? [], columns, fixed.defaultSort, fixed.fields),
    [rows, columns, fixed],
  );
  // The field shows a key at once; the rows follow as soon as there is time.
  const settled = useDeferredValue(state);
  const shown = useMemo(() => index.select(settled), [index, settled]);
  const update = useLatest((edit: (latest: TableState) => TableState) => change(edit(state)));
  const matching = useCallback(
    (anything = false) => index.matching(anything ? withoutNarrowing(settled) : settled),
    [index, settled],
  );
  const painted = useMemo(
    () => ({ shown, settled, update, matching }),
    [shown, settled, update, matching],
  );
  // A key press draws the field at once; these keep their elements, and are drawn with the rows.
  const tools = useMemo(() => renderTools?.(painted), [renderTools, painted]);
  const content = useMemo(() => children(painted), [children, painted]);
  const waiting = rows === undefined && error === undefined;
  const filled = rows !== undefined && rows.length > 0;
  const direction = state.sort.desc ? "descending" : "ascending";
  const sorting = columns.flatMap(({ field: id, headerName, sortable }) => {
    if (sortable === false) return [];
    const name = id === state.sort.id && { name: `${headerName}, ${direction}` };
    return { id, label: headerName, ...name };
  });
  return (
    <TableFrame room={roomFor(columns)} aria-label={label} aria-busy={waiting}>
      {(waiting || filled || title !== undefined || toolbarEnd !== undefined) && (
        <Toolbar>
          {title !== undefined && <ToolbarTitle>{title}</ToolbarTitle>}
          {(waiting || filled) && (
            // While rows are on their way everything has its place and nothing can be used.
            <Box inert={waiting} sx={{ display: "contents" }}>
              {search !== undefined && (
                <SearchBox
                  label={`Search ${label}`}
                  value={state.search}
                  onChange={(text) => update((latest) => withSearch(latest, text))}
                />
              )}
              {tools}
              <HeadlessTools>
                {sorting.length > 0 && (
                  <ChoiceMenu
                    label="Sort"
                    icon={ArrowDownUp}
                    choices={sorting}
                    chosen={state.sort.id}
                    mark={state.sort.desc ? ArrowDown : ArrowUp}
                    onChoose={(id) => update((latest) => withSort(latest, id))}
                  />
                )}
              </HeadlessTools>
            </Box>
          )}
          {toolbarEnd}
        </Toolbar>
      )}
      {waiting && <RowsSkeleton columns={columns} />}
      {rows === undefined && error !== undefined && <LoadError {...error} />}
      {rows?.length === 0 && <EmptyState {...empty} />}
      {filled && (
        <>
          {/* An output is a polite live region. */}
          <VisuallyHidden as="output">{announce(shown, isNarrowed(settled))}</VisuallyHidden>
          {content}
          {shown.matching === 0 && (
            <NoMatch
              search={settled.search}
              {...(search?.hint === undefined ? {} : { hint: search.hint })}
              onClear={() => update(withoutNarrowing)}
            />
          )}
        </>
      )}
    </TableFrame>
  );
}
