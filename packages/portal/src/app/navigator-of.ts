import type { DataRouter } from "react-router-dom";
import type { Navigator } from "./runtime.ts";

/** What the running portal moves by, once there is a router. */
export function navigatorOf(router: DataRouter): Navigator {
  return {
    path: () => router.state.location.pathname + router.state.location.search,
    go: (path) => void router.navigate(path),
    heading() {
      const { pathname, search } = router.state.navigation.location ?? router.state.location;
      return pathname + search;
    },
  };
}
