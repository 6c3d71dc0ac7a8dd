import type { TableSort, TableState } from "@recurrent/ui-kit";
import { useMemo } from "react";
import { readTable, writeTable } from "./table-query.ts";
import { useAddressQuery } from "./useAddressQuery.ts";

/**
 * Keeps search, sort, filters and page of a table in the address: `<DataTable {...useTableView(BY_NAME)}`.
 *
 * @param defaultSort keep it stable between renders
 * @param prefix tells several tables of one page apart, for example "add-"
 */
export function useTableView(defaultSort: TableSort, prefix = "") {
  const { query, change } = useAddressQuery();
  const state = useMemo(() => readTable(query, defaultSort, prefix), [query, defaultSort, prefix]);
  return {
    state,
    onStateChange(next: TableState) {
      const when = next.search === state.search ? "now" : "settled";
      change((latest) => writeTable(latest, next, defaultSort, prefix), when);
    },
  };
}
