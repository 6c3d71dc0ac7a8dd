import { useReducer } from "react";

/** Shell 9: "page size 25, options 25 or 100". */
export type PageSize = 25 | 100;

/** The first is the default. */
export const PAGE_SIZES: readonly PageSize[] = [25, 100];

/** `id` is the `field` of the column. */
export interface TableSort {
  id: string;
  desc: boolean;
}

/** Plain data, for the URL, memory or tests. */
export interface TableState {
  /** As typed. */
  search: string;
  sort: TableSort;
  /** 0 is the first page; a page past the end shows the last one. */
  page: number;
  pageSize: PageSize;
  /** Column id → chosen value; unfiltered columns are absent. */
  filters: Readonly<Record<string, string>>;
}

export function initialTableState(defaultSort: TableSort): TableState {
  return { search: "", sort: defaultSort, page: 0, pageSize: 25, filters: {} };
}

export function withSearch(state: TableState, search: string): TableState {
  return { ...state, search, page: 0 };
}

export function withSort(state: TableState, id: string): TableState {
  const desc = state.sort.id === id ? !state.sort.desc : false;
  return { ...state, sort: { id, desc }, page: 0 };
}

/** Also clears the search (shell 2.12); null removes the filter. */
export function withFilter(state: TableState, columnId: string, value: string | null): TableState {
  const { [columnId]: _previous, ...others } = state.filters;
  const filters = value === null ? others : { ...others, [columnId]: value };
  return { ...state, filters, search: "", page: 0 };
}

export function withoutNarrowing(state: TableState): TableState {
  return { ...state, search: "", filters: {}, page: 0 };
}

export function withPage(state: TableState, page: number): TableState {
  return { ...state, page: Math.max(0, Math.trunc(page)) };
}

/** The first visible row stays on screen. */
export function withPageSize(state: TableState, size: number): TableState {
  const pageSize = PAGE_SIZES.find((known) => known === size) ?? state.pageSize;
  const firstRow = state.page * state.pageSize;
  return { ...state, pageSize, page: Math.floor(firstRow / pageSize) };
}

export function isNarrowed(state: TableState): boolean {
  return state.search.trim() !== "" || Object.keys(state.filters).length > 0;
}

/** Equal for states that show the same rows, in any order of filters. */
export function tableStateKey({ search, sort, page, pageSize, filters }: TableState): string {
  const chosen = Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([search, sort.id, sort.desc, page, pageSize, chosen]);
}

/** The owner (the URL) may update late; typed text must not disappear or jump. */
interface TableModel {
  shown: TableState;
  /** Key of the owner's last state; null without an owner. */
  seen: string | null;
  /** Keys sent to the owner and not yet returned, oldest first. */
  awaited: readonly string[];
}

export function initialModel(initial: TableState, owned: TableState | undefined): TableModel {
  const seen = owned === undefined ? null : tableStateKey(owned);
  return { shown: owned ?? initial, seen, awaited: [] };
}

export function updateModel(model: TableModel, next: TableState): TableModel {
  const awaited = model.seen === null ? [] : [...model.awaited, tableStateKey(next)];
  return { ...model, shown: next, awaited };
}

/** An echo of the table's own state changes nothing; any other state (Back, a link) wins. */
export function onModelChange(model: TableModel, owned: TableState): TableModel {
  const seen = tableStateKey(owned);
  if (seen === model.seen) return model;
  const echo = model.awaited.indexOf(seen);
  if (echo === -1) return { shown: owned, seen, awaited: [] };
  return { ...model, seen, awaited: model.awaited.slice(echo + 1) };
}

type TableChange = { readonly chosen: TableState } | { readonly owned: TableState };

const reduceModel = (model: TableModel, change: TableChange) =>
  "chosen" in change ? updateModel(model, change.chosen) : onModelChange(model, change.owned);

/** Returns the displayed state, even while the owner is late. */
export function useTableState(
  defaultSort: TableSort,
  owned: TableState | undefined,
  onStateChange: ((next: TableState) => void) | undefined,
): [TableState, (next: TableState) => void] {
  // `useState` could update from a discarded render and lose typed letters.
  const [model, change] = useReducer(reduceModel, owned, (first) =>
    initialModel(initialTableState(defaultSort), first),
  );
  const current = owned === undefined ? model : onModelChange(model, owned);
  // Set during render, so that no frame shows the old rows.
  if (owned !== undefined && current !== model) change({ owned });
  return [
    current.shown,
    (next) => {
      change({ chosen: next });
      onStateChange?.(next);
    },
  ];
}
