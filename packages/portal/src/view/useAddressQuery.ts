import { useCallback, useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";

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
        const next = new URLSearchParams(latest.current);
        for (const each of waiting.current) each(next);
        waiting.current = [];
        if (next.toString() === latest.current.toString()) return;
        latest.current = next;
        setQuery(next, { replace: true, preventScrollReset: true });
      };
      if (when === "now") put();
      else timer.current = setTimeout(put, SETTLE_MS);
    },
    [setQuery],
  );
  return { query, change };
}
