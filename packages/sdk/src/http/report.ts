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

/**
 * Makes a call of its client. Its failure goes to `onError`, unless the call was cancelled or its caller shows
 * the failure itself.
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
    const isQuiet = error.kind === "cancelled" || options?.silent === true || reported.has(error);
    // Refused before it was sent: a mistake in the program, for the caller to see, not the person.
    const isMistake = error.kind === "client" && error.status === 0;
    if (!isQuiet && !isMistake) {
      reported.add(error);
      client?.settings.onError(error);
    }
    throw error;
  }
}
