/** As the platform does for an event listener that throws. */
export function reportUncaught(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}

/** Calls back; what the callback throws does not change the outcome of the call. */
export function notify(callback: () => unknown): void {
  try {
    callback();
  } catch (error) {
    reportUncaught(error);
  }
}
