import { useState } from "react";

/** How many rows a table shows at once (shell 9: "page size 25, options 25 or 100"). */
export type PageSize = 25 | 100;

/** The page sizes on offer, in the order shown; the first one is the default. */
export const PAGE_SIZES: readonly PageSize[] = [25, 100];

/** Which column orders the rows. `id` is the column's id. */
export interface TableSort {
  id: string;
  desc: boolean;
}

/**
 * Everything a person can set on a table. It is plain data, so that an owner may keep it in the
 * address, in memory or in a test.
 */
export interface TableState {
  /** Free text, exactly as typed. */
  search: string;
  sort: TableSort;
  /** 0 is the first page. A page past the end shows the last one. */
  page: number;
  pageSize: PageSize;
  /** Column id → chosen option value. A column without a choice has no entry. */
  filters: Readonly<Record<string, string>>;
}

/** A table as it is before anybody touches it. */
export function initialTableState(defaultSort: TableSort): TableState {
  return { search: "", sort: defaultSort, page: 0, pageSize: 25, filters: {} };
}

/** A new search starts again on the first page. */
export function withSearch(state: TableState, search: string): TableState {
  return { ...state, search, page: 0 };
}

/** Choosing the column that already sorts turns its direction round; another one starts ascending. */
export function withSort(state: TableState, id: string): TableState {
  const desc = state.sort.id === id ? !state.sort.desc : false;
  return { ...state, sort: { id, desc }, page: 0 };
}

/**
 * Sets or (with `null`) removes the filter of one column. Changing a filter clears the search
 * (shell 2.12), also when it is removed.
 */
export function withFilter(state: TableState, columnId: string, value: string | null): TableState {
  const { [columnId]: _previous, ...others } = state.filters;
  const filters = value === null ? others : { ...others, [columnId]: value };
  return { ...state, filters, search: "", page: 0 };
}

/** Takes away the search and every filter: the way out of "no match". */
export function withoutNarrowing(state: TableState): TableState {
  return { ...state, search: "", filters: {}, page: 0 };
}

/** Moves to a page, 0 being the first. Negative numbers mean the first page. */
export function withPage(state: TableState, page: number): TableState {
  return { ...state, page: Math.max(0, Math.trunc(page)) };
}

/** Another page size, of those on offer, keeps the first visible row on screen. */
export function withPageSize(state: TableState, size: number): TableState {
  const pageSize = PAGE_SIZES.find((known) => known === size) ?? state.pageSize;
  const firstRow = state.page * state.pageSize;
  return { ...state, pageSize, page: Math.floor(firstRow / pageSize) };
}

/** True while something keeps rows from being shown. */
export function isNarrowed(state: TableState): boolean {
  return state.search.trim() !== "" || Object.keys(state.filters).length > 0;
}

/** Two states that show the same rows have the same key, whatever the order of their filters. */
export function tableStateKey({ search, sort, page, pageSize, filters }: TableState): string {
  const chosen = Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([search, sort.id, sort.desc, page, pageSize, chosen]);
}

/**
 * What a table believes while somebody else keeps its state. An owner such as the address may answer
 * late; what was typed meanwhile must neither vanish nor jump.
 */
interface TableModel {
  /** What the table shows. */
  shown: TableState;
  /** Key of the last state the owner gave; `null` when there is no owner. */
  seen: string | null;
  /** Keys of states that were told to the owner and have not come back yet, oldest first. */
  awaited: readonly string[];
}

/** A table as it opens: with its owner's state, else with `initial`. */
export function openModel(initial: TableState, owned: TableState | undefined): TableModel {
  const seen = owned === undefined ? null : tableStateKey(owned);
  return { shown: owned ?? initial, seen, awaited: [] };
}

/** The person changed something. */
export function changeModel(model: TableModel, next: TableState): TableModel {
  const awaited = model.seen === null ? [] : [...model.awaited, tableStateKey(next)];
  return { ...model, shown: next, awaited };
}

/**
 * The owner gave a state. An echo of what the table said itself changes nothing; anything else (Back,
 * a link with another search) wins over what is shown.
 */
export function receiveModel(model: TableModel, owned: TableState): TableModel {
  const seen = tableStateKey(owned);
  if (seen === model.seen) return model;
  const echo = model.awaited.indexOf(seen);
  if (echo === -1) return { shown: owned, seen, awaited: [] };
  return { ...model, seen, awaited: model.awaited.slice(echo + 1) };
}

/**
 * The state of a table, kept here or by an owner (`state` with `onStateChange`). The answer is always
 * what the person sees now, even while the owner is still on its way.
 */
export function useTableState(
  defaultSort: TableSort,
  owned: TableState | undefined,
  onStateChange: ((next: TableState) => void) | undefined,
): [TableState, (next: TableState) => void] {
  const [model, setModel] = useState(() => openModel(initialTableState(defaultSort), owned));
  const current = owned === undefined ? model : receiveModel(model, owned);
  // Settled while rendering, so that no frame shows the rows of the state before.
  if (current !== model) setModel(current);
  return [
    current.shown,
    (next) => {
      setModel((latest) => changeModel(latest, next));
      onStateChange?.(next);
    },
  ];
}
