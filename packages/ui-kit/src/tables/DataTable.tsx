import type { ReactNode } from "react";
import { LightTable } from "./LightTable.tsx";
import type { TableEngineProps } from "./LightTable.tsx";
import { TablePager } from "./TablePager.tsx";
import { TableShell } from "./TableShell.tsx";
import type { TableShellProps } from "./TableShell.tsx";
import { withFilter, withPage, withPageSize, withSort } from "./table-state.ts";

export interface DataTableProps<Row> extends TableShellProps<Row> {
  getRowId: (row: Row) => string;
  /** Paints the rows in another way (`SelectableTable`). Default: `LightTable`. */
  renderRows?: (engine: TableEngineProps<Row>) => ReactNode;
}

/**
 * The table of the product: search, sort, filters, pages of 25 or 100 rows, and every state a list can
 * be in. The shell owns toolbar and states; painting rows is the engine's (`LightTable`).
 */
export function DataTable<Row>({ getRowId, renderRows, ...shell }: DataTableProps<Row>) {
  return (
    <TableShell {...shell}>
      {({ shown, settled, state, change }) => {
        const engine: TableEngineProps<Row> = {
          label: shell.label,
          rows: shown.rows,
          columns: shell.columns,
          getRowId,
          sort: settled.sort,
          filters: state.filters,
          onSort: (id) => change(withSort(state, id)),
          onFilter: (id, value) => change(withFilter(state, id, value)),
        };
        return (
          <>
            {renderRows === undefined ? <LightTable {...engine} /> : renderRows(engine)}
            {shown.matching > 0 && (
              <TablePager
                page={shown.page}
                pageCount={shown.pageCount}
                pageSize={state.pageSize}
                matching={shown.matching}
                onPageChange={(page) => change(withPage(state, page))}
                onPageSizeChange={(size) =>
                  change(withPageSize({ ...state, page: shown.page }, size))
                }
              />
            )}
          </>
        );
      }}
    </TableShell>
  );
}
