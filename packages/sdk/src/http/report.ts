import type { ApiError } from "../errors.ts";
import { settings } from "./config.ts";
import type { RequestOptions } from "./request.ts";

/** Calls that wait for the same refresh fail with the same error, which is told once. */
const told = new WeakSet<ApiError>();

/** Keeps an error from `onError`: `onSessionEnd` tells of it. */
export function toldOtherwise(error: ApiError): void {
  told.add(error);
}

/**
 * Tells `onError` of a failure, unless the caller gave up or shows it itself.
 */
export function report(error: ApiError, options: RequestOptions | undefined): void {
  if (error.kind === "cancelled" || options?.silent === true || told.has(error)) return;
  told.add(error);
  // Refused before it was sent: a mistake in the program, for the caller to see, not the person.
  if (error.kind === "client" && error.status === 0) return;
  settings().onError(error);
}
