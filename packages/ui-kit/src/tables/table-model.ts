import { tableStateKey } from "./table-state.ts";
import type { TableState } from "./table-state.ts";

/**
 * What a table believes while somebody else keeps its state. An owner such as the address may answer
 * late; what was typed meanwhile must neither vanish nor jump.
 */
export interface TableModel {
  /** What the table shows. */
  shown: TableState;
  /** Key of the last state the owner gave; `null` when there is no owner. */
  seen: string | null;
  /** Keys of states that were told to the owner and have not come back yet, oldest first. */
  awaited: readonly string[];
}

/** A table as it opens: with its owner's state, else with `initial`. */
export function openModel(initial: TableState, owned: TableState | undefined): TableModel {
  return {
    shown: owned ?? initial,
    seen: owned === undefined ? null : tableStateKey(owned),
    awaited: [],
  };
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
  const key = tableStateKey(owned);
  const echo = model.awaited.indexOf(key);
  if (echo >= 0) return { ...model, seen: key, awaited: model.awaited.slice(echo + 1) };
  return { shown: owned, seen: key, awaited: [] };
}
