import { useSyncExternalStore } from "react";

/** A value that lives outside React, for as long as its owner does. */
export function createStore<Value>(first: Value) {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    /** The same until another one is set. */
    read: () => value,
    set(next: Value): void {
      value = next;
      for (const listener of listeners) listener();
    },
    /** Hears of every value that is set. @returns stops listening */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What a store holds; the component is drawn again when that is another one. */
export function useStore<Value>({
  subscribe,
  read,
}: Pick<ReturnType<typeof createStore<Value>>, "subscribe" | "read">) {
  return useSyncExternalStore(subscribe, read, read);
}
