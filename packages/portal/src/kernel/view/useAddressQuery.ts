import { useCallback, useEffect, useRef } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { useRuntime } from "../runtime/runtime.ts";

/** Typing must not write the history for every key: browsers refuse after some hundred entries. */
const SETTLE_MS = 250;

/** Changes a query in place. */
export type EditQuery = (query: URLSearchParams) => void;

/** The query of the address and the way to change it. */
export type AddressQuery = ReturnType<typeof useAddressQuery>;

/** A change that is not written yet. */
interface Waiting {
  readonly edit: EditQuery;
  /** The address that was drawn when it was made. */
  readonly madeAt: string;
}

/** What of a view is kept in the address. */
export function useAddressQuery() {
  const { navigator } = useRuntime();
  const [query, setQuery] = useSearchParams();
  const { pathname, search } = useLocation();
  const drawn = pathname + search;
  const waiting = useRef<Waiting[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = useCallback(
    (edit: EditQuery, when: "now" | "settled" = "now") => {
      waiting.current.push({ edit, madeAt: drawn });
      clearTimeout(timer.current);
      const put = () => {
        const standings = waiting.current.map(({ madeAt }) => navigator.standing(madeAt));
        waiting.current = waiting.current.filter((_, index) => standings[index] !== "left");
        if (waiting.current.length === 0) return;
        if (standings.includes("leaving")) {
          // Writing now would call off the way to the next page, which may yet be called off itself.
          timer.current = setTimeout(put, SETTLE_MS);
          return;
        }
        // The newest address, not the drawn one: another part of the page may just have changed it.
        const before = new URLSearchParams(queryOf(navigator.heading())).toString();
        const changed = new URLSearchParams(before);
        for (const each of waiting.current) each.edit(changed);
        waiting.current = [];
        if (changed.toString() === before) return;
        setQuery(changed, { replace: true, preventScrollReset: true });
      };
      if (when === "now") put();
      else timer.current = setTimeout(put, SETTLE_MS);
    },
    [navigator, drawn, setQuery],
  );
  return {
    query,
    /**
     * Changes the query, replacing the history entry: Back leaves the page, and a reload or a shared
     * link shows the same view. Several changes at once become one. A change that still waits when the
     * page is left, also for another tab of it, is dropped.
     */
    change,
  };
}

function queryOf(path: string): string {
  const [, ...search] = path.split("?");
  return search.join("?");
}
