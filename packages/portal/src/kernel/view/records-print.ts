import { address } from "../routes/address.ts";

/**
 * So many records are printed at once: two calls for each person, at most some 300 pages, and an address that
 * can be kept while somebody signs in.
 */
export const MOST_RECORDS = 100;

/** The query key that names a person of the page, once for each. */
const PERSON_KEY = "id";

/** Where the records of these people are printed: the address has their ids, so that a reload shows the same. */
export function recordsPrintHref(ids: readonly string[]): string {
  const query = new URLSearchParams(ids.map((id) => [PERSON_KEY, id]));
  return `#${address("companies_users@records-print-many")}?${query.toString()}`;
}

/** Whose records an address asks for, each once, in its order. */
export function idsToPrint(query: URLSearchParams): string[] {
  return [...new Set(query.getAll(PERSON_KEY).filter((id) => id !== ""))];
}
