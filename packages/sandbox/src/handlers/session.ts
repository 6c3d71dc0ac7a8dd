import { authEntities } from "@recurrent/sdk/schemas";
import type { Call, Handlers } from "./call.ts";
import { Fields } from "./fields.ts";
import { Refusal } from "./refusal.ts";
import {
  hasPassword,
  issueToken,
  maySignIn,
  personOfUsername,
  TOKEN_SECONDS,
  tradeToken,
} from "./sessions.ts";
import { failedSignIn, forgetFailures, requirePatience } from "./sign-in-attempts.ts";

/** Tag Session: signing in and renewing the token (shell 4, 7). */
export const session: Handlers<"sessionLogin" | "sessionRefresh", Call> = {
  sessionLogin: (call) => {
    const fields = new Fields(authEntities.Credentials, call.body);
    const username = fields.text("username");
    fields.read("password");
    fields.check();
    requirePatience(call, username);
    const person = personOfUsername(call, username);
    if (
      person === undefined ||
      !maySignIn(call, person) ||
      !hasPassword(person, call.passwordDigest)
    ) {
      return failedSignIn(call, username);
    }
    forgetFailures(call, username);
    if (person.moved) {
      throw new Refusal(305, { data: { redirect_to: `${call.pagesUrl}moved.html` } });
    }
    return { access_token: issueToken(call, person.id), expires_in: TOKEN_SECONDS };
  },

  sessionRefresh: (call) => ({
    access_token: tradeToken(call, call.token),
    expires_in: TOKEN_SECONDS,
  }),
};
