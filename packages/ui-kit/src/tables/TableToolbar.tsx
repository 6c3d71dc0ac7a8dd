import type { ReactNode } from "react";
import type { DataColumn } from "./columns.ts";
import { ColumnFilter } from "./ColumnFilter.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { SortMenu } from "./SortMenu.tsx";
import { HeadlessTools, Toolbar, ToolbarTitle } from "./table-styles.ts";
import type { TableState } from "./table-state.ts";

export interface TableToolbarProps<Row> {
  label: string;
  title: ReactNode;
  end: ReactNode;
  columns: readonly DataColumn<Row>[];
  state: TableState;
  /** Undefined hides the search box. */
  onSearch: ((text: string) => void) | undefined;
  onSort: (columnId: string) => void;
  onFilter: (columnId: string, value: string | null) => void;
}

/** What stands above the rows. */
export function TableToolbar<Row>({
  label,
  title,
  end,
  columns,
  state,
  onSearch,
  onSort,
  onFilter,
}: TableToolbarProps<Row>) {
  return (
    <Toolbar>
      {title !== undefined && <ToolbarTitle>{title}</ToolbarTitle>}
      {onSearch !== undefined && (
        <SearchBox label={`Search ${label}`} value={state.search} onChange={onSearch} />
      )}
      <HeadlessTools>
        <SortMenu columns={columns} sort={state.sort} onSort={onSort} />
        {columns.map(
          ({ id, filter }) =>
            filter !== undefined && (
              <ColumnFilter
                key={id}
                label={filter.label}
                options={filter.options}
                value={state.filters[id]}
                onChange={(value) => onFilter(id, value)}
              />
            ),
        )}
      </HeadlessTools>
      {end}
    </Toolbar>
  );
}
