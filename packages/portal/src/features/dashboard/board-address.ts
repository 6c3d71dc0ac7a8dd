import type { TableSort, TableState } from "@recurrent/ui-kit";
import { readTable, writeTable } from "../../view/table-query.ts";

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
