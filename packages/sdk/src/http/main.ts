import type { AxiosRequestConfig } from "axios";

import type { Recurrent } from "./config.ts";
import { abortable } from "./pending-refresh.ts";
import { markReported, reporting } from "./report.ts";
import { createSender, send, signalOf, type RequestOptions } from "./request.ts";
import { sessionOf } from "./session.ts";
import { cancelledError, toApiError } from "./translate.ts";

const bearer = (token: string): Record<string, string> => ({ Authorization: `Bearer ${token}` });

/**
 * Sends a call with a token that is good now. After a 401 it goes out again once at most: when the token
 * was replaced while the call was on its way (a host may drop the old one at once), or when the client is
 * configured to refresh then. The host has done nothing yet at that point, so this is safe for writes
 * as well.
 */
async function sendAsUser(
  client: Recurrent,
  config: AxiosRequestConfig,
  options: RequestOptions | undefined,
): Promise<unknown> {
  const { settings, parts } = client;
  const { tokenStore } = settings;
  const host = (parts.main ??= createSender(settings.apiHost, settings));
  const refresher = sessionOf(client);
  const epoch = tokenStore.epoch();
  const first = await refresher.fresh(signalOf(config, options));
  /** The token that has taken the place of this one, or does now where that is configured. */
  const newerThan = async (token: string): Promise<string | undefined> => {
    const held = refresher.isPresent(epoch) ? refresher.read() : null;
    const isSame = held?.token === token && settings.onUnauthorized === "refresh";
    const newer = isSame ? await abortable(refresher.refresh(), options?.signal) : held;
    return newer?.token === token ? undefined : newer?.token;
  };
  const attempt = async (token: string): Promise<unknown> => {
    try {
      return await send(host, config, options, { headers: bearer(token), epoch });
    } catch (cause) {
      const error = await toApiError(cause);
      if (error.kind !== "unauthorized") throw error;
      const newer = token === first && (await newerThan(token));
      if (newer) return attempt(newer);
      const reason = refresher.end(epoch, error);
      markReported(reason);
      throw reason;
    }
  };
  const reply = await attempt(first);
  // Asked in one session and answered in another: the new user must not see it.
  if (!refresher.isPresent(epoch)) throw cancelledError();
  return reply;
}

/**
 * Every call of the main API passes here: it carries the bearer token, refreshed first when it is
 * about to expire (shell 4). A 401 that stands ends the session: `onSessionEnd` is called in place of `onError`.
 *
 * @throws ApiError
 */
export function mainHttp<T>(config: AxiosRequestConfig, options?: RequestOptions): Promise<T> {
  return reporting(options, (client) => sendAsUser(client, config, options));
}
