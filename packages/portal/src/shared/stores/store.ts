import { useSyncExternalStore } from "react";

/** A value outside React. */
export function createStore<Value>(first: Value) {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    /** The same reference until another value is set. */
    read: () => value,
    set(next: Value): void {
      value = next;
      for (const listener of listeners) listener();
    },
    /** @returns unsubscribes */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export function useStore<Value>({
  subscribe,
  read,
}: Pick<ReturnType<typeof createStore<Value>>, "subscribe" | "read">) {
  return useSyncExternalStore(subscribe, read, read);
}
