import { useCallback, useEffect, useRef } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
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
  const { pathname } = useLocation();
  const waiting = useRef<EditQuery[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = useCallback(
    (edit: EditQuery, when: "now" | "settled" = "now") => {
      waiting.current.push(edit);
      clearTimeout(timer.current);
      const put = () => {
        if (splitPath(navigator.path()).pathname !== pathname) return;
        // The newest address, not the drawn one: another part of the page may just have changed it.
        const heading = splitPath(navigator.heading());
        if (heading.pathname !== pathname) {
          // A navigation to the page that is being left would call off the one to the next page.
          timer.current = setTimeout(put, SETTLE_MS);
          return;
        }
        const before = new URLSearchParams(heading.search).toString();
        const changed = new URLSearchParams(before);
        for (const each of waiting.current) each(changed);
        waiting.current = [];
        if (changed.toString() === before) return;
        setQuery(changed, { replace: true, preventScrollReset: true });
      };
      if (when === "now") put();
      else timer.current = setTimeout(put, SETTLE_MS);
    },
    [navigator, pathname, setQuery],
  );
  return { query, change };
}

function splitPath(path: string): { pathname: string; search: string } {
  const [pathname = "", ...search] = path.split("?");
  return { pathname, search: search.join("?") };
}
