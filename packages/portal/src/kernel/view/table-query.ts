import type { TableSort, TableState } from "@recurrent/ui-kit";

const KEYS = ["q", "sort", "page", "size"] as const;
const FILTER = "by-";

/** What an address calls the part of an expiry horizon (`horizon.ts`) that is listed in place of all. */
export const EXPIRES_KEY = "expires";

/**
 * Reads a table's state from a query; whatever is missing or odd becomes the default.
 *
 * @param prefix tells several tables of one page apart: "add-" reads `add-q`, `add-sort` and so on
 */
export function readTable(query: URLSearchParams, defaultSort: TableSort, prefix = ""): TableState {
  const filters: Record<string, string> = {};
  const filterPrefix = prefix + FILTER;
  for (const [key, value] of query) {
    if (key.startsWith(filterPrefix)) filters[key.slice(filterPrefix.length)] = value;
  }
  const page = Number(query.get(`${prefix}page`) ?? "1");
  return {
    search: query.get(`${prefix}q`) ?? "",
    sort: readSort(query.get(`${prefix}sort`), defaultSort),
    page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
    pageSize: query.get(`${prefix}size`) === "100" ? 100 : 25,
    filters,
  };
}

/**
 * Writes a table's state into a query, in place, and leaves everything else there alone. Defaults are
 * left out; pages count from 1 as people do.
 */
export function writeTable(
  query: URLSearchParams,
  { search, sort, page, pageSize, filters }: TableState,
  defaultSort: TableSort,
  prefix = "",
): void {
  const own = Array.from(query.keys()).filter(
    (key) => KEYS.some((name) => key === prefix + name) || key.startsWith(prefix + FILTER),
  );
  for (const key of own) query.delete(key);
  if (search !== "") query.set(`${prefix}q`, search);
  if (sort.id !== defaultSort.id || sort.desc !== defaultSort.desc) {
    query.set(`${prefix}sort`, sort.desc ? `-${sort.id}` : sort.id);
  }
  if (page > 0) query.set(`${prefix}page`, String(page + 1));
  if (pageSize === 100) query.set(`${prefix}size`, "100");
  for (const [column, value] of Object.entries(filters)) {
    query.set(prefix + FILTER + column, value);
  }
}

function readSort(text: string | null, defaultSort: TableSort): TableSort {
  if (!text) return defaultSort;
  return text.startsWith("-") ? { id: text.slice(1), desc: true } : { id: text, desc: false };
}
