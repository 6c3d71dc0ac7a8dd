import { useState } from "react";
import { NavigationType, useLocation, useMatches, useNavigationType } from "react-router-dom";
import { address } from "../routes/address.ts";
import { placeOf } from "../routes/match.ts";
import type { RouteFact } from "../routes/table.ts";

/**
 * The row of the route table that is shown: the router's match carries it as its handle. Undefined for
 * unknown paths.
 */
export function useRouteFact(): RouteFact | undefined {
  return useMatches().at(-1)?.handle as RouteFact | undefined;
}

/**
 * Names the history entry that is shown. It stays the same while a page only changes how it shows what it
 * has, such as the search of a table: that replaces the address in place. It does so where home leads on
 * (shell 2.3) as well: what somebody has opened meanwhile belongs to the frame, such as the user menu.
 */
export function useEntry(): string {
  const { key, pathname, search } = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const place = placeOf(pathname + search);
  const [entry, setEntry] = useState({ id: key + place, key, place });
  if (entry.key === key && entry.place === place) return entry.id;
  const isKept = isReplaced && (entry.place === place || entry.place === address("home"));
  const next = { id: isKept ? entry.id : key + place, key, place };
  setEntry(next);
  return next.id;
}
