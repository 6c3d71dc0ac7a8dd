import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { ArrowDown, ArrowDownUp, ArrowUp } from "lucide-react";
import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from "react";
import { Announcement } from "../feedback/Announcement.tsx";
import { EmptyState, type EmptyStateProps, LoadError, NoMatch } from "../feedback/EmptyState.tsx";
import { STUCK, TOUCH } from "../../theme/components/rules.ts";
import { useLatest } from "../../useLatest.ts";
import { roomFor, withoutRoom } from "./table-room.ts";
import { type GridColumn, indexRows, type RowWindow } from "./table-rows.ts";
import {
  isNarrowed,
  type TableSort,
  type TableState,
  useTableState,
  withoutNarrowing,
  withSearch,
  withSort,
} from "./table-state.ts";
import { ChoiceMenu, SearchBox } from "./table-tools.tsx";

export interface TableSearch<Row> {
  /** The texts of a row that the search looks at. Read once, when the table opens. */
  fields: (row: Row) => readonly string[];
  /** Said when nothing matches, for example 'Searches name and dates.' */
  hint?: string;
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

/** What a screen hands to a table of the kit whose columns are known. */
export type TableRows<Row> = Pick<
  TableShellProps<Row>,
  "error" | "onStateChange" | "rows" | "state"
>;

/** The card that holds toolbar, rows and pager, and knows how much room there is for columns. */
export const TableFrame = styled("section", { shouldForwardProp: (name) => name !== "room" })<{
  room: ReturnType<typeof roomFor>;
}>(({ theme, room }) => ({
  container: `${room} / inline-size`,
  // Not hidden: the head of a grid sticks to the window.
  overflow: "clip",
  // Where a new page begins, below what stops at the top.
  scrollMarginTop: `calc(${STUCK} + 8px)`,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
}));

/** Title at the left, what narrows the rows at the right. */
export const Toolbar = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: "8px 12px",
  minHeight: 60,
  padding: "12px 16px",
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  "&:only-child": { borderBottom: 0 },
  [theme.breakpoints.down("sm")]: { padding: 12 },
  // Paper cannot be searched.
  "@media print": { "& > :not(h2)": { display: "none" }, "&:not(:has(> h2))": { display: "none" } },
}));

export const ToolbarTitle = styled("h2")(({ theme }) => ({
  ...theme.typography.h3,
  display: "flex",
  alignItems: "center",
  gap: 8,
  minWidth: 0,
  margin: "0 auto 0 0",
  overflowWrap: "anywhere",
  [theme.breakpoints.down("sm")]: { width: "100%" },
}));

/** Sorting where there is no head to press. */
const HeadlessTools = styled("div")(({ theme }) => ({
  display: "none",
  alignItems: "center",
  ...withoutRoom({ display: "flex" }),
  // Under the search their signs begin where it does.
  [theme.breakpoints.down("sm")]: { marginLeft: -12 },
}));

/** Heights of a list's head and of its rows in px, at a text size of 16. */
export const HEAD_HEIGHT = 36;
/** Its names are pressed to sort: with its edges 44 px are left for a finger. */
export const TOUCH_HEAD_HEIGHT = 46;
export const ROW_HEIGHT = 44;

/** Widths of the bars, so that rows look like names and not like a barcode. */
const WIDTHS = [180, 148, 204, 132, 168, 190, 140, 176];

const SkeletonRow = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  minHeight: ROW_HEIGHT,
  "& > *": { flex: "1 1 0", minWidth: 0, padding: "0 16px" },
  "& + &": { borderTop: `1px solid ${theme.vars.palette.divider}` },
  "&[data-head]": {
    ...theme.typography.body2,
    minHeight: HEAD_HEIGHT,
    [TOUCH]: { minHeight: TOUCH_HEAD_HEIGHT },
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.sunken,
  },
}));

const sizeOf = (width: number | undefined) =>
  width === undefined ? {} : { flex: `0 0 ${width / 16}rem` };

interface RowsSkeletonProps {
  columns: readonly Pick<GridColumn<never>, "field" | "headerName" | "width">[];
  /** How many rows will be there: as high as they are at least. */
  count?: number;
}

/** Rows on their way, in their final height. Decoration: the shell says that it is busy. */
export function RowsSkeleton({ columns, count = WIDTHS.length }: RowsSkeletonProps) {
  return (
    <div aria-hidden style={{ minHeight: HEAD_HEIGHT + count * ROW_HEIGHT }}>
      <SkeletonRow data-head>
        {columns.map(({ field, headerName, width }) => (
          <span key={field} style={sizeOf(width)}>
            {headerName}
          </span>
        ))}
      </SkeletonRow>
      {WIDTHS.slice(0, count).map((bar) => (
        <SkeletonRow key={bar}>
          {columns.map(({ field, width }, at) => (
            <span key={field} style={sizeOf(width)}>
              <Skeleton
                variant="rounded"
                height={12}
                width={at === 0 ? bar : bar / 2}
                sx={{ maxWidth: "80%" }}
              />
            </span>
          ))}
        </SkeletonRow>
      ))}
    </div>
  );
}

/** What takes keys in a cell; the options of a select lie elsewhere on the page, but its keys come here. */
export const TAKES_KEYS = "input, textarea, select, [role=combobox], [role=option]";

/**
 * True when a press on a row means the row: not one of its links or controls, and not the end of
 * marking text with the mouse.
 */
export function meansRow(target: EventTarget): boolean {
  if (!(target instanceof Element)) return false;
  const isOwn = target.closest(`a, button, label, summary, ${TAKES_KEYS}`) !== null;
  return !isOwn && target.ownerDocument.getSelection()?.isCollapsed !== false;
}

/** A set with one entry more or less. */
export function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** What a screen reader hears after a search, filter or page. */
function announce(
  { matching, total, page, pageCount }: RowWindow<unknown>,
  narrowed: boolean,
): string {
  const rows = total === 1 ? "1 row" : `${total} rows`;
  const found = narrowed ? `${matching} of ${rows} match` : rows;
  return page === 0 ? found : `${found}, page ${page + 1} of ${pageCount}`;
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
}: TableShellProps<Row> & {
  /** What stands in the toolbar behind the search. */
  renderTools?: (rows: ShownRows<Row>) => ReactNode;
  children: (rows: ShownRows<Row>) => ReactNode;
}) {
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
  const { search: typed, filters, pageSize } = settled;
  const subject = JSON.stringify([typed.trim(), filters, shown.page, pageSize]);
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
          <Announcement subject={subject} words={announce(shown, isNarrowed(settled))} />
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
