import { ArrowDown, ArrowUp } from "lucide-react";
import { VisuallyHidden } from "../feedback/VisuallyHidden.tsx";
import { widthStyle } from "./columns.ts";
import type { DataColumn } from "./columns.ts";
import { ColumnFilter } from "./ColumnFilter.tsx";
import { TABLE_ROLES } from "./table-roles.ts";
import { SortButton } from "./table-styles.ts";

export interface TableHeadProps<Row> {
  /** What the column before the first one is for, read out only; undefined where there is none. */
  lead?: string | undefined;
  columns: readonly DataColumn<Row>[];
  /** The direction by which a column sorts the rows, or false. */
  sortedBy: (columnId: string) => "asc" | "desc" | false;
  filters: Readonly<Record<string, string>>;
  onSort: (columnId: string) => void;
  onFilter: (columnId: string, value: string | null) => void;
}

const ARIA_SORT = { asc: "ascending", desc: "descending" } as const;

/** Column names: what sorts is a button and says so (`aria-sort`), what filters has a funnel. */
export function TableHead<Row>({
  lead,
  columns,
  sortedBy,
  filters,
  onSort,
  onFilter,
}: TableHeadProps<Row>) {
  return (
    <thead {...TABLE_ROLES.rowGroup}>
      <tr {...TABLE_ROLES.row}>
        {lead !== undefined && (
          <th {...TABLE_ROLES.columnHeader} scope="col" data-lead>
            <VisuallyHidden>{lead}</VisuallyHidden>
          </th>
        )}
        {columns.map(({ id, header, sortValue, filter, width }) => {
          const sorted = sortedBy(id);
          const Arrow = sorted === "desc" ? ArrowDown : ArrowUp;
          return (
            <th
              key={id}
              {...TABLE_ROLES.columnHeader}
              scope="col"
              {...(sorted === false ? {} : { "aria-sort": ARIA_SORT[sorted] })}
              {...widthStyle(width)}
            >
              <span>
                {sortValue === undefined ? (
                  header
                ) : (
                  <SortButton
                    type="button"
                    data-sorted={sorted !== false}
                    onClick={() => onSort(id)}
                  >
                    {header}
                    <Arrow size={16} strokeWidth={1.75} aria-hidden />
                  </SortButton>
                )}
                {filter !== undefined && (
                  <ColumnFilter
                    label={filter.label}
                    options={filter.options}
                    value={filters[id]}
                    onChange={(value) => onFilter(id, value)}
                  />
                )}
              </span>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
