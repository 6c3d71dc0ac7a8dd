import { useState } from "react";
import { changeModel, openModel, receiveModel } from "./table-model.ts";
import { initialTableState, tableStateKey } from "./table-state.ts";
import type { TableSort, TableState } from "./table-state.ts";

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
  let current = model;
  if (owned !== undefined && tableStateKey(owned) !== model.seen) {
    current = receiveModel(model, owned);
    // Settled while rendering, so that no frame shows the rows of the state before.
    setModel(current);
  }
  return [
    current.shown,
    (next) => {
      setModel((latest) => changeModel(latest, next));
      onStateChange?.(next);
    },
  ];
}
