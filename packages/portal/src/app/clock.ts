/** The time as the hosts have it: what a record of today is asked for by. */
export interface Clock {
  /** Epoch milliseconds; null until it is known. */
  now(): number | null;
  /** Hears when it becomes known. */
  subscribe(listener: () => void): () => void;
}

/** Real hosts live in real time. */
export const REAL_CLOCK: Clock = {
  now: () => Date.now(),
  subscribe: () => () => undefined,
};

/** A clock that is known later: the sandbox's world may be at another time than the browser. */
export function clockFrom(source: Promise<() => number>): Clock {
  const listeners = new Set<() => void>();
  let read: (() => number) | null = null;
  source.then(
    (known) => {
      read = known;
      for (const listener of listeners) listener();
    },
    // Without the hosts there is no time either; every call says why.
    () => undefined,
  );
  return {
    now: () => read?.() ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
