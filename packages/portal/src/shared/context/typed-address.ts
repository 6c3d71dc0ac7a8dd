/**
 * A typed address creates a history entry without the number that the router needs for Back and
 * Forward.
 */
import type { DataRouter } from "react-router-dom";

interface EntryState {
  readonly idx?: number;
}

const entryNumber = () => (history.state as EntryState | null)?.idx;

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
  addEventListener("popstate", () => {
    const number = entryNumber();
    typedKey = number === undefined ? crypto.randomUUID() : null;
    if (typedKey !== null) history.replaceState({ usr: null, key: typedKey, idx: last + 1 }, "");
    last = number ?? last + 1;
  });
  return (router) => {
    router.subscribe(() => {
      last = entryNumber() ?? last;
    });
  };
}
