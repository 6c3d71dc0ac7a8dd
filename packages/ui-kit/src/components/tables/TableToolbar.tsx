import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { ArrowDown, ArrowDownUp, ArrowUp, Ellipsis } from "lucide-react";
import { Children, type ReactNode, useId, useState } from "react";
import { narrowTableStyles } from "./table-breakpoint.ts";
import type { GridColumn } from "./table-rows.ts";
import type { TableSort } from "./table-state.ts";
import { choiceItems, ToolMenu } from "../toolbar/ToolMenu.tsx";

export const Toolbar = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: "8px 12px",
  minHeight: 60,
  padding: "12px 16px",
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  "&:only-child": { borderBottom: 0 },
  "&:has(> :only-child:empty)": { display: "none" },
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
  // The tools have words, so that the search has the width of its placeholder.
  [theme.breakpoints.up("sm")]: {
    "@container (max-width: 46rem)": {
      columnGap: 4,
      "& > h2": { paddingRight: 8 },
      "& .MuiButton-text": { paddingInline: 6 },
      "& > [data-tools] .MuiButton-text > .MuiButton-startIcon": { display: "none" },
    },
  },
  [theme.breakpoints.down("sm")]: {
    minHeight: 0,
    gap: "8px 4px",
    padding: "6px 16px 4px",
    // Without a box within the card's box; the sign begins where the names do.
    "& .MuiOutlinedInput-root:has(> [type=search])": {
      marginLeft: -12,
      "@media (min-width: 22rem)": { "& > .MuiInputAdornment-positionStart": { display: "flex" } },
      "&:not(.Mui-focused) > fieldset": { borderColor: "transparent" },
    },
    // So has it beside the page's own button, which is below it.
    "&:has(> :is(a, button):last-child)": {
      rowGap: 4,
      "& .MuiOutlinedInput-root:has(> [type=search])": { flexBasis: "100%" },
      "& > [data-more]": { width: "auto", "& > span": { display: "inline" } },
      // Targets fill the gaps around a line without a box.
      "& > :is([data-more], .MuiButton-text)": { marginBlock: -4 },
    },
    "&:has(> .MuiButton-text:last-child)": { paddingBlock: "4px 2px" },
    // The line of the form is a touch target, which brings its own space.
    "& > form": { margin: "-8px 0 -4px" },
  },
  // Only the title is useful on paper, and a tool that says what the rows are.
  "@media print": {
    "& > :not(h2, [data-paper])": { display: "none" },
    "&:not(:has(> :is(h2, [data-paper])))": { display: "none" },
    minHeight: 0,
    padding: "8px 16px",
  },
}));

/** Tools with a filter's field among them leave the title a line of its own. */
export const TITLE_ABOVE = "@container (max-width: 66.99rem)";

export const ToolbarTitle = styled("h2")(({ theme }) => ({
  ...theme.typography.h3,
  display: "flex",
  alignItems: "center",
  gap: 8,
  minWidth: 0,
  margin: "0 auto 0 0",
  overflowWrap: "anywhere",
  // The tools, with a filter's field among them, fit one line.
  "&[data-above]": { [TITLE_ABOVE]: { flexBasis: "100%" } },
  [theme.breakpoints.down("sm")]: {
    width: "100%",
    // The row keeps its height when buttons replace the title.
    "&[data-selects]": { minHeight: 44 },
    "&[data-phones=hidden]": visuallyHidden,
  },
}));

/** At the end of the title's line, or of one of its own; on phones at the start, where titles are hidden. */
const Views = styled("div")(({ theme }) => ({
  display: "contents",
  // The page may show them in the top bar.
  "&:empty": { display: "none" },
  "&::after": { content: '""', flexBasis: "100%", marginTop: -8 },
  "&:not(h2 ~ *)": { [theme.breakpoints.up("sm")]: { "& > *": { marginLeft: "auto" } } },
  // The search below has no box, and the empty line a gap on both sides.
  [theme.breakpoints.down("sm")]: {
    "&& > *": { flex: "1 1 100%", margin: "4px 0 -8px", "& > *": { flex: 1 } },
  },
}));

