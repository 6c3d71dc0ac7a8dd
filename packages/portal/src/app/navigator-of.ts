import type { DataRouter } from "react-router-dom";
import type { Navigator } from "./runtime.ts";

/** What the running portal moves by, once there is a router. */
export function navigatorOf(router: DataRouter): Navigator {
  return {
    path: () => router.state.location.pathname + router.state.location.search,
    go: (path) => void router.navigate(path),
    isLeaving() {
      const { location, navigation } = router.state;
      return (
        navigation.location !== undefined && navigation.location.pathname !== location.pathname
      );
    },
  };
}
