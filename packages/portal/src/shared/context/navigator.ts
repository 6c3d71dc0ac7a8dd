import { type DataRouter, NavigationType } from "react-router-dom";
import { pageKey } from "../routes/address.ts";

/** Current, being left (also for another tab of the same page), or left. */
type PageStatus = "shown" | "leaving" | "left";

export interface Navigator {
  path(): string;
  /** Stores the current path as the state of the new history entry. */
  go(path: string): void;
  /** The path that is being opened, else the current one: changes of the query build on it. */
  heading(): string;
  /**
   * Status of the page drawn at `path`, query included. Check it before writing the address or
   * navigating after an async call.
   */
  pageStatus(path: string): PageStatus;
}

type Way = Pick<DataRouter["state"], "historyAction" | "location">;

export function navigatorOf(router: DataRouter): Navigator {
  let { location } = router.state;
  // All addresses of the current history entry: a change of the view replaces the one before.
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
    heading: () => pathOf(router.state.navigation.location ?? router.state.location),
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

/** True for a navigation that only changes the view of the current page. */
function staysInEntry({ historyAction, location }: Way, from: Way["location"]): boolean {
  const isReplaced = historyAction === NavigationType.Replace;
  return isReplaced && pageKey(pathOf(location)) === pageKey(pathOf(from));
}

function pathOf({ pathname, search }: Way["location"]): string {
  return pathname + search;
}
