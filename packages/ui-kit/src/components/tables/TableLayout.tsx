import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { ArrowDown, ArrowDownUp, ArrowUp, Ellipsis } from "lucide-react";
import { type ReactNode, useCallback, useDeferredValue, useId, useMemo, useState } from "react";
import { Announcement } from "../feedback/Announcement.tsx";
import { EmptyState, type EmptyStateProps, LoadError, NoMatch } from "../feedback/EmptyState.tsx";
import { STICKY, TOUCH } from "../../theme/components/styles.ts";
import { useLatest } from "../../useLatest.ts";
import { breakpointFor, narrowTableStyles } from "./table-breakpoint.ts";
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
import { choiceItems, SearchBox, ToolMenu } from "./table-toolbar.tsx";

export interface TableSearch<Row> {
  /** Searched texts of a row. Read once, when the table opens. */
  fields: (row: Row) => readonly string[];
  /** Said when nothing matches, for example 'Searches name and dates.' */
  hint?: string;
}

export interface TableLayoutProps<Row> {
  /**
   * Every row; undefined shows a skeleton. Rows stay during a refresh. Must keep its identity while
   * nothing changes.
   */
  rows: readonly Row[] | undefined;
  /** Must be stable between renders: module scope or `useMemo`. */
  columns: readonly GridColumn<Row>[];
  /** Accessible name, for example 'People'. */
  label: string;
  /** Shown above the rows as a second-level heading. */
  title?: ReactNode;
  /** What is above the table on a phone says the same. Default false. */
  isTitleHiddenOnPhones?: boolean;
  /** Columns that do not fit scroll sideways on tablets too. Default false. */
  scrollsSideways?: boolean;
  /** Searched texts of a row. */
  search?: TableSearch<Row>;
  /** Controlled state (the URL); leave out to keep it here. */
  state?: TableState;
  onStateChange?: (next: TableState) => void;
  /** Initial order, also of rows that are equal in another column. Read once. */
  defaultSort: TableSort;
  /** Shown in place of rows that failed to load. */
  error?: { title?: string; message?: string | undefined; onRetry: () => void } | undefined;
  /** Shown without rows. */
  empty: EmptyStateProps;
  /** Switch between views of the same things, in the line of the title; on phones a tool. */
  views?: ReactNode;
  /** Opens the page's own filters; stands behind those of the columns. */
  filterButton?: ReactNode;
  /** The page's own tools, behind those of the table; on phones among them. */
  tools?: ReactNode;
  /** The page's own action, at the end of the toolbar. */
  toolbarEnd?: ReactNode;
}

/** Props passed to the row renderer. */
export interface ShownRows<Row> {
  /** One page of rows: searched, filtered, sorted. */
  shown: RowWindow<Row>;
  /** State of those rows; the search text may be one key press ahead. */
  deferred: TableState;
  /** Changes the newest state. */
  update: (edit: (state: TableState) => TableState) => void;
  /** Rows that match, on all pages; with `anything` also those hidden by search or filter. */
  matching: (anything?: boolean) => readonly Row[];
}

/** Props of a table whose columns are known. */
export type TableRows<Row> = Pick<
  TableLayoutProps<Row>,
  "error" | "onStateChange" | "rows" | "state"
>;

/** Card of toolbar, rows and pager, and container of the width rules. */
export const TableFrame = styled("section", { shouldForwardProp: (name) => name !== "room" })<{
  room: ReturnType<typeof breakpointFor>;
}>(({ theme, room }) => ({
  container: `${room} / inline-size`,
  // Not hidden: the head of a grid sticks to the window.
  overflow: "clip",
  // A new page begins below the sticky rows.
  scrollMarginTop: `calc(${STICKY} + 8px)`,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
}));

/** Title at the left, search and filters at the right. */
export const Toolbar = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: "8px 12px",
  minHeight: 60,
  padding: "12px 16px",
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  "&:only-child": { borderBottom: 0 },
  // The selection takes the place of title and tools, and the search makes room: no row moves.
  "&[data-selecting]": {
    backgroundColor: theme.vars.palette.primary.soft,
    "& > h2": visuallyHidden,
    "& .MuiOutlinedInput-root:has(> [type=search])": {
      flex: "1 1 100px",
      width: "auto",
      maxWidth: 300,
      backgroundColor: theme.vars.palette.background.paper,
    },
    [theme.breakpoints.up("sm")]: { "& > [data-tools]": { display: "none" } },
  },
  [theme.breakpoints.down("sm")]: { minHeight: 0, gap: "8px 4px", padding: "6px 12px" },
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
  [theme.breakpoints.down("sm")]: {
    width: "100%",
    // As high as the buttons that take its place.
    "&[data-selects]": { minHeight: 44 },
    "&[data-phones=hidden]": visuallyHidden,
  },
}));

