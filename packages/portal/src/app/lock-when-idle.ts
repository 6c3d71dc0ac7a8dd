import type { AppContext } from "../shared/context/app-context.ts";
import { address, returnablePath } from "../shared/routes/address.ts";

/** Screen readers and voice control press by `click` alone, and dictation only inserts text. */
const INPUTS = [
  "pointerdown",
  "pointermove",
  "keydown",
  "wheel",
  "touchstart",
  "click",
  "beforeinput",
  "input",
  "compositionupdate",
] as const;

/** Short idle times are checked four times. */
const CHECK_EVERY_MS = 5_000;

/** 0 minutes turns the lock off. */
export function isIdle(lastActiveAt: number, now: number, minutes: number): boolean {
  return minutes > 0 && now - lastActiveAt >= minutes * 60_000;
}

/** False for a time later than now: the clock was set back after it was stored. */
function isRecent(at: number | null, now: number, withinMs: number): boolean {
  return at !== null && at <= now && now - at < withinMs;
}

/** Timers of hidden tabs fire once a minute. */
const TRANSFER_NOTED_MS = 90_000;

/**
 * Timers stop while a machine sleeps, so the clock is checked repeatedly. A transfer in any tab
 * would end with the session, so until it ends the pages are only hidden.
 */
export function lockWhenIdle({
  session,
  config: { lockAfterMinutes },
  pageNavigator,
  queries,
  pagesHidden,
}: Pick<AppContext, "session" | "config" | "pageNavigator" | "queries" | "pagesHidden">): void {
  if (lockAfterMinutes <= 0) return;
  const every = Math.min(CHECK_EVERY_MS, (lockAfterMinutes * 60_000) / 4);
  const lastActiveAt = () => session.system.lastActiveAt() ?? Date.now();
  const noteActive = () => session.system.noteActive(Date.now());
  const hidePages = (isHidden: boolean) => {
    if (pagesHidden.read() !== isHidden) pagesHidden.set(isHidden);
  };
  function lockIfIdle(): boolean {
    const now = Date.now();
    const isSignedIn = session.state().kind === "signed-in";
    if (isSignedIn && queries.isMutating() > 0) session.system.noteTransfer(now);
    // The clock was set back: the time until the lock begins now.
    if (lastActiveAt() > now) session.system.noteActive(now);
    if (!isIdle(lastActiveAt(), now, lockAfterMinutes)) {
      hidePages(false);
      return false;
    }
    const isTransferring = isRecent(session.system.transferAt(), now, TRANSFER_NOTED_MS);
    hidePages(isSignedIn && isTransferring);
    if (isSignedIn && !isTransferring) {
      session.lock(returnablePath(pageNavigator.path()));
      pageNavigator.go(address("system@lock"));
    }
    return true;
  }
  const onInput = () => {
    // An input that wakes an idle page must not prevent the lock.
    if (!lockIfIdle() && Date.now() - lastActiveAt() >= every) noteActive();
  };
  if (!lockIfIdle()) noteActive();
  session.subscribe(({ event }) => {
    if (event === "signed-in" || event === "unlocked") noteActive();
    if (event === "signed-out" || event === "locked") hidePages(false);
  });
  setInterval(lockIfIdle, every);
  document.addEventListener("visibilitychange", lockIfIdle);
  for (const input of INPUTS) addEventListener(input, onInput, { passive: true, capture: true });
}
