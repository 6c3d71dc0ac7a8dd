import type { AxiosRequestConfig } from "axios";

import { reporting } from "./report.ts";
import { createSender, send, type RequestOptions } from "./request.ts";

/**
 * Every call of the authentication host passes here. It carries no token of its own accord, and a
 * 401 here says nothing about the session: a wrong password stays on the form.
 *
 * @throws ApiError
 */
export function authHttp<T>(config: AxiosRequestConfig, options?: RequestOptions): Promise<T> {
  return reporting(options, ({ settings, parts }) =>
    send((parts.auth ??= createSender(settings.authHost, settings)), config, options),
  );
}
