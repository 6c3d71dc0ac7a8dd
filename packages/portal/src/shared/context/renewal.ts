/** When something that was read is read again, though nobody has asked for it: the session, boards and lists. */

/** The longest time between two renewals while the page is visible, in milliseconds. */
export const RENEW_EVERY_MS = 5 * 60_000;

/** How old an answer may be when somebody returns to the window, in milliseconds. */
const RENEW_ON_RETURN_MS = 2 * 60_000;

/** How soon a renewal that failed is tried again, in milliseconds. */
const RETRY_AFTER_MS = 60_000;

/** How often the time is looked at: timers stop while a machine sleeps. */
const CHECK_EVERY_MS = 15_000;

/** Up to this share of the time is left out at random, so that all who came at nine do not ask together. */
const JITTER = 0.2;

const OPEN = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";

/** Whether somebody is in the middle of something: other rows under a question or a form could change what it is about. */
export function isAnythingOpen(): boolean {
  return document.querySelector(OPEN) !== null;
}

/** When something was read last, in epoch milliseconds, and whether the host answered. */
interface Renewal {
  readonly at: number;
  readonly isAnswered: boolean;
}

/**
 * Whether something is to be read again.
 *
 * @param last null where it was not read since the portal was loaded
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
 * Calls `look` every few seconds while the page is visible and the browser online, and at once when it becomes so.
 *
 * @returns stops doing so
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
