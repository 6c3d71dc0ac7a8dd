import type { TableSort, TableState } from "@recurrent/ui-kit";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { boardQuery, type BoardView, readBoardView } from "./board-address.ts";

/** Typing must not write the history for every key: browsers refuse after some hundred entries. */
const SETTLE_MS = 250;

/** A board's view and the ways to change it. */
export interface BoardViewControl {
  readonly view: BoardView;
  /** Chooses a card; its list starts without search, filter or page. */
  select(status: string): void;
  setTable(table: TableState): void;
}

/**
 * Keeps card, search, sort, filter and page of a board in its address, replacing the entry, so that
 * Back leaves the board and returning to it, or reloading, shows the same view.
 *
 * @param defaultSort keep it stable between renders
 */
export function useBoardView(defaultSort: TableSort): BoardViewControl {
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => readBoardView(query, defaultSort), [query, defaultSort]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const write = useCallback(
    (next: BoardView, delay: number) => {
      clearTimeout(timer.current);
      const put = () => setQuery(boardQuery(next, defaultSort), { replace: true });
      if (delay === 0) put();
      else timer.current = setTimeout(put, delay);
    },
    [setQuery, defaultSort],
  );

  return {
    view,
    select(status) {
      const { sort, pageSize } = view.table;
      write({ status, table: { search: "", sort, page: 0, pageSize, filters: {} } }, 0);
    },
    setTable(table) {
      const isTyping = table.search !== view.table.search;
      write({ status: view.status, table }, isTyping ? SETTLE_MS : 0);
    },
  };
}
