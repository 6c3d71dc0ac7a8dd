import type { TableSort } from "@recurrent/ui-kit";
import { EXPIRES_KEY, readTable, writeTable } from "../../kernel/view/address-state.ts";
import { PREVIEW_KEY } from "./preview-facts.ts";

/** The order of a board at first. */
export const BY_NAME: TableSort = { id: "fullName", desc: false };

/** What the address calls the card that is chosen, so that Back and a reload return to the same list. */
export const STATUS_KEY = "status";

/** Goes back to the first page, in place, for the same list with other people in it. */
export function writeFirstPage(query: URLSearchParams): void {
  // Filters belong to the rows that were listed.
  writeTable(query, { ...readTable(query, BY_NAME), page: 0, filters: {} }, BY_NAME);
  // Whoever was previewed may not be there any more.
  query.delete(PREVIEW_KEY);
}

/**
 * Begins another list, in place: without search, filter or page, and without what else stood in its place.
 *
 * @param status id of the card whose list it is; left out for the one of the address, or of none
 */
export function writeNewList(query: URLSearchParams, status?: string): void {
  writeFirstPage(query);
  query.delete("q");
  query.delete(EXPIRES_KEY);
  if (status !== undefined) query.set(STATUS_KEY, status);
}
