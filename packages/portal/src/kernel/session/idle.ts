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

/** What the watch needs to know of its surroundings. */
export interface IdleWatch {
  /** Minutes without input until `onIdle`; 0 is off (configuration, lockAfterMinutes). */
  readonly minutes: number;
  /** When some tab last had an input, in epoch milliseconds. Kept where all tabs see it. */
  readonly lastActiveAt: () => number;
  readonly noteActive: (at: number) => void;
  readonly onIdle: () => void;
}

/**
 * Calls `onIdle` once no tab has had an input for the time configured. Looked at by the clock and
 * on waking up, not by one long timer, because timers stand still while a machine sleeps.
 *
 * @returns stops watching
 */
export function watchIdle({ minutes, lastActiveAt, noteActive, onIdle }: IdleWatch): () => void {
  if (minutes <= 0) return () => undefined;
  const every = Math.min(CHECK_EVERY, (minutes * 60_000) / 4);
  const check = () => {
    if (isIdle(lastActiveAt(), Date.now(), minutes)) onIdle();
  };
  const onInput = () => {
    const now = Date.now();
    const last = lastActiveAt();
    // An input that wakes an idle page must not save it from being locked.
    if (isIdle(last, now, minutes)) onIdle();
    else if (now - last >= every) noteActive(now);
  };
  const timer = setInterval(check, every);
  document.addEventListener("visibilitychange", check);
  for (const input of INPUTS) addEventListener(input, onInput, { passive: true, capture: true });
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", check);
    for (const input of INPUTS) removeEventListener(input, onInput, { capture: true });
  };
}
