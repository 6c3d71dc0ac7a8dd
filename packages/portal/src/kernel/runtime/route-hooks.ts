import { useState } from "react";
import { NavigationType, useLocation, useMatches, useNavigationType } from "react-router-dom";
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
 * has, such as the search of a table: that replaces the address in place.
 */
export function useEntry(): string {
  const { key, pathname, search } = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const place = placeOf(pathname + search);
  const [entry, setEntry] = useState({ key, place });
  const isSame = entry.place === place && (isReplaced || entry.key === key);
  if (!isSame) setEntry({ key, place });
  return `${entry.key} ${entry.place}`;
}
