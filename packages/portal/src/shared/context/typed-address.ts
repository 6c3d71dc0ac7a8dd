/**
 * Typed addresses create a history entry without the number from which the router computes how far
 * Back and Forward go.
 */
import type { DataRouter } from "react-router-dom";

interface EntryState {
  readonly idx?: number;
}

const entryNumber = () => (history.state as EntryState | null)?.idx;

let typedKey: string | null = null;

/** True for the location of a typed address being opened now. */
export const isTypedAddress = ({ key }: { readonly key: string }): boolean => key === typedKey;

/**
 * Numbers the history entries of typed addresses as the router does; it warns on the console
 * without. Call it before the router is created: the router must read the number in the same event.
 *
 * @returns takes the router, once there is one
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