/** What follows begins a line of its own. */
const Views = styled("div")(({ theme }) => ({
  display: "contents",
  "&::after": { content: '""', flexBasis: "100%", marginTop: -8 },
  [theme.breakpoints.down("sm")]: { display: "none" },
}));

const ViewsOfPhone = styled("div")(({ theme }) => ({
  display: "none",
  [theme.breakpoints.down("sm")]: { display: "block" },
}));

/** Sorting without a head to press. */
const HeadlessTools = styled("div")({
  display: "none",
  ...narrowTableStyles({ display: "flex" }),
});

/** Opens the tools of a phone. */
const MoreButton = styled(IconButton)(({ theme }) => ({
  flex: "none",
  display: "none",
  "&[data-filtered]": { color: theme.vars.palette.primary.text },
  [theme.breakpoints.down("sm")]: { display: "inline-flex" },
}));

export const FOLDED_TOOLS = {
  display: "none",
  // Below the page's own action, which stays beside the search.
  order: 1,
  flexBasis: "100%",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 8px",
  "&[data-open]": { display: "flex" },
} as const;

/** In line with the search; on phones below it, once they are opened. */
const Tools = styled("div")(({ theme }) => ({
  display: "contents",
  [theme.breakpoints.down("sm")]: FOLDED_TOOLS,
}));

/** In px, at a text size of 16. */
export const HEAD_HEIGHT = 36;
/** Its names are pressed to sort: with its edges 44 px are left for a finger. */
export const TOUCH_HEAD_HEIGHT = 46;
export const ROW_HEIGHT = 44;

/** Bar widths that look like names, not like a barcode. */
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
  /** Number of rows, to reserve their height. */
  count?: number;
}

/** Decoration: the table itself is marked busy. */
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

/**
 * Elements that take keys in a cell; a select's options are elsewhere in the document, but send
 * their keys here.
 */
export const INTERACTIVE_SELECTOR = "input, textarea, select, [role=combobox], [role=option]";

/** False for a press on a link or control of the row, and for the end of a text selection. */
export function isRowClick(target: EventTarget): boolean {
  if (!(target instanceof Element)) return false;
  const isOwn = target.closest(`a, button, label, summary, ${INTERACTIVE_SELECTOR}`) !== null;
  return !isOwn && target.ownerDocument.getSelection()?.isCollapsed !== false;
}

export function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Text for screen readers after a search, filter or page. */
function announce(
  { matching, total, page, pageCount }: RowWindow<unknown>,
  narrowed: boolean,
): string {
  const rows = total === 1 ? "1 row" : `${total} rows`;
  const found = narrowed ? `${matching} of ${rows} match` : rows;
  return page === 0 ? found : `${found}, page ${page + 1} of ${pageCount}`;
}

