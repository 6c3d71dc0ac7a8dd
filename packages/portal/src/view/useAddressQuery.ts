import { useCallback, useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { useRuntime } from "../app/runtime-context.ts";

/** Typing must not write the history for every key: browsers refuse after some hundred entries. */
const SETTLE_MS = 250;

/** Changes a query in place. */
export type EditQuery = (query: URLSearchParams) => void;

/** The query of the address and the way to change it. */
export interface AddressQuery {
  readonly query: URLSearchParams;
  /**
   * Changes the query, replacing the history entry: Back leaves the page, and a reload or a shared
   * link shows the same view. Several changes at once become one.
   */
  change(edit: EditQuery, when?: "now" | "settled"): void;
}

/** What of a view is kept in the address. */
export function useAddressQuery(): AddressQuery {
  const { navigator } = useRuntime();
  const [query, setQuery] = useSearchParams();
  const latest = useRef(query);
  const waiting = useRef<EditQuery[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = query;
  }, [query]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = useCallback(
    (edit: EditQuery, when: "now" | "settled" = "now") => {
      waiting.current.push(edit);
      clearTimeout(timer.current);
      const put = () => {
        if (navigator.isLeaving()) {
          // A navigation to the page that is being left would call off the one to the next page.
          timer.current = setTimeout(put, SETTLE_MS);
          return;
        }
        const changed = new URLSearchParams(latest.current);
        for (const each of waiting.current) each(changed);
        waiting.current = [];
        if (changed.toString() === latest.current.toString()) return;
        latest.current = changed;
        setQuery(changed, { replace: true, preventScrollReset: true });
      };
      if (when === "now") put();
      else timer.current = setTimeout(put, SETTLE_MS);
    },
    [navigator, setQuery],
  );
  return { query, change };
}
