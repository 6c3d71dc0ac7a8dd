import { useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { placeOf } from "../routes/place.ts";

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
