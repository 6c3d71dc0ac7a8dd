/**
 * An address that is typed or opened from elsewhere creates a history entry without the number that
 * the router needs for Back and Forward, and without a key of its own. The router would use one key
 * for all of them, and scroll each to where the last one was left.
 */
import type { DataRouter } from "react-router-dom";

interface EntryState {
  readonly idx?: number;
}

const entryNumber = () => (history.state as EntryState | null)?.idx;

/** Not a UUID, which browsers offer to pages with https only. */
const newKey = () => Math.random().toString(36).slice(2);

function numberEntry(key: string, idx: number): void {
  history.replaceState({ usr: null, key, idx }, "");
}

let typedKey: string | null = null;

export const isTypedAddress = ({ key }: { readonly key: string }): boolean => key === typedKey;

/**
 * Without a number the router warns. Call it before creating the router, which reads the number in
 * the same event.
 *
 * @returns connects the router
 */
export function numberTypedAddresses(): (router: Pick<DataRouter, "subscribe">) => void {
  let last = entryNumber() ?? 0;
  if (history.state === null) numberEntry(newKey(), last);
  addEventListener("popstate", () => {
    const known = entryNumber();
    typedKey = known === undefined ? newKey() : null;
    last = known ?? last + 1;
    if (typedKey !== null) numberEntry(typedKey, last);
  });
  return (router) => {
    router.subscribe(() => {
      last = entryNumber() ?? last;
    });
  };
}
