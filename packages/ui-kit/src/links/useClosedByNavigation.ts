import { createContext, use, useEffect, useRef } from "react";
import { useLatest } from "../useLatest.ts";

/** Names the history entry that is shown; null where there is no navigation. */
export const EntryContext = createContext<string | null>(null);

/**
 * Closes what stands above a page when another page takes its place, by Back as well: it belongs to the one
 * it was opened on.
 *
 * @param close what Escape does; undefined for what only its buttons close
 */
export function useClosedByNavigation(open: boolean, close: (() => void) | undefined): void {
  const entry = use(EntryContext);
  const openedOn = useRef<string | null>(null);
  const closeNow = useLatest(() => close?.());
  useEffect(() => {
    const isElsewhere = openedOn.current !== null && openedOn.current !== entry;
    openedOn.current = open ? entry : null;
    if (open && isElsewhere) closeNow();
  }, [open, entry, closeNow]);
}
