import { authEntities } from "@recurrent/sdk/schemas";
import type { PasswordLinkRow, PersonRow } from "../world/rows.ts";
import type { Call, Handlers } from "./call.ts";
import { Fields } from "./fields.ts";
import { invalid, notFound } from "./refusal.ts";
import { endSessions, maySignIn, personOfUsername, randomId } from "./sessions.ts";
import { forgetFailures } from "./sign-in-attempts.ts";

/** A link works for an hour of the world's time, once. */
const LINK_MS = 3_600_000;

/** Tag Password: forgetting a password and setting a new one (shell 2.8, 2.9). */
export const password: Handlers<
  "passwordLinkRequest" | "passwordLinkVerify" | "passwordReset",
  Call
> = {
  passwordLinkRequest: (call) => {
    const fields = new Fields(authEntities.PasswordLinkPayload, call.body);
    const username = fields.text("username");
    fields.read("version");
    fields.check();
    const person = personOfUsername(call, username);
    if (person?.moved === true) {
      return { redirectTo: `${call.pagesUrl}moved.html` };
    }
    if (person !== undefined && maySignIn(call, person)) {
      const link: PasswordLinkRow = {
        id: randomId(),
        token: randomId(),
        personId: person.id,
        expiresAt: call.now + LINK_MS,
      };
      call.tables.passwordLinks.put(link);
      call.tables.mails.put({
        id: call.tables.mails.nextId(),
        to: person.email,
        subject: "Set a new password",
        linkId: link.id,
        sentAt: call.now,
      });
    }
    // the same for names nobody has, so that names cannot be tried out
    return { message: "If we know this username, a link to set a new password is on its way." };
  },

  passwordLinkVerify: (call) => {
    const [link, person] = usableLink(call);
    return { email: person.username, token: link.token };
  },

  passwordReset: (call) => {
    const [link, person] = usableLink(call);
    const fields = new Fields(authEntities.PasswordResetPayload, call.body);
    fields.read("password");
    fields.read("password_confirmation");
    fields.newPassword();
    fields.check();
    call.tables.people.put({ ...person, passwordDigest: call.passwordDigest });
    call.tables.passwordLinks.delete(link.id);
    // whoever was signed in with the old password no longer is
    endSessions(call, person.id);
    forgetFailures(call, person.username);
    return { message: "Your password has been set. You can sign in with it now." };
  },
};

/** The link of the address, by the id of the mail or by the token it was verified for, and its owner. */
function usableLink(call: Call): [PasswordLinkRow, PersonRow] {
  const { tables, params, now } = call;
  const key = params["token"];
  const link = tables.passwordLinks.find((row) => row.id === key || row.token === key);
  if (link === undefined) {
    throw notFound("Link");
  }
  if (link.expiresAt <= now) {
    throw invalid({ token: ["This link has expired."] }, "This link has expired.");
  }
  const person = tables.people.get(link.personId);
  if (person === undefined || !maySignIn(call, person)) {
    throw notFound("Link");
  }
  return [link, person];
}
