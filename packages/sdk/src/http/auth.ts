import type { AxiosRequestConfig } from "axios";

import type { ApiError } from "../errors.ts";
import { onConfigured, settings } from "./config.ts";
import { report } from "./report.ts";
import { createSender, send, type RequestOptions, type Sender } from "./request.ts";
import { toApiError } from "./translate.ts";

/** What the generated hooks name as the error of a call: always the same. */
export type ErrorType<_Wire> = ApiError;

let sender: Sender | null = null;
onConfigured(() => {
  sender = null;
});

/**
 * Every call of the authentication host passes here. It carries no token of its own accord, and a
 * 401 here says nothing about the session: a wrong password stays on the form.
 *
 * @throws ApiError
 */
export async function authHttp<T>(
  config: AxiosRequestConfig,
  options?: RequestOptions,
): Promise<T> {
  try {
    const { authHost, timeoutMs } = settings();
    sender ??= createSender(authHost, timeoutMs);
    // The one place where a reply takes its type from the contract; the readers check each leaf.
    return (await send(sender, config, options)) as T;
  } catch (cause) {
    const error = await toApiError(cause);
    report(error, options);
    throw error;
  }
}
