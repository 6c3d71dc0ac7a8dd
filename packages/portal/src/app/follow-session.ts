/** What happens in the portal by itself: it follows its session, its writes and other tabs, and locks when idle. */
import { syncAcrossTabs, subscribeToChanges, type WriteOperation } from "@recurrent/sdk/react";
import type { User } from "@recurrent/sdk";
import { address, returnablePath, routeAt } from "../shared/routes/address.ts";
import { type SessionChange, STORAGE_LAG_MS } from "../shared/session/session.ts";
import { mayStay } from "./navigation.ts";
import type { Runtime } from "../shared/context/runtime.ts";
import { companyIdOf, type SessionState } from "../shared/session/entries.ts";
import { rememberPlace, takeIntendedRoute } from "../shared/session/intended-route.ts";
import { renewSession } from "../shared/context/renew-session.ts";
import type { PortalConfig } from "../shared/context/config.ts";

/**
 * Makes the portal follow its session: whatever was loaded for one session is gone before the next
 * thing is drawn, and what another tab does to the session happens here too (decisions, Session).
 */
export function followSession(runtime: Runtime): void {
  const { session, queries, messages, navigator, drafts } = runtime;
  identifyPerson(runtime);
  let known = session.state();
  session.subscribe((change) => {
    const before = known;
    known = session.state();
    if (change.event === "user-replaced") return followAccess(runtime, before);
    // Every tab does it: each has forms that would write their drafts as they close.
    if (change.loggedOut !== undefined) void drafts.forget(change.loggedOut);
    void queries.cancelQueries();
    queries.clear();
    if (change.event === "locked") messages.clear();
    // A success that led to login, such as a password that was set, is still to be read there.
    else if (change.event === "signed-out") {
      messages.onNavigation();
      messages.notices.clearActions();
    } else identifyPerson(runtime);
    if (!change.remote) return;
    if (change.event === "locked") session.lock(returnablePath(navigator.path()));
    // Only the tab that met the refusal is told of it by the SDK; each keeps its own place.
    if (change.involuntary) rememberPlace(runtime);
    const path = followingPath(change, runtime);
    if (path !== null) navigator.go(path);
  });
  let looking: ReturnType<typeof setTimeout> | undefined;
  addEventListener("storage", ({ key, newValue }) => {
    session.onStorage(key, newValue);
    // Usually another tab has told of it already; later, for it may be in the middle of writing.
    clearTimeout(looking);
    looking = setTimeout(session.wake, 2 * STORAGE_LAG_MS);
  });
  // A page that slept may have missed what other tabs said.
  addEventListener("pageshow", () => session.wake());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") session.wake();
  });
}

/** What follows when the person or company of the session is another by now than it was `before`. */
function followAccess(runtime: Runtime, before: SessionState): void {
  const { session, queries, navigator } = runtime;
  const after = session.state();
  if (before.kind !== "signed-in" || after.kind !== "signed-in") return;
  const isAllowed = mayStay(runtime);
  if (companyIdOf(before) !== companyIdOf(after)) {
    // Not all keys name the company, and nothing of another one may be seen.
    queries.removeQueries({ type: "inactive" });
    void queries.resetQueries();
  } else if (JSON.stringify(before.subject) !== JSON.stringify(after.subject)) {
    // Hosts answer by role. What a page asks that is about to close would only be refused.
    void queries.invalidateQueries({ refetchType: isAllowed ? "active" : "none" });
  }
  // The same address again: the guard leads on, and says why.
  if (!isAllowed) navigator.go(navigator.path());
}

/** Where a change made in another tab leads this one; null to stay. */
function followingPath({ event }: SessionChange, { session, navigator }: Runtime): string | null {
  const path = navigator.path();
  const fact = routeAt(path);
  const home = address("home");
  switch (event) {
    case "signed-out":
      return fact?.audience === "signed-in" ? address("system@login") : null;
    case "locked":
      return address("system@lock");
    case "unlocked":
      return fact?.id === "system@lock" ? (session.lockedFrom() ?? home) : null;
    case "signed-in": {
      // Entering the lock again would lock whoever has signed in.
      if (fact?.id === "system@login" || fact?.id === "system@lock") {
        return takeIntendedRoute(session);
      }
      // The same address again, so that the guard judges it for whoever is signed in now.
      return path;
    }
    case "user-replaced":
      return null;
  }
}

function identifyPerson({ session, config }: Runtime): void {
  const state = session.state();
  if (state.kind === "signed-in") identify(config.analytics, state.user);
}

