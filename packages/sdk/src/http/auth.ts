import type { AxiosInstance, AxiosRequestConfig } from "axios";

import type { ApiError } from "../errors.ts";
import { onConfigured, settings } from "./config.ts";
import { report } from "./report.ts";
import { createInstance, send, type RequestOptions } from "./request.ts";
import { toApiError } from "./translate.ts";

/** What the generated hooks name as the error of a call: always the same. */
export type ErrorType<_Wire> = ApiError;

let instance: AxiosInstance | null = null;
onConfigured(() => {
  instance = null;
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
    instance ??= createInstance(authHost, timeoutMs);
    // The one place where a reply takes its type from the contract; the readers check each leaf.
    return (await send(instance, config, options)) as T;
  } catch (cause) {
    const error = await toApiError(cause);
    report(error, options);
    throw error;
  }
}
