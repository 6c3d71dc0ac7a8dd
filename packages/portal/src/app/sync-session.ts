import { address, returnablePath, routeAt } from "../shared/routes/address.ts";
import { type SessionChange, STORAGE_LAG_MS } from "../shared/session/session.ts";
import { mayStay } from "./navigation.ts";
import type { AppContext } from "../shared/context/app-context.ts";
import { companyIdOf, type SessionState } from "../shared/session/session-storage.ts";
import { rememberReturnTo, takeReturnTo } from "../shared/session/return-to.ts";
import { identifyPerson } from "./identify.ts";

/** Clears the cache before the next render and follows other tabs (shell 4). */
export function syncSession(app: AppContext): void {
  const { session, queries, messages, pageNavigator, drafts } = app;
  identifyPerson(app);
  let state = session.state();
  session.subscribe((change) => {
    const before = state;
    state = session.state();
    if (change.event === "user-replaced") return followAccess(app, before);
    // In every tab, since each may have forms that save drafts on closing.
    if (change.loggedOut !== undefined) drafts.forget(change.loggedOut).catch(app.showFailure);
    void queries.cancelQueries();
    queries.clear();
    if (change.event === "locked") {
      messages.clear();
    } else if (change.event === "signed-out") {
      // Login still shows a success that led there, such as a new password.
      messages.clearErrors();
      messages.notices.clearActions();
    } else {
      identifyPerson(app);
    }
    if (!change.isFromElsewhere) return;
    if (change.event === "locked") session.lock(returnablePath(pageNavigator.path()));
    // The SDK reports the refusal to other tabs later, when their login page is already open.
    if (change.involuntary) rememberReturnTo(app);
    const path = followingPath(change, app);
    if (path !== null) pageNavigator.go(path);
  });
  let resyncTimer: ReturnType<typeof setTimeout> | undefined;
  addEventListener("storage", ({ key, newValue }) => {
    session.onStorage(key, newValue);
    // Delayed: another tab may be in the middle of writing.
    clearTimeout(resyncTimer);
    resyncTimer = setTimeout(session.resync, 2 * STORAGE_LAG_MS);
  });
  // A page that slept may have missed messages.
  addEventListener("pageshow", () => session.resync());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") session.resync();
  });
}

function followAccess(app: AppContext, before: SessionState): void {
  const { session, queries, pageNavigator } = app;
  const after = session.state();
  if (before.kind !== "signed-in" || after.kind !== "signed-in") return;
  const isAllowed = mayStay(app);
  if (companyIdOf(before) !== companyIdOf(after)) {
    // Not all keys name the company, so everything is refetched.
    queries.removeQueries({ type: "inactive" });
    void queries.resetQueries();
  } else if (JSON.stringify(before.subject) !== JSON.stringify(after.subject)) {
    // A page about to close must not refetch: the host would refuse.
    void queries.invalidateQueries({ refetchType: isAllowed ? "active" : "none" });
  }
  // On the same path, the guard redirects and explains.
  if (!isAllowed) pageNavigator.go(pageNavigator.path());
}

/** Null to stay. */
function followingPath(
  { event }: SessionChange,
  { session, pageNavigator }: AppContext,
): string | null {
  const path = pageNavigator.path();
  const route = routeAt(path);
  const home = address("home");
  switch (event) {
    case "signed-out":
      return route?.audience === "signed-in" ? address("system@login") : null;
    case "locked":
      return address("system@lock");
    case "unlocked":
      return route?.id === "system@lock" ? (session.lockedFrom() ?? home) : null;
    case "signed-in": {
      // Opening the lock again would lock the new person.
      if (route?.id === "system@login" || route?.id === "system@lock") {
        return takeReturnTo(session);
      }
      // The guard checks the same path for the new person.
      return path;
    }
    case "user-replaced":
      return null;
  }
}
