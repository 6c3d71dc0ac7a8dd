import { useSyncExternalStore } from "react";

/** A value outside React. */
export interface Store<Value> {
  /** The same reference until another value is set. */
  read: () => Value;
  set: (next: Value) => void;
  /** @returns unsubscribes */
  subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(first: Value): Store<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export function useStore<Value>({
  subscribe,
  read,
}: Pick<Store<Value>, "subscribe" | "read">): Value {
  return useSyncExternalStore(subscribe, read, read);
}
