import { useCallback, useMemo } from "react";
import { useLocation, useParams, useSearchParams } from "react-router-dom";
import { type TableSort, type TableState, useEchoedValue } from "@recurrent/ui-kit";
import { useAppContext } from "../context/app-context.ts";
import type { PageNavigator } from "../context/page-navigator.ts";

/** Browsers limit history writes, so typing is debounced. */
const SETTLE_MS = 250;

export type AddressQuery = ReturnType<typeof useAddressQuery>;

interface Waiting {
  /** Changes a query in place. */
  readonly edit: (query: URLSearchParams) => void;
  readonly madeAt: string;
}

interface Queue {
  edits: Waiting[];
  timer?: ReturnType<typeof setTimeout>;
}

/** Shared by all components: what one has typed comes before what another one changes. */
const queues = new WeakMap<PageNavigator, Queue>();

function queueOf(pageNavigator: PageNavigator): Queue {
  const queue = queues.get(pageNavigator) ?? { edits: [] };
  queues.set(pageNavigator, queue);
  return queue;
}

export function useAddressQuery() {
  const { pageNavigator } = useAppContext();
  const [query, setQuery] = useSearchParams();
  const { pathname, search } = useLocation();
  const drawn = pathname + search;

  const change = useCallback(
    (edit: Waiting["edit"], when: "now" | "settled" = "now") => {
      const queue = queueOf(pageNavigator);
      queue.edits.push({ edit, madeAt: drawn });
      clearTimeout(queue.timer);
      const put = () => {
        const statuses = queue.edits.map(({ madeAt }) => pageNavigator.pageStatus(madeAt));
        queue.edits = queue.edits.filter((_, index) => statuses[index] !== "left");
        if (queue.edits.length === 0) return;
        if (statuses.includes("leaving")) {
          // Writing now would cancel the pending navigation.
          queue.timer = setTimeout(put, SETTLE_MS);
          return;
        }
        // Another component may just have changed the URL.
        const before = new URL(pageNavigator.pendingPath(), location.origin).searchParams;
        const changed = new URLSearchParams(before);
        for (const each of queue.edits) each.edit(changed);
        queue.edits = [];
        if (changed.toString() === before.toString()) return;
        setQuery(changed, { replace: true, preventScrollReset: true });
      };
      if (when === "now") put();
      else queue.timer = setTimeout(put, SETTLE_MS);
    },
    [pageNavigator, drawn, setQuery],
  );
  return {
    query,
    /**
     * Replaces the history entry, so that Back leaves the page. Changes are batched, and dropped
     * when the page or its tab is left.
     */
    change,
  };
}

/** @returns the value or null, and its setter; null removes it */
export function useQueryValue(key: string): [string | null, (value: string | null) => void] {
  const { query, change } = useAddressQuery();
  const set = (value: string | null) =>
    change((latest) => {
      if (value === null) latest.delete(key);
      else latest.set(key, value);
    });
  return [query.get(key), set];
}

/** @throws Error on a route without this parameter */
export function useIdParam(name: "id" | "hash" = "id"): string {
  const { [name]: value } = useParams();
  if (value === undefined) throw new Error(`The route of this screen has no ${name}.`);
  return value;
}

/**
 * For `<DataTable {...useTableView(BY_NAME)} />`.
 *
 * @param defaultSort must be stable between renders
 * @param prefix for several tables on one page, for example "add-"
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

/** Means every row, since a URL with many ids is too long. */
const ALL = "*";

const NONE: readonly string[] = [];
const keyOf = (ids: readonly string[]): string => ids.join();

/**
 * The URL follows with a delay; another URL, such as that of a link, opens and closes rows.
 *
 * @param rows undefined until loaded
 * @param prefix for several tables on one page
 */
export function useExpandedRows(rows: readonly { readonly id: string }[] | undefined, prefix = "") {
  const { query, change } = useAddressQuery();
  const key = `${prefix}open`;
  const [open, setOpen] = useEchoedValue(NONE, query.getAll(key), keyOf);
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
 * Missing and invalid values become defaults.
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

/** Changes the query in place; pages count from 1. */
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
