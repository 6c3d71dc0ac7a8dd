import { DIALOG, MENU } from "./open-parts.ts";

/** In milliseconds, while the page is visible. */
export const REFETCH_EVERY_MS = 5 * 60_000;

/** Age on return to the window, in milliseconds. */
export const REFETCH_ON_RETURN_MS = { page: 15_000, session: 2 * 60_000 };

/** Wait after a failure, in milliseconds. */
const RETRY_AFTER_MS = 60_000;

/** Timers stop while a machine sleeps. */
const CHECK_EVERY_MS = 15_000;

/** People who started together must not refetch together. */
const JITTER = 0.2;

/** For a dialog that may change with the page below. */
export const FOLLOWS_PAGE = { "data-follows-page": "" } as const;

const OPEN = `:is(${DIALOG}):not([data-follows-page], [data-follows-page] *), ${MENU}`;

/** True while a dialog or menu is open: a refetch waits, since it could change their subject. */
export function isAnythingOpen(): boolean {
  return document.querySelector(OPEN) !== null;
}

export interface LastRead {
  /** Epoch milliseconds. */
  readonly at: number;
  /** False after a failure. */
  readonly isAnswered: boolean;
}

export interface RefetchCheck {
  /** The person came back to the window, or the network did. */
  readonly isReturn: boolean;
  /** Epoch milliseconds; -Infinity if the network was never away. */
  readonly reconnectedAt: number;
}

/**
 * @param last null before the first read
 * @param returnAgeMs how old it may be on return to the window
 * @param random from 0 to 1; the same until the next refetch
 */
export function isRefetchDue(
  last: LastRead | null,
  now: number,
  {
    isReturn,
    reconnectedAt,
    returnAgeMs,
    random,
  }: RefetchCheck & { returnAgeMs: number; random: number },
): boolean {
  if (last === null) return true;
  const age = now - last.at;
  // The clock was set back.
  if (age < 0) return true;
  const isOfLostNetwork = last.at < reconnectedAt;
  if (!last.isAnswered) return isOfLostNetwork || age >= RETRY_AFTER_MS;
  const isLate = isReturn || isOfLostNetwork;
  return age >= (isLate ? returnAgeMs : REFETCH_EVERY_MS * (1 - JITTER * random));
}

/**
 * Also calls `check` at once on return.
 *
 * @returns stops it
 */
export function checkWhileVisible(check: (due: RefetchCheck) => void): () => void {
  let reconnectedAt = -Infinity;
  function checkIfVisible(isReturn: boolean): void {
    const isVisible = document.visibilityState === "visible";
    if (isVisible && navigator.onLine) check({ isReturn, reconnectedAt });
  }
  const onReturn = () => checkIfVisible(true);
  const stops = [
    // Before the check of the same event, and for a hidden page too.
    listen(window, "online", () => (reconnectedAt = Date.now())),
    listen(document, "visibilitychange", onReturn),
    ...["focus", "pageshow", "online"].map((event) => listen(window, event, onReturn)),
  ];
  const timer = setInterval(checkIfVisible, CHECK_EVERY_MS, false);
  return () => {
    clearInterval(timer);
    for (const stop of stops) stop();
  };
}

function listen(target: EventTarget, event: string, onEvent: () => void): () => void {
  target.addEventListener(event, onEvent);
  return () => target.removeEventListener(event, onEvent);
}
