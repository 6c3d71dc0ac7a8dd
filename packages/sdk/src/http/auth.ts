import type { AxiosRequestConfig } from "axios";

import { onConfigured, settings } from "./config.ts";
import { reporting } from "./report.ts";
import { createSender, send, type RequestOptions, type Sender } from "./request.ts";

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
export function authHttp<T>(config: AxiosRequestConfig, options?: RequestOptions): Promise<T> {
  return reporting(options, async () => {
    const { authHost, timeoutMs } = settings();
    sender ??= createSender(authHost, timeoutMs);
    return send(sender, config, options);
  });
}