/** What of the session a write may have changed. A profile update brings the person along (shell 2.11). */
const RENEWED: Readonly<Partial<Record<WriteOperation, readonly ("user" | "company")[]>>> = {
  companyUpdate: ["company"],
  // Whoever may delete a company works for several, and now for another one.
  companyDelete: ["user", "company"],
  personUpdate: ["user"],
};

/**
 * Makes writes visible everywhere: other tabs fetch again what they show, and a write that touched
 * the signed-in person or company renews what the session keeps of them, which menu, avatar and
 * access live on.
 */
export function followWrites(runtime: Runtime): void {
  syncAcrossTabs(runtime.queries);
  subscribeToChanges(runtime.queries, ({ operation, entityId }, isRemote) => {
    const parts = RENEWED[operation];
    const state = runtime.session.state();
    // The tab that made the write tells the others of the renewed session as well.
    if (isRemote || parts === undefined || state.kind !== "signed-in") return;
    if (operation !== "personUpdate" || entityId === state.user.id)
      void renewSession(runtime, parts);
  });
}

/**
 * Tells the session-recording service named by the configuration whom a recording is about, and nothing
 * else (shell 1). Without `enabled` and an endpoint no byte is sent.
 *
 * @param send the browser's beacon unless a test says otherwise
 */
export function identify(
  { enabled, endpoint }: PortalConfig["analytics"],
  { uuid, email, fullName }: Pick<User, "uuid" | "email" | "fullName">,
  send = (url: string, body: string) => navigator.sendBeacon(url, body),
): void {
  if (!enabled || endpoint === null) return;
  // A beacon never holds the page up, and whether the recorder heard it concerns nobody here.
  send(endpoint, JSON.stringify({ type: "identify", uuid, email, fullName }));
}

/** The inputs that count as the person being there. */
const INPUTS = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;

/**
 * How often the idle time is looked at, and the activity noted at most, in milliseconds; four times
 * within a short idle time, or an input might go unnoted until that is over.
 */
const CHECK_EVERY = 5_000;

/** Whether nothing was touched for `minutes` minutes. 0 minutes means the lock is off. */
export function isIdle(lastActiveAt: number, now: number, minutes: number): boolean {
  return minutes > 0 && now - lastActiveAt >= minutes * 60_000;
}

/** How long a transfer of another tab counts as running: timers of hidden tabs fire once a minute. */
const TRANSFER_NOTED_MS = 90_000;

/**
 * Locks once no tab has had an input for the configured time, also when that time passed while closed. Looked at by
 * the clock and on waking up, not by one long timer, because timers stand still while a machine sleeps.
 *
 * While something that somebody began is on its way, here or in another tab, a lock would end it with the
 * session: then every tab hides its pages, and locks afterwards.
 */
export function lockWhenIdle({
  session,
  config: { lockAfterMinutes },
  navigator,
  queries,
  pagesHidden,
}: Pick<Runtime, "session" | "config" | "navigator" | "queries" | "pagesHidden">): void {
  if (lockAfterMinutes <= 0) return;
  const every = Math.min(CHECK_EVERY, (lockAfterMinutes * 60_000) / 4);
  const lastActiveAt = () => session.lastActiveAt() ?? Date.now();
  const noteActive = () => session.noteActive(Date.now());
  const hidePages = (isHidden: boolean) => {
    if (pagesHidden.read() !== isHidden) pagesHidden.set(isHidden);
  };
  function lockIfIdle(): boolean {
    const now = Date.now();
    const isSignedIn = session.state().kind === "signed-in";
    if (isSignedIn && queries.isMutating() > 0) session.noteTransfer(now);
    if (!isIdle(lastActiveAt(), now, lockAfterMinutes)) {
      hidePages(false);
      return false;
    }
    const isTransferring = now - (session.transferAt() ?? -Infinity) < TRANSFER_NOTED_MS;
    hidePages(isSignedIn && isTransferring);
    if (isSignedIn && !isTransferring) {
      session.lock(returnablePath(navigator.path()));
      navigator.go(address("system@lock"));
    }
    return true;
  }
  const onInput = () => {
    // An input that wakes an idle page must not save it from being locked.
    if (!lockIfIdle() && Date.now() - lastActiveAt() >= every) noteActive();
  };
  if (!lockIfIdle()) noteActive();
  session.subscribe(({ event }) => {
    // Whoever has just typed a password is there.
    if (event === "signed-in" || event === "unlocked") noteActive();
    if (event === "signed-out" || event === "locked") hidePages(false);
  });
  setInterval(lockIfIdle, every);
  document.addEventListener("visibilitychange", lockIfIdle);
  for (const input of INPUTS) addEventListener(input, onInput, { passive: true, capture: true });
}
