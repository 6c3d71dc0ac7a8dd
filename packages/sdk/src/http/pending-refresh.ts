import type { StoredToken } from "../auth/token-store.ts";
import { ApiError } from "../errors.ts";
import type { Tabs } from "./tabs.ts";
import { asApiError, cancelledError } from "./translate.ts";

/** One refresh of one session, which any number of calls in this tab wait for. */
export type PendingRefresh = ReturnType<typeof startRefresh>;

export const noop = (): void => undefined;

/** A refresh that is not settled yet. @param from the token to be replaced; null when there was none */
export function startRefresh(epoch: string, from: string | null) {
  const { promise: result, resolve, reject } = Promise.withResolvers<StoredToken>();
  // `abandon` ends the wait for the lock.
  return { epoch, from, result, resolve, reject, abandon: new AbortController(), unanswered: 0 };
}

/** Waits for the lock and runs `body`; a wait that is over because the token came is no failure. */
export async function exclusively(
  tabs: Tabs,
  pending: PendingRefresh,
  body: () => Promise<void>,
  options: { signal?: AbortSignal; steal?: boolean },
): Promise<void> {
  try {
    await tabs.exclusive(`refresh:${pending.epoch}`, body, options);
  } catch (error) {
    // An AbortError: the wait was abandoned, or the lock was stolen. `pending` is settled by
    // the token of another tab, by `body`, which goes on, or by the wait that stole the lock.
    if (!(error instanceof DOMException && error.name === "AbortError")) {
      pending.reject(asApiError(error));
    }
  }
}

/** The error of a call that was made without a session. */
export function notSignedIn(): ApiError {
  return new ApiError({
    kind: "unauthorized",
    status: 401,
    statusText: "Unauthorized",
    message: "Nobody is signed in.",
  });
}

/** Resolves after `ms` milliseconds, or as soon as the signal fires. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted === true) return resolve();
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** `work`, or a `cancelled` error as soon as the signal fires; `work` itself goes on. */
export async function abortable<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  if (signal.aborted) throw cancelledError(signal.reason);
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = (): void => reject(cancelledError(signal.reason));
  signal.addEventListener("abort", onAbort);
  return Promise.race([work, aborted]).finally(() => signal.removeEventListener("abort", onAbort));
}
