import { address } from "../kernel/routes/address.ts";
import { returnablePath, routeAt } from "../kernel/routes/match.ts";
import { isIdle, watchIdle } from "../kernel/session/idle.ts";
import { type SessionChange, STORAGE_LAG_MS } from "../kernel/session/session.ts";
import { identify } from "./analytics.ts";
import { mayStay } from "./navigation.ts";
import { rememberPlace } from "./create-runtime.ts";
import { type Runtime } from "../kernel/runtime/runtime.ts";

/**
 * Makes the portal follow its session: whatever was loaded for one session is gone before the next
 * thing is drawn, and what another tab does to the session happens here too (decisions, Session).
 */
export function followSession(runtime: Runtime): void {
  const { session, queries, messages, navigator, drafts } = runtime;
  identifyPerson(runtime);
  session.subscribe((change) => {
    if (change.event === "user-replaced") {
      // The same address again, when this person may no longer see what is there.
      if (!mayStay(runtime)) navigator.go(navigator.path());
      return;
    }
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

/** Locks after the configured time without input, also when that time passed while closed. */
export function lockWhenIdle({ session, config, navigator }: Runtime): void {
  const minutes = config.lockAfterMinutes;
  const lock = () => {
    if (session.state().kind !== "signed-in") return;
    session.lock(returnablePath(navigator.path()));
    navigator.go(address("system@lock"));
  };
  const last = session.lastActiveAt();
  if (last !== null && isIdle(last, Date.now(), minutes)) lock();
  else if (minutes > 0) session.noteActive(Date.now());
  session.subscribe(({ event }) => {
    // Whoever has just typed a password is there.
    const begins = event === "signed-in" || event === "unlocked";
    if (begins && minutes > 0) session.noteActive(Date.now());
  });
  watchIdle({
    minutes,
    lastActiveAt: () => session.lastActiveAt() ?? Date.now(),
    noteActive: session.noteActive,
    onIdle: lock,
  });
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
      // The same address again, so that the guard judges it for whoever is signed in now.
      if (fact?.id !== "system@login") return path;
      const target = session.intended() ?? home;
      session.forgetIntended();
      return target;
    }
    case "user-replaced":
      return null;
  }
}

function identifyPerson({ session, config }: Runtime): void {
  const state = session.state();
  if (state.kind === "signed-in") identify(config.analytics, state.user);
}