/** Sort menu for rows without a header. */
const HeadlessTools = styled("div")({
  display: "none",
  ...narrowTableStyles({ display: "flex" }),
});

const MoreButton = styled(IconButton)(({ theme }) => ({
  flex: "none",
  display: "none",
  gap: 8,
  ...theme.typography.button,
  // Only where it has a line of its own.
  "& > span": { display: "none" },
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

interface TableToolbarProps {
  /** Null shows a skeleton. */
  title: ReactNode;
  isTitleHiddenOnPhones: boolean;
  /** In place of the title; undefined where no row can be selected. */
  selectionTools: ReactNode;
  isSelecting: boolean;
  /** In the line of the title; on phones above the search. */
  views: ReactNode;
  search: ReactNode;
  columnFilters: ReactNode;
  filterButton: ReactNode;
  tools: ReactNode;
  pageTools: ReactNode;
  /** The page's own action. */
  end: ReactNode;
  activeFilters: number;
  /** The table's own controls are visible but inert. */
  isLoading: boolean;
}

/** The line above the rows, which wraps; on phones all tools but the search are behind a button. */
export function TableToolbar({
  title,
  isTitleHiddenOnPhones,
  selectionTools,
  isSelecting,
  views,
  search,
  columnFilters,
  filterButton,
  tools,
  pageTools,
  end,
  activeFilters,
  isLoading,
}: TableToolbarProps) {
  const toolsId = useId();
  const [isOpen, setOpen] = useState(false);
  const own = (controls: ReactNode) =>
    Boolean(controls) && (
      <Box inert={isLoading} sx={{ display: "contents" }}>
        {controls}
      </Box>
    );
  const hasTools = [columnFilters, filterButton, tools, pageTools].some(Boolean);
  return (
    <Toolbar data-selecting={isSelecting || undefined}>
      {title !== undefined && (
        <ToolbarTitle
          // A skeleton is no heading.
          as={title === null ? "div" : "h2"}
          data-above={Children.toArray(columnFilters).length > 0 || undefined}
          data-phones={isTitleHiddenOnPhones ? "hidden" : undefined}
          data-selects={selectionTools === undefined ? undefined : ""}
        >
          {title ?? <Skeleton width={140} />}
        </ToolbarTitle>
      )}
      {selectionTools}
      {Boolean(views) && <Views>{views}</Views>}
      {own(search)}
      {hasTools && (
        <>
          <MoreButton
            data-more
            aria-label={activeFilters === 0 ? "More tools" : `More tools, ${activeFilters} active`}
            aria-expanded={isOpen}
            aria-controls={toolsId}
            data-filtered={activeFilters > 0 || undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <Ellipsis size={18} />
            <span>Tools</span>
          </MoreButton>
          <Tools id={toolsId} data-tools data-open={isOpen || undefined}>
            {own(columnFilters)}
            {filterButton}
            {own(tools)}
            {pageTools}
          </Tools>
        </>
      )}
      {end}
    </Toolbar>
  );
}

interface SortMenuProps {
  columns: readonly Pick<GridColumn<never>, "field" | "headerName" | "sortable">[];
  sort: TableSort;
  onSort: (field: string) => void;
}

/** Sorts rows without a header. The head of the name sorts cards too, so one column needs no menu. */
export function SortMenu({ columns, sort, onSort }: SortMenuProps) {
  const direction = sort.desc ? "descending" : "ascending";
  const choices = columns.flatMap(({ field: id, headerName, sortable }) => {
    if (sortable === false) return [];
    const name = id === sort.id && { name: `${headerName}, ${direction}` };
    return { id, label: headerName, ...name };
  });
  if (choices.length < 2) return null;
  return (
    <HeadlessTools>
      <ToolMenu label="Sort" icon={ArrowDownUp}>
        {(close) =>
          choiceItems(choices, sort.id, sort.desc ? ArrowDown : ArrowUp, (id) => {
            close();
            onSort(id);
          })
        }
      </ToolMenu>
    </HeadlessTools>
  );
}
