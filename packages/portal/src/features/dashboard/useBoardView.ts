import type { TableSort, TableState } from "@recurrent/ui-kit";
import { useMemo } from "react";
import { EXPIRES_KEY, readTable, writeTable } from "../../kernel/view/table-query.ts";
import { useAddressQuery } from "../../kernel/view/useAddressQuery.ts";
import { PREVIEW_KEY } from "./preview-facts.ts";

/** The order of a board at first. */
export const BY_NAME: TableSort = { id: "fullName", desc: false };

/** What of a board is kept in its address, so that Back and a reload return to the same view. */
export interface BoardView {
  /** Id of the chosen card; null before any choice. */
  readonly status: string | null;
  readonly table: TableState;
}

/** Reads a view from a query; whatever is missing or odd becomes the default. */
export function readBoardView(query: URLSearchParams, defaultSort: TableSort): BoardView {
  return { status: query.get("status"), table: readTable(query, defaultSort) };
}

/** Writes a view into a query, in place; defaults are left out. */
export function writeBoardView(
  query: URLSearchParams,
  { status, table }: BoardView,
  defaultSort: TableSort,
): void {
  if (status === null) query.delete("status");
  else query.set("status", status);
  writeTable(query, table, defaultSort);
}

/** The table's state but for what belongs to the rows that were listed. */
function firstPage(query: URLSearchParams, defaultSort: TableSort): TableState {
  return { ...readTable(query, defaultSort), page: 0, filters: {} };
}

/** Goes back to the first page, in place, for the same list with other people in it. */
export function writeFirstPage(query: URLSearchParams, defaultSort: TableSort): void {
  writeTable(query, firstPage(query, defaultSort), defaultSort);
  // Whoever was previewed may not be there any more.
  query.delete(PREVIEW_KEY);
}

/** Begins another list, in place: without search, filter or page, and without what else stood in its place. */
export function writeNewList(
  query: URLSearchParams,
  defaultSort: TableSort,
  status = query.get("status"),
): void {
  const table = { ...firstPage(query, defaultSort), search: "" };
  writeBoardView(query, { status, table }, defaultSort);
  query.delete(EXPIRES_KEY);
  // Whoever was previewed may not be in the other list.
  query.delete(PREVIEW_KEY);
}

/**
 * Keeps card, search, sort, filter and page of a board in its address.
 *
 * @param defaultSort keep it stable between renders
 */
export function useBoardView(defaultSort: TableSort) {
  const { query, change } = useAddressQuery();
  const view = useMemo(() => readBoardView(query, defaultSort), [query, defaultSort]);
  return {
    view,
    // Both go by the address as it is by then: what was changed a moment ago may not be drawn yet.
    /** Chooses a card; its list starts without search, filter or page. */
    select(status: string) {
      change((latest) => writeNewList(latest, defaultSort, status));
    },
    setTable(table: TableState) {
      const when = table.search === view.table.search ? "now" : "settled";
      change((latest) => writeTable(latest, table, defaultSort), when);
    },
  };
}
