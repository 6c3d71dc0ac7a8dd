/** View state in the URL: single values, tables, open rows. */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useParams, useSearchParams } from "react-router-dom";
import type { TableSort, TableState } from "@recurrent/ui-kit";
import { useAppContext } from "../context/app-context.ts";

/** Browsers refuse history writes after some hundred, so typing is debounced. */
const SETTLE_MS = 250;

export type AddressQuery = ReturnType<typeof useAddressQuery>;

interface Waiting {
  /** Changes a query in place. */
  readonly edit: (query: URLSearchParams) => void;
  /** The URL that was drawn at the time. */
  readonly madeAt: string;
}

export function useAddressQuery() {
  const { navigator } = useAppContext();
  const [query, setQuery] = useSearchParams();
  const { pathname, search } = useLocation();
  const drawn = pathname + search;
  const waiting = useRef<Waiting[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = useCallback(
    (edit: Waiting["edit"], when: "now" | "settled" = "now") => {
      waiting.current.push({ edit, madeAt: drawn });
      clearTimeout(timer.current);
      const put = () => {
        const standings = waiting.current.map(({ madeAt }) => navigator.pageStatus(madeAt));
        waiting.current = waiting.current.filter((_, index) => standings[index] !== "left");
        if (waiting.current.length === 0) return;
        if (standings.includes("leaving")) {
          // Writing now would cancel the pending navigation, which may itself be cancelled.
          timer.current = setTimeout(put, SETTLE_MS);
          return;
        }
        // Reads the newest URL: another component may just have changed it.
        const before = new URL(navigator.heading(), location.origin).searchParams;
        const changed = new URLSearchParams(before);
        for (const each of waiting.current) each.edit(changed);
        waiting.current = [];
        if (changed.toString() === before.toString()) return;
        setQuery(changed, { replace: true, preventScrollReset: true });
      };
      if (when === "now") put();
      else timer.current = setTimeout(put, SETTLE_MS);
    },
    [navigator, drawn, setQuery],
  );
  return {
    query,
    /**
     * Changes the query and replaces the history entry, so Back leaves the page. Changes are
     * batched. A pending change is dropped when the page is left, also for another tab of it.
     */
    change,
  };
}

/**
 * A query value, such as the tab of a page.
 *
 * @returns the value or null, and its setter; null removes it
 */
export function useQueryValue(key: string): [string | null, (value: string | null) => void] {
  const { query, change } = useAddressQuery();
  const set = (value: string | null) =>
    change((latest) => {
      if (value === null) latest.delete(key);
      else latest.set(key, value);
    });
  return [query.get(key), set];
}

/**
 * A path parameter.
 *
 * @throws Error on a route without it: a mistake in the route table
 */
export function useIdParam(name: "id" | "hash" = "id"): string {
  const { [name]: value } = useParams();
  if (value === undefined) throw new Error(`The route of this screen has no ${name}.`);
  return value;
}

/**
 * Keeps search, sort, filters and page of a table in the URL: `<DataTable
 * {...useTableView(BY_NAME)}`.
 *
 * @param defaultSort must be stable between renders
 * @param prefix for several tables of one page, for example "add-"
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

/** Means every row: a long list of ids would be no URL to share. */
const ALL = "*";

/**
 * Keeps the open rows of a table in the URL. They open at once; the URL follows.
 *
 * @param rows undefined until they are known
 * @param prefix for several tables of one page
 */
export function useExpandedRows(rows: readonly { readonly id: string }[] | undefined, prefix = "") {
  const { query, change } = useAddressQuery();
  const key = `${prefix}open`;
  const [open, setOpen] = useState<readonly string[]>(() => query.getAll(key));
  const ids = rows?.map(({ id }) => id) ?? [];
  return {
    expanded: new Set(open.includes(ALL) ? ids : open),
    onExpandedChange(next: ReadonlySet<string>) {
      const isAll = ids.length > 1 && ids.every((id) => next.has(id));
      const openIds = isAll ? [ALL] : [...next];
      setOpen(openIds);
      change((latest) => {
        latest.delete(key);
        for (const id of openIds) latest.append(key, id);
      }, "settled");
    },
  };
}

const KEYS = ["q", "sort", "page", "size"] as const;
const FILTER = "by-";

/**
 * Reads a table's state; missing and odd values become defaults.
 *
 * @param prefix "add-" reads `add-q`, `add-sort` and so on
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

/** Writes a table's state into a query, in place. Leaves defaults out; pages count from 1. */
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
