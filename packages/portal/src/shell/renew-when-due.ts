/** When the portal asks again who is signed in, and for which company: what others change has to arrive. */
import { isApiError } from "@recurrent/sdk";
import type { QueryClient } from "@tanstack/react-query";
import type { Runtime } from "../kernel/runtime/runtime.ts";
import { renewSession } from "../kernel/runtime/renew-session.ts";

/** The longest time between two renewals while the page is visible, in milliseconds. */
export const RENEW_EVERY_MS = 5 * 60_000;

/** How old an answer may be when somebody returns to the window, in milliseconds. */
const RENEW_ON_RETURN_MS = 2 * 60_000;

/** How soon a renewal that failed is tried again, in milliseconds. */
const RETRY_AFTER_MS = 30_000;

/** How often the time is looked at: timers stop while a machine sleeps. */
const CHECK_EVERY_MS = 15_000;

/** Up to this share of the time is left out at random, so that all who came at nine do not ask together. */
const JITTER = 0.2;

/** When a renewal took place and how it ended. */
interface Renewal {
  readonly at: number;
  readonly isAnswered: boolean;
}

/**
 * Whether profile and company are to be asked for once more.
 *
 * @param last null before the first renewal since the portal was loaded
 * @param random from 0 to 1; the same until the next renewal
 */
export function isRenewalDue(
  last: Renewal | null,
  now: number,
  { isReturn, random }: { isReturn: boolean; random: number },
): boolean {
  if (last === null) return true;
  const age = now - last.at;
  // Somebody has set the clock back: the age says nothing.
  if (age < 0) return true;
  if (!last.isAnswered) return age >= RETRY_AFTER_MS;
  return age >= (isReturn ? RENEW_ON_RETURN_MS : RENEW_EVERY_MS * (1 - JITTER * random));
}

/**
 * Renews profile and company of the session: now, after each call that the host has refused with 403, on return to
 * the window after some minutes, and every few minutes while the page is visible.
 *
 * @returns stops doing so
 */
export function renewWhenDue(runtime: Runtime): () => void {
  const { session, queries } = runtime;
  let last: Renewal | null = null;
  let random = Math.random();
  let running: Promise<void> | null = null;

  async function renew(): Promise<void> {
    if (session.state().kind !== "signed-in") return;
    const at = Date.now();
    const isAnswered = await renewSession(runtime, ["user", "company"]);
    last = { at, isAnswered };
    random = Math.random();
  }
  function start(): Promise<void> {
    running ??= renew().finally(() => (running = null));
    return running;
  }
  function renewIfDue(isReturn: boolean): void {
    if (running || document.visibilityState !== "visible" || !navigator.onLine) return;
    if (isRenewalDue(last, Date.now(), { isReturn, random })) void start();
  }
  const onReturn = () => renewIfDue(true);

  const stops = [
    session.subscribe(({ event }) => {
      // Both calls have just been made.
      if (event === "signed-in" || event === "unlocked")
        last = { at: Date.now(), isAnswered: true };
    }),
    // What runs already may have been answered before the change that led to the refusal.
    onForbidden(queries, () => void (running ? running.then(start) : start())),
    listen(document, "visibilitychange", onReturn),
    ...["focus", "pageshow", "online"].map((event) => listen(window, event, onReturn)),
  ];
  const timer = setInterval(() => renewIfDue(false), CHECK_EVERY_MS);
  renewIfDue(false);
  return () => {
    clearInterval(timer);
    for (const stop of stops) stop();
  };
}

/** Calls `listener` for every read and write that a host refuses with 403. */
function onForbidden(queries: QueryClient, listener: () => void): () => void {
  const hear = (event: { type: string; action?: object }) => {
    const { action } = event;
    if (event.type !== "updated" || !action || !("error" in action)) return;
    const { error } = action;
    if (isApiError(error) && error.kind === "forbidden") listener();
  };
  const stops = [
    queries.getQueryCache().subscribe(hear),
    queries.getMutationCache().subscribe(hear),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function listen(target: EventTarget, event: string, onEvent: () => void): () => void {
  target.addEventListener(event, onEvent);
  return () => target.removeEventListener(event, onEvent);
}
