/** How the running portal moves, and what it knows of the history entry that is shown. */
import { type DataRouter, NavigationType } from "react-router-dom";
import { placeOf } from "../routes/address.ts";

/**
 * How a page stands to the history entry that is shown: it is the one shown, another one is on its way
 * (also another tab of the same page), or that one is there.
 */
type PageStanding = "shown" | "leaving" | "left";

/** How the running portal moves; given by the router once there is one. */
export interface Navigator {
  /** The in-app path shown now. */
  path(): string;
  /** The path that is left goes along as the state of the new history entry. */
  go(path: string): void;
  /** The path with its query that is being opened, or the present one: what a change builds on. */
  heading(): string;
  /**
   * What has become of the page that was drawn at `path`, its query included. Whatever waits before it
   * writes the address or leads elsewhere asks this first: it belongs to the page it began on.
   */
  standing(path: string): PageStanding;
}

type Way = Pick<DataRouter["state"], "historyAction" | "location">;

/** What the running portal moves by, once there is a router. */
export function navigatorOf(router: DataRouter): Navigator {
  let { location } = router.state;
  // Every address of the history entry that is shown: a change of the view replaces the one before.
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
    standing(path) {
      if (!addresses.has(path)) return "left";
      const { historyAction, location: next } = router.state.navigation;
      if (next === undefined) return "shown";
      return staysInEntry({ historyAction, location: next }, router.state.location)
        ? "shown"
        : "leaving";
    },
  };
}

/** Whether a navigation changes the view of a page in place, and leads nowhere. */
function staysInEntry({ historyAction, location }: Way, from: Way["location"]): boolean {
  const isReplaced = historyAction === NavigationType.Replace;
  return isReplaced && placeOf(pathOf(location)) === placeOf(pathOf(from));
}

function pathOf({ pathname, search }: Way["location"]): string {
  return pathname + search;
}
