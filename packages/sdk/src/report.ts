/** Calls back into the caller's program. */

/** Reports an error as uncaught, as the platform does for an event listener that throws. */
export function reportUncaught(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}

/** Runs a callback of the caller's. What it throws is reported apart: the outcome of the call stands. */
export function notify(callback: () => unknown): void {
  try {
    callback();
  } catch (error) {
    reportUncaught(error);
  }
}
