import { useSyncExternalStore } from "react";

const isOnline = () => navigator.onLine;

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  for (const event of ["online", "offline"]) {
    addEventListener(event, onChange, { signal: listening.signal });
  }
  return () => listening.abort();
}

/** False without a network; true does not mean that a host can be reached. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline);
}
