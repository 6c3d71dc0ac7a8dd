import { readIssuedToken } from "../auth/issued-token.ts";
import type { AccessToken } from "../generated/auth/model/accessToken.ts";
import { authHttp } from "./auth.ts";
import { onConfigured, settings } from "./config.ts";
import { toldOtherwise } from "./report.ts";
import { REFRESH_PATH } from "./request.ts";
import { Refresher } from "./refresher.ts";
import { browserTabs } from "./tabs.ts";

let refresher: Refresher | null = null;
onConfigured(() => {
  refresher?.close();
  refresher = null;
});

/** The one keeper of the session's token in this page or process. */
export function session(): Refresher {
  if (refresher !== null) return refresher;
  const { tokenStore, now, refreshSkewMs, onSessionEnd, apiHost } = settings();
  refresher = new Refresher({
    store: tokenStore,
    tabs: browserTabs(`recurrent:${apiHost}`),
    now,
    refreshSkewMs,
    onSessionEnd(reason) {
      toldOtherwise(reason);
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
        { silent: true },
      );
      return readIssuedToken(reply, now());
    },
  });
  return refresher;
}
