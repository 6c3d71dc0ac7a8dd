/** Times after which the session, boards and lists are refetched by themselves. */
import { DIALOG, MENU } from "./open-parts.ts";

/** Longest time between two refetches while the page is visible, in milliseconds. */
export const RENEW_EVERY_MS = 5 * 60_000;

/** Oldest age of data on return to the window, in milliseconds. */
const RENEW_ON_RETURN_MS = 2 * 60_000;

/** Wait after a failure, in milliseconds. */
const RETRY_AFTER_MS = 60_000;

/** Timers stop while a machine sleeps, so the time is checked this often. */
const CHECK_EVERY_MS = 15_000;

/** Random share of the time left out, so that people who came at nine do not refetch together. */
const JITTER = 0.2;

/** Set on a dialog that only shows what stands below it, and may change with it. */
export const RENEWS = { "data-renews": "" } as const;

const OPEN = `:is(${DIALOG}):not([data-renews], [data-renews] *), ${MENU}`;

/** An open dialog or form: other rows below could change what it is about. */
export function isAnythingOpen(): boolean {
  return document.querySelector(OPEN) !== null;
}

/** Time of the last read in epoch milliseconds, and whether the host answered. */
interface Renewal {
  readonly at: number;
  readonly isAnswered: boolean;
}

/**
 * @param last null where nothing was read since the portal was loaded
 * @param random from 0 to 1; the same until the next refetch
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
 * Calls `look` every few seconds while the page is visible and online, and at once when it becomes
 * so.
 *
 * @returns stops it
 */
export function lookWhileVisible(look: (isReturn: boolean) => void): () => void {
  function lookIfVisible(isReturn: boolean): void {
    if (document.visibilityState === "visible" && navigator.onLine) look(isReturn);
  }
  const onReturn = () => lookIfVisible(true);
  const stops = [
    listen(document, "visibilitychange", onReturn),
    ...["focus", "pageshow", "online"].map((event) => listen(window, event, onReturn)),
  ];
  const timer = setInterval(lookIfVisible, CHECK_EVERY_MS, false);
  return () => {
    clearInterval(timer);
    for (const stop of stops) stop();
  };
}

function listen(target: EventTarget, event: string, onEvent: () => void): () => void {
  target.addEventListener(event, onEvent);
  return () => target.removeEventListener(event, onEvent);
}
