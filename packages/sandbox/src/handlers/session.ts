import type { Call, Handlers } from "./call.ts";
import { FieldReader } from "./fields.ts";
import { Refusal, unauthorised } from "./refusal.ts";
import {
  hasPassword,
  issueToken,
  maySignIn,
  personOfUsername,
  TOKEN_SECONDS,
  tradeToken,
} from "./sessions.ts";

/** Tag Session: signing in and renewing the token (shell 4, 7). */
export const session: Handlers<"sessionLogin" | "sessionRefresh", Call> = {
  sessionLogin: (call) => {
    const fields = new FieldReader(call.body);
    const username = fields.required("username", "username");
    if (typeof fields.raw("password") !== "string" || fields.raw("password") === "") {
      fields.refuse("password", "The password field is required.");
    }
    fields.check();
    const person = personOfUsername(call, username);
    // one answer for all: it must not tell which names exist, nor who was deleted
    if (
      person === undefined ||
      !maySignIn(call, person) ||
      !hasPassword(person, call.passwordDigest)
    ) {
      throw unauthorised("Invalid username or password.");
    }
    if (person.moved) {
      throw new Refusal(305, { data: { redirect_to: `${call.pagesUrl}moved.html` } });
    }
    return { access_token: issueToken(call, person.id).id, expires_in: TOKEN_SECONDS };
  },

  sessionRefresh: (call) => ({
    access_token: tradeToken(call, call.token).id,
    expires_in: TOKEN_SECONDS,
  }),
};
