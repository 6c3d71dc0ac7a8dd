/**
 * What of a view is kept in the address: single values, the state of tables, their open rows. Back, a reload and a
 * shared link then show the same.
 */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useParams, useSearchParams } from "react-router-dom";
import type { TableSort, TableState } from "@recurrent/ui-kit";
import { useRuntime } from "../context/runtime.ts";

/** Typing must not write the history for every key: browsers refuse after some hundred entries. */
const SETTLE_MS = 250;

/** What {@link useAddressQuery} gives. */
export type AddressQuery = ReturnType<typeof useAddressQuery>;

/** A change that is not written yet. */
interface Waiting {
  /** Changes a query in place. */
  readonly edit: (query: URLSearchParams) => void;
  /** The address that was drawn when it was made. */
  readonly madeAt: string;
}

/** The query of the address and the way to change it. */
export function useAddressQuery() {
  const { navigator } = useRuntime();
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
        const standings = waiting.current.map(({ madeAt }) => navigator.standing(madeAt));
        waiting.current = waiting.current.filter((_, index) => standings[index] !== "left");
        if (waiting.current.length === 0) return;
        if (standings.includes("leaving")) {
          // Writing now would call off the way to the next page, which may yet be called off itself.
          timer.current = setTimeout(put, SETTLE_MS);
          return;
        }
        // The newest address, not the drawn one: another part of the page may just have changed it.
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
     * Changes the query, replacing the history entry: Back leaves the page, and a reload or a shared
     * link shows the same view. Several changes at once become one. A change that still waits when the
     * page is left, also for another tab of it, is dropped.
     */
    change,
  };
}

/**
 * One value of the address, such as the tab of a page.
 *
 * @returns the value (null when it is not there) and the way to set it; null takes it away
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
 * The `:id` of the address, or another part of its path.
 *
 * @throws Error on a route that has none: a mistake in the route table, not of the person.
 */
export function useIdParam(name: "id" | "hash" = "id"): string {
  const { [name]: value } = useParams();
  if (value === undefined) throw new Error(`The route of this screen has no ${name}.`);
  return value;
}

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

/** Stands for every row: a long list of ids is no address to share. */
const ALL = "*";

/**
 * Keeps the open rows of a table in the address, so that Back and a reload find them open. They open at
 * once; the address follows. What it gives is named as the tables of the kit take it.
 *
 * @param rows undefined until they are known
 * @param prefix tells several tables of one page apart
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
      const kept = isAll ? [ALL] : [...next];
      setOpen(kept);
      change((latest) => {
        latest.delete(key);
        for (const id of kept) latest.append(key, id);
      }, "settled");
    },
  };
}

const KEYS = ["q", "sort", "page", "size"] as const;
const FILTER = "by-";

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