/** Title, search, and all states of a table. `children` draws rows and pager. */
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
  children,
}: TableLayoutProps<Row> & {
  /** In the toolbar, behind the search. */
  renderFilters?: (rows: ShownRows<Row>) => ReactNode;
  /** In the toolbar, behind all filters. */
  renderTools?: (rows: ShownRows<Row>) => ReactNode;
  /** In the toolbar: what can be done with the selected rows. */
  renderSelection?: (rows: ShownRows<Row>) => ReactNode;
  /** The selection takes the place of the title. Default false. */
  isSelecting?: boolean;
  children: (rows: ShownRows<Row>) => ReactNode;
}) {
  const [state, change] = useTableState(defaultSort, owned, onStateChange);
  // Read once: inline functions change at every render, and indexing again at every key would cost
  // what the index saves.
  const [fixed] = useState({ defaultSort, fields: search?.fields ?? (() => []) });
  const index = useMemo(
    () => indexRows(rows ?? [], columns, fixed.defaultSort, fixed.fields),
    [rows, columns, fixed],
  );
  // The field shows a key at once; the rows follow when there is time.
  const deferred = useDeferredValue(state);
  const shown = useMemo(() => index.select(deferred), [index, deferred]);
  const update = useLatest((edit: (latest: TableState) => TableState) => change(edit(state)));
  const matching = useCallback(
    (anything = false) => index.matching(anything ? withoutNarrowing(deferred) : deferred),
    [index, deferred],
  );
  const painted = useMemo(
    () => ({ shown, deferred, update, matching }),
    [shown, deferred, update, matching],
  );
  // Stable elements, so that a key press draws only the field.
  const columnFilters = useMemo(() => renderFilters?.(painted), [renderFilters, painted]);
  const tools = useMemo(() => renderTools?.(painted), [renderTools, painted]);
  const content = useMemo(() => children(painted), [children, painted]);
  const { search: typed, filters, pageSize } = deferred;
  const subject = JSON.stringify([typed.trim(), filters, shown.page, pageSize]);
  const waiting = rows === undefined && error === undefined;
  const filled = rows !== undefined && rows.length > 0;
  const isUsable = waiting || filled;
  const hasPageTools = Boolean(filterButton) || Boolean(pageTools);
  const activeFilters = Object.keys(filters).length;
  const toolsId = useId();
  const [isOpen, setOpen] = useState(false);
  const direction = state.sort.desc ? "descending" : "ascending";
  const sorting = columns.flatMap(({ field: id, headerName, sortable }) => {
    if (sortable === false) return [];
    const name = id === state.sort.id && { name: `${headerName}, ${direction}` };
    return { id, label: headerName, ...name };
  });
  return (
    <TableFrame
      room={breakpointFor(columns, scrollsSideways)}
      aria-label={label}
      aria-busy={waiting}
    >
      {(isUsable ||
        hasPageTools ||
        title !== undefined ||
        Boolean(views) ||
        toolbarEnd !== undefined) && (
        <Toolbar data-selecting={isSelecting || undefined}>
          {title !== undefined && (
            <ToolbarTitle
              data-phones={isTitleHiddenOnPhones ? "hidden" : undefined}
              data-selects={renderSelection ? "" : undefined}
            >
              {title}
            </ToolbarTitle>
          )}
          {filled && renderSelection?.(painted)}
          {Boolean(views) && <Views>{views}</Views>}
          {isUsable && search !== undefined && (
            // While rows load everything is in place but disabled.
            <Box inert={waiting} sx={{ display: "contents" }}>
              <SearchBox
                label={`Search ${label}`}
                value={state.search}
                onChange={(text) => update((latest) => withSearch(latest, text))}
              />
            </Box>
          )}
          {(isUsable || hasPageTools) && (
            <>
              <MoreButton
                data-more
                aria-label={
                  activeFilters === 0 ? "More tools" : `More tools, ${activeFilters} active`
                }
                aria-expanded={isOpen}
                aria-controls={toolsId}
                data-filtered={activeFilters > 0 || undefined}
                onClick={() => setOpen(!isOpen)}
              >
                <Ellipsis size={18} />
              </MoreButton>
              <Tools id={toolsId} data-tools data-open={isOpen || undefined}>
                {isUsable && (
                  <Box inert={waiting} sx={{ display: "contents" }}>
                    {columnFilters}
                  </Box>
                )}
                {filterButton}
                {isUsable && (
                  <Box inert={waiting} sx={{ display: "contents" }}>
                    {tools}
                    {sorting.length > 0 && (
                      <HeadlessTools>
                        <ToolMenu label="Sort" icon={ArrowDownUp}>
                          {(close) =>
                            choiceItems(
                              sorting,
                              state.sort.id,
                              state.sort.desc ? ArrowDown : ArrowUp,
                              (id) => {
                                close();
                                update((latest) => withSort(latest, id));
                              },
                            )
                          }
                        </ToolMenu>
                      </HeadlessTools>
                    )}
                  </Box>
                )}
                {pageTools}
                {Boolean(views) && <ViewsOfPhone>{views}</ViewsOfPhone>}
              </Tools>
            </>
          )}
          {toolbarEnd}
        </Toolbar>
      )}
      {waiting && <RowsSkeleton columns={columns} />}
      {rows === undefined && error !== undefined && <LoadError {...error} />}
      {rows?.length === 0 && <EmptyState {...empty} />}
      {filled && (
        <>
          <Announcement subject={subject} text={announce(shown, isNarrowed(deferred))} />
          {content}
          {shown.matching === 0 && (
            <NoMatch
              search={deferred.search}
              {...(search?.hint === undefined ? {} : { hint: search.hint })}
              onClear={() => update(withoutNarrowing)}
            />
          )}
        </>
      )}
    </TableFrame>
  );
}
