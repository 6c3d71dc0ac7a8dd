import type { TableSort, TableState } from "@recurrent/ui-kit";
import { useMemo } from "react";
import { useAddressQuery } from "../../view/useAddressQuery.ts";
import { type BoardView, readBoardView, writeBoardView } from "./board-address.ts";

/** A board's view and the ways to change it. */
export interface BoardViewControl {
  readonly view: BoardView;
  /** Chooses a card; its list starts without search, filter or page. */
  select(status: string): void;
  setTable(table: TableState): void;
}

/**
 * Keeps card, search, sort, filter and page of a board in its address.
 *
 * @param defaultSort keep it stable between renders
 */
export function useBoardView(defaultSort: TableSort): BoardViewControl {
  const { query, change } = useAddressQuery();
  const view = useMemo(() => readBoardView(query, defaultSort), [query, defaultSort]);
  return {
    view,
    select(status) {
      const { sort, pageSize } = view.table;
      const table: TableState = { search: "", sort, page: 0, pageSize, filters: {} };
      change((latest) => writeBoardView(latest, { status, table }, defaultSort));
    },
    setTable(table) {
      const when = table.search === view.table.search ? "now" : "settled";
      const { status } = view;
      change((latest) => writeBoardView(latest, { status, table }, defaultSort), when);
    },
  };
}
