import type { ApiError } from "../errors.ts";
import { clientOf, type Recurrent } from "./config.ts";
import type { RequestOptions } from "./request.ts";
import { toApiError } from "./translate.ts";

/** Calls that wait for the same refresh fail with the same error, which is reported once. */
const reported = new WeakSet<ApiError>();

/** Keeps an error from `onError`: `onSessionEnd` gets it. */
export function markReported(error: ApiError): void {
  reported.add(error);
}

/** Calls `onError`, unless the call was cancelled or its caller shows the failure itself. */
function report(
  error: ApiError,
  options: RequestOptions | undefined,
  { settings }: Recurrent,
): void {
  if (error.kind === "cancelled" || options?.silent === true || reported.has(error)) return;
  reported.add(error);
  // Refused before it was sent: a mistake in the program, for the caller to see, not the person.
  if (error.kind === "client" && error.status === 0) return;
  settings.onError(error);
}

/**
 * Makes a call of its client and reports its failure.
 *
 * @throws ApiError
 */
export async function reporting<T>(
  options: RequestOptions | undefined,
  call: (client: Recurrent) => Promise<unknown>,
): Promise<T> {
  let client: Recurrent | undefined;
  try {
    client = clientOf(options);
    // The one place where a reply takes its type from the contract; the readers check each leaf.
    return (await call(client)) as T;
  } catch (cause) {
    const error = await toApiError(cause);
    if (client) report(error, options, client);
    throw error;
  }
}
