import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { ArrowDown, ArrowDownUp, ArrowUp, Ellipsis } from "lucide-react";
import { type ReactNode, useDeferredValue, useId, useMemo, useState } from "react";
import { Announcement } from "../feedback/Announcement.tsx";
import { EmptyState, type EmptyStateProps, LoadError, NoMatch } from "../feedback/EmptyState.tsx";
import { STICKY } from "../../theme/common-styles.ts";
import { useLatest } from "../../useLatest.ts";
import { RowsSkeleton } from "./RowsSkeleton.tsx";
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
}

/** Props of a table that defines its own columns. */
export type TableRows<Row> = Pick<
  TableLayoutProps<Row>,
  "error" | "onStateChange" | "rows" | "state"
>;

/** Card of toolbar, rows and pager; the container of the width rules. */
export const TableFrame = styled("section", { shouldForwardProp: (name) => name !== "room" })<{
  room: ReturnType<typeof breakpointFor>;
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

export const Toolbar = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: "8px 12px",
  minHeight: 60,
  padding: "12px 16px",
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  "&:only-child": { borderBottom: 0 },
  // A form may have a line below its fields.
  "&:has(> form)": { alignItems: "start" },
  // The selection replaces title and tools, and the search shrinks, so that no row moves.
  "&[data-selecting]": {
    backgroundColor: theme.vars.palette.primary.soft,
    "& > h2": visuallyHidden,
    "& .MuiOutlinedInput-root:has(> [type=search])": {
      flexBasis: 100,
      backgroundColor: theme.vars.palette.background.paper,
    },
    [theme.breakpoints.up("sm")]: { "& > [data-tools]": { display: "none" } },
  },
  [theme.breakpoints.down("lg")]: { columnGap: 8 },
  [theme.breakpoints.down("sm")]: {
    minHeight: 0,
    gap: "8px 4px",
    padding: "4px 12px",
    // Its line is a target, which brings its own space.
    "& > form": { margin: "-8px 0 -4px" },
  },
  // Only the title is useful on paper.
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
    // As high as the buttons that replace it.
    "&[data-selects]": { minHeight: 44 },
    "&[data-phones=hidden]": visuallyHidden,
  },
}));

/** Starts a new line after the views. */
const Views = styled("div")({
  display: "contents",
  "&::after": { content: '""', flexBasis: "100%", marginTop: -8 },
});

/** Sort menu for rows without a header. */
const HeadlessTools = styled("div")({
  display: "none",
  ...narrowTableStyles({ display: "flex" }),
});

const MoreButton = styled(IconButton)(({ theme }) => ({
  flex: "none",
  display: "none",
  "&[data-filtered]": { color: theme.vars.palette.primary.text },
  [theme.breakpoints.down("sm")]: { display: "inline-flex" },
  "&:not(:has(+ * :is(a, button, input):not([data-wide] *)))": { display: "none" },
}));

export const FOLDED_TOOLS = {
  display: "none",
  // Below the page's own action, which stays next to the search.
  order: 1,
  flexBasis: "100%",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 8px",
  "&[data-open]": { display: "flex" },
} as const;

const Tools = styled("div")(({ theme }) => ({
  display: "contents",
  [theme.breakpoints.down("sm")]: FOLDED_TOOLS,
}));

/**
 * Elements that handle keys in a cell. A select's options are in a portal, but React passes their
 * key events here.
 */
export const INTERACTIVE_SELECTOR =
  "input, textarea, select, summary, [role=combobox], [role=option]";

/** False for clicks on a link or control, and at the end of a text selection. */
export function isRowClick(target: EventTarget): boolean {
  if (!(target instanceof Element)) return false;
  const isOwn = target.closest(`a, button, label, ${INTERACTIVE_SELECTOR}`) !== null;
  return !isOwn && target.ownerDocument.getSelection()?.isCollapsed !== false;
}

export function withToggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

function announce(
  { matching, total, page, pageCount }: RowWindow<unknown>,
  narrowed: boolean,
): string {
  const rows = total === 1 ? "1 row" : `${total} rows`;
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
  hasNarrowHead = false,
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
  /** Its rows have check boxes, so the head stays in narrow tables. Default false. */
  hasNarrowHead?: boolean;
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
  const painted = useMemo(
    () => ({
      shown,
      deferred,
      update,
      matching: () => index.matching(deferred),
      all: () => index.matching(withoutNarrowing(deferred)),
    }),
    [index, shown, deferred, update],
  );
  // Stable elements: a key press renders only the field.
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
              // A skeleton is no heading.
              as={title === null ? "div" : "h2"}
              data-phones={isTitleHiddenOnPhones ? "hidden" : undefined}
              data-selects={renderSelection ? "" : undefined}
            >
              {title ?? <Skeleton width={140} />}
            </ToolbarTitle>
          )}
          {filled && renderSelection?.(painted)}
          {Boolean(views) && <Views>{views}</Views>}
          {isUsable && search !== undefined && (
            // While rows load, all controls are visible but inert.
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
                    {/* The head of the name sorts cards too. */}
                    {sorting.length > 1 && (
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
              </Tools>
            </>
          )}
          {toolbarEnd}
        </Toolbar>
      )}
      {waiting && <RowsSkeleton columns={columns} hasNarrowHead={hasNarrowHead} />}
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
