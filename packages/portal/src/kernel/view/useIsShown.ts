import { useCallback } from "react";
import { useLocation } from "react-router-dom";
import { useRuntime } from "../runtime/runtime.ts";

/**
 * Tells whether the page of the component is still the one that is shown, and no other is being opened.
 * Whatever leads elsewhere after something that takes its time, such as a reply or a notice that is to be
 * read, asks this first: a person who went elsewhere meanwhile is not taken away from there.
 */
export function useIsShown(): () => boolean {
  const { navigator } = useRuntime();
  const { pathname, search } = useLocation();
  const drawn = pathname + search;
  return useCallback(() => navigator.standing(drawn) === "shown", [navigator, drawn]);
}
