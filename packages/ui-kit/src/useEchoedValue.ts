import { useReducer } from "react";

type Key = string | null;

/** The owner (the URL) may update late; typed text must not disappear or jump. */
interface EchoModel<Value> {
  readonly shown: Value;
  /** Key of the owner's last value; undefined without an owner. */
  readonly seen: Key | undefined;
  /** Keys sent to the owner and not yet returned, oldest first. */
  readonly awaited: readonly Key[];
}

interface EchoChange<Value> {
  readonly from: "user" | "owner";
  readonly value: Value;
  readonly key: Key;
}

/** An echo of what was chosen here changes nothing; any other value (Back, a link) wins. */
export function echoReducer<Value>(
  model: EchoModel<Value>,
  { from, value, key }: EchoChange<Value>,
): EchoModel<Value> {
  if (from === "user") {
    const awaited = model.seen === undefined ? [] : [...model.awaited, key];
    return { ...model, shown: value, awaited };
  }
  if (key === model.seen) return model;
  // Of equal ones the last: the owner may skip values, and would not return those before it.
  const echo = model.awaited.lastIndexOf(key);
  if (echo === -1) return { shown: value, seen: key, awaited: [] };
  return { ...model, seen: key, awaited: model.awaited.slice(echo + 1) };
}

/**
 * A value that is shown at once, even while its owner is late.
 *
 * @param initial shown without an owner
 * @param owned the owner's value; undefined without an owner
 * @param keyOf equal for equal values
 * @returns the shown value, and what to call with a chosen one before its owner
 */
export function useEchoedValue<Value>(
  initial: Value,
  owned: Value | undefined,
  keyOf: (value: Value) => Key,
): [Value, (next: Value) => void] {
  const ownedKey = owned === undefined ? undefined : keyOf(owned);
  // `useState` could update from a discarded render and lose typed letters.
  const [model, change] = useReducer(echoReducer<Value>, {
    shown: owned === undefined ? initial : owned,
    seen: ownedKey,
    awaited: [],
  });
  let current = model;
  if (owned !== undefined && ownedKey !== undefined) {
    const update = { from: "owner", value: owned, key: ownedKey } as const;
    current = echoReducer(model, update);
    // Set during render, so that no frame shows the old value.
    if (current !== model) change(update);
  }
  return [current.shown, (value) => change({ from: "user", value, key: keyOf(value) })];
}
