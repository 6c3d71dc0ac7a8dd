import type { TableSort, TableState } from "@recurrent/ui-kit";

/** What of a board is kept in its address, so that Back and a reload return to the same view. */
export interface BoardView {
  /** Id of the chosen card; null before any choice. */
  readonly status: string | null;
  readonly table: TableState;
}

const FILTER_PREFIX = "by-";

/** Reads a view from a query; whatever is missing or odd becomes the default. */
export function readBoardView(query: URLSearchParams, defaultSort: TableSort): BoardView {
  const filters: Record<string, string> = {};
  for (const [key, value] of query) {
    if (key.startsWith(FILTER_PREFIX)) filters[key.slice(FILTER_PREFIX.length)] = value;
  }
  const page = Number(query.get("page") ?? "1");
  return {
    status: query.get("status"),
    table: {
      search: query.get("q") ?? "",
      sort: readSort(query.get("sort"), defaultSort),
      page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
      pageSize: query.get("size") === "100" ? 100 : 25,
      filters,
    },
  };
}

/** The query of a view; defaults are left out, pages count from 1 as people do. */
export function boardQuery({ status, table }: BoardView, defaultSort: TableSort): URLSearchParams {
  const query = new URLSearchParams();
  if (status !== null) query.set("status", status);
  if (table.search !== "") query.set("q", table.search);
  const { id, desc } = table.sort;
  if (id !== defaultSort.id || desc !== defaultSort.desc) query.set("sort", desc ? `-${id}` : id);
  if (table.page > 0) query.set("page", String(table.page + 1));
  if (table.pageSize === 100) query.set("size", "100");
  for (const [column, value] of Object.entries(table.filters)) {
    query.set(FILTER_PREFIX + column, value);
  }
  return query;
}

function readSort(text: string | null, defaultSort: TableSort): TableSort {
  if (!text) return defaultSort;
  return text.startsWith("-") ? { id: text.slice(1), desc: true } : { id: text, desc: false };
}
