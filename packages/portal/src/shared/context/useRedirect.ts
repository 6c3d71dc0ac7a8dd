import { useLocation, useNavigate } from "react-router-dom";
import { routeAt } from "../routes/address.ts";
import { useAppContext } from "./app-context.ts";
import { useIsCurrentPage } from "./page.ts";

/**
 * Opens a page in place of this one, unless the user has left it. If the session has been locked
 * since, unlocking opens it.
 */
export function useRedirect(): (to: string) => Promise<void> {
  const { pageNavigator, session } = useAppContext();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isShown = useIsCurrentPage();
  return async (to) => {
    const from = pathname + search;
    if (isShown()) return navigate(to);
    session.replaceLockedFrom(from, to);
    const isUnlocking =
      routeAt(pageNavigator.path())?.id === "system@lock" && pageNavigator.pendingPath() === from;
    if (isUnlocking) await navigate(to);
  };
}
