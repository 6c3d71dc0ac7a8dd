import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { SearchBox, SearchBoxSkeleton } from "./SearchBox.tsx";
import { SortMenu } from "./SortMenu.tsx";
import { HeadlessTools, Toolbar, ToolbarTitle } from "./table-styles.ts";
import type { TableState } from "./table-state.ts";

export interface TableToolbarProps {
  label: string;
  title: ReactNode;
  /** Between the search and the buttons of the page. */
  tools: ReactNode;
  end: ReactNode;
  columns: readonly { id: string; header: string; sortValue?: unknown }[];
  state: TableState;
  /** Undefined hides the search box. */
  onSearch: ((text: string) => void) | undefined;
  onSort: (columnId: string) => void;
  /** Rows are on their way: everything keeps its place and nothing can be used. Default false. */
  waiting?: boolean;
}

/** What stands above the rows. */
export function TableToolbar({
  label,
  title,
  tools,
  end,
  columns,
  state,
  onSearch,
  onSort,
  waiting = false,
}: TableToolbarProps) {
  return (
    <Toolbar>
      {title !== undefined && <ToolbarTitle>{title}</ToolbarTitle>}
      {onSearch !== undefined &&
        (waiting ? (
          <SearchBoxSkeleton />
        ) : (
          <SearchBox label={`Search ${label}`} value={state.search} onChange={onSearch} />
        ))}
      <Box inert={waiting} sx={{ display: "contents", ...(waiting && { visibility: "hidden" }) }}>
        <HeadlessTools>
          <SortMenu
            columns={columns.filter(({ sortValue }) => sortValue !== undefined)}
            sort={state.sort}
            onSort={onSort}
          />
        </HeadlessTools>
        {tools}
      </Box>
      {end}
    </Toolbar>
  );
}
