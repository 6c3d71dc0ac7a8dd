import { ApiError } from "../errors.ts";
import type { AccessToken } from "../generated/auth/model/accessToken.ts";
import { authHttp } from "./auth.ts";
import type { Recurrent } from "./config.ts";
import { markReported } from "./report.ts";
import { REFRESH_PATH } from "./request.ts";
import { Refresher, type IssuedToken } from "./refresher.ts";
import { browserTabs } from "./tabs.ts";
import { entityIn, numberOrNull, text, type Sent } from "../model/read.ts";

/** Word for word as it is specified (shell 8). */
const NO_EXPIRY_MESSAGE = "No expires_in present in the response";

/**
 * Reads the reply of a login or a refresh: `access_token`, and `expires_in` in seconds, at the root
 * or under `data`.
 *
 * @param now epoch milliseconds at which the lifetime starts.
 * @throws ApiError of kind `malformed`: {@link NO_EXPIRY_MESSAGE}, or the missing token.
 */
export function readIssuedToken(reply: Sent<AccessToken>, now: number): IssuedToken {
  const body = entityIn(reply);
  const token = text(body.access_token);
  const seconds = numberOrNull(body.expires_in);
  if (seconds === null) throw new ApiError({ kind: "malformed", message: NO_EXPIRY_MESSAGE });
  if (token === "") {
    throw new ApiError({ kind: "malformed", message: "No access_token present in the response" });
  }
  const lifetimeMs = Math.max(0, seconds) * 1000;
  return { token, expiresAt: now + lifetimeMs, lifetimeMs };
}

/** The one refresher of a client. */
export function sessionOf(client: Recurrent): Refresher {
  const { tokenStore, now, refreshSkewMs, onSessionEnd, apiHost } = client.settings;
  return (client.parts.session ??= new Refresher({
    store: tokenStore,
    tabs: browserTabs(`recurrent:${apiHost}`),
    now,
    refreshSkewMs,
    onSessionEnd(reason) {
      markReported(reason);
      onSessionEnd(reason);
    },
    async exchange(token) {
      const reply = await authHttp<AccessToken>(
        {
          url: REFRESH_PATH,
          method: "POST",
          headers: { Authorization: `Bearer ${token}` },
        },
        // The calls that wait for the token report the failure, or the end of the session does.
        { silent: true, client },
      );
      return readIssuedToken(reply, now());
    },
  }));
}
