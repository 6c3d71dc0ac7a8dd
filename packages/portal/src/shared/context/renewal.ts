import { DIALOG, MENU } from "./open-parts.ts";

/** In milliseconds, while the page is visible. */
export const RENEW_EVERY_MS = 5 * 60_000;

/** Age of data on return to the window, in milliseconds. */
const RENEW_ON_RETURN_MS = 2 * 60_000;

/** Wait after a failure, in milliseconds. */
const RETRY_AFTER_MS = 60_000;

/** Timers stop while a machine sleeps. */
const CHECK_EVERY_MS = 15_000;

/** People who started together must not refetch together. */
const JITTER = 0.2;

/** For a dialog that may change with the page below. */
export const RENEWS = { "data-renews": "" } as const;

const OPEN = `:is(${DIALOG}):not([data-renews], [data-renews] *), ${MENU}`;

/** True while a dialog or menu is open: a refetch waits, since it could change their subject. */
export function isAnythingOpen(): boolean {
  return document.querySelector(OPEN) !== null;
}

/** `at` is in epoch milliseconds. */
interface Renewal {
  readonly at: number;
  readonly isAnswered: boolean;
}

/**
 * @param last null before the first read
 * @param random from 0 to 1; the same until the next refetch
 */
export function isRenewalDue(
  last: Renewal | null,
  now: number,
  { isReturn, random }: { isReturn: boolean; random: number },
): boolean {
  if (last === null) return true;
  const age = now - last.at;
  // The clock was set back.
  if (age < 0) return true;
  if (!last.isAnswered) return age >= RETRY_AFTER_MS;
  return age >= (isReturn ? RENEW_ON_RETURN_MS : RENEW_EVERY_MS * (1 - JITTER * random));
}

/**
 * Also calls `look` at once on return.
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
