/** Reports as browsers do for an event listener that throws. */
export function reportUncaught(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}

/** An exception of the callback does not change the outcome of the call. */
export function notify(callback: () => unknown): void {
  try {
    callback();
  } catch (error) {
    reportUncaught(error);
  }
}
