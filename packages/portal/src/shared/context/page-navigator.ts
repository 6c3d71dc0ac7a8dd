import { type DataRouter, NavigationType } from "react-router-dom";
import { pageKey } from "../routes/address.ts";

/** Another tab of the same page counts as another page. */
type PageStatus = "shown" | "leaving" | "left";

export interface PageNavigator {
  path(): string;
  /** Stores the current path as the state of the new entry. */
  go(path: string): void;
  /** The path being opened, else the current one. */
  pendingPath(): string;
  /** True while a page opens that takes the place of the current history entry. */
  isReplacing(): boolean;
  /**
   * Check it after an async call, before navigating.
   *
   * @param path with its query
   */
  pageStatus(path: string): PageStatus;
}

type RouterState = Pick<DataRouter["state"], "historyAction" | "location">;

export function createPageNavigator(router: DataRouter): PageNavigator {
  let { location } = router.state;
  // All addresses of the current history entry, which view changes replace.
  let addresses = new Set([pathOf(location)]);
  router.subscribe(({ historyAction, location: next }) => {
    if (next === location) return;
    if (!staysInEntry({ historyAction, location: next }, location)) addresses = new Set();
    location = next;
    addresses.add(pathOf(location));
  });

  return {
    path: () => pathOf(router.state.location),
    go: (path) => void router.navigate(path, { state: pathOf(router.state.location) }),
    pendingPath: () => pathOf(router.state.navigation.location ?? router.state.location),
    isReplacing: () => router.state.navigation.historyAction === NavigationType.Replace,
    pageStatus(path) {
      if (!addresses.has(path)) return "left";
      const { historyAction, location: next } = router.state.navigation;
      if (next === undefined) return "shown";
      return staysInEntry({ historyAction, location: next }, router.state.location)
        ? "shown"
        : "leaving";
    },
  };
}

/** True if only the view changes. */
function staysInEntry(
  { historyAction, location }: RouterState,
  from: RouterState["location"],
): boolean {
  const isReplaced = historyAction === NavigationType.Replace;
  return isReplaced && pageKey(pathOf(location)) === pageKey(pathOf(from));
}

function pathOf({ pathname, search }: RouterState["location"]): string {
  return pathname + search;
}
