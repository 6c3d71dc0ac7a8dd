import { useEchoedValue } from "../../useEchoedValue.ts";

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
  /** What was typed, which is not trimmed. */
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

/** Returns the displayed state, even while the owner is late. */
export function useTableState(
  defaultSort: TableSort,
  owned: TableState | undefined,
  onStateChange: ((next: TableState) => void) | undefined,
): [TableState, (next: TableState) => void] {
  const [shown, choose] = useEchoedValue(initialTableState(defaultSort), owned, tableStateKey);
  return [
    shown,
    (next) => {
      choose(next);
      onStateChange?.(next);
    },
  ];
}
