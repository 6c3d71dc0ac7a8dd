/** A wait for something that happens once, with a pause. */
export interface Countdown {
  /** Whole seconds that are left. */
  secondsLeft(): number;
  /** Hears of every second. @returns stops listening */
  subscribe(listener: () => void): () => void;
  /** Lets time pass until it is stopped; what is left then stands still. @returns stops it */
  run(): () => void;
}

/**
 * @param seconds the whole wait
 * @param onEnd called once, at zero
 */
export function createCountdown(seconds: number, onEnd: () => void): Countdown {
  const listeners = new Set<() => void>();
  let left = seconds * 1000;

  function pass(to: number): void {
    if (left === 0) return;
    left = Math.max(0, to);
    for (const listener of listeners) listener();
    if (left === 0) onEnd();
  }

  return {
    secondsLeft: () => Math.ceil(left / 1000),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    run() {
      const endsAt = performance.now() + left;
      let timer: ReturnType<typeof setTimeout>;
      const look = () => {
        pass(endsAt - performance.now());
        wait();
      };
      const wait = () => {
        // To the turn of the second that is shown, so that a timer that comes late skips none.
        if (left > 0) timer = setTimeout(look, left % 1000 || 1000);
      };
      wait();
      return () => {
        clearTimeout(timer);
        // A millisecond at least: stopping is never what ends the wait.
        if (left > 0) left = Math.max(1, endsAt - performance.now());
      };
    },
  };
}
