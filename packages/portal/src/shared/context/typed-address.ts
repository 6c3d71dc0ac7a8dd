/**
 * Addresses that somebody typed in a page of the portal. The browser makes a history entry of each, without the
 * number by which the router tells how far a later Back or Forward goes.
 */
import type { DataRouter } from "react-router-dom";

/** What the router keeps in a history entry. */
interface EntryState {
  readonly idx?: number;
}

const entryNumber = () => (history.state as EntryState | null)?.idx;

let typedKey: string | null = null;

/** Whether a location is that of an address being opened now because somebody typed it. */
export const isTypedAddress = ({ key }: { readonly key: string }): boolean => key === typedKey;

/**
 * Numbers the history entries of typed addresses as the router numbers its own; without a number it warns on
 * the console. Call it before the router is created: the router must read the number in the same event.
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
