import { mayAdminister } from "../rules/access.ts";
import type { Handlers } from "./call.ts";
import { FieldReader } from "./fields.ts";
import { notFound } from "./refusal.ts";
import { readSettings } from "./person-settings.ts";
import { endSessions, personOfUsername } from "./sessions.ts";
import { companyOnWire, userOnWire } from "./wire.ts";

/** Tag Profile: oneself and one's company (shell 2.11, 7). */
export const profile: Handlers<"profileShow" | "profileUpdate" | "accountShow"> = {
  profileShow: (call) => userOnWire(call, call.user),

  profileUpdate: (call) => {
    const { user } = call;
    const fields = new FieldReader(call.body);
    const name = fields.required("name", "first name");
    const surname = fields.required("surname", "last name");
    const username = fields.email("username", "username");
    const email = fields.email("email", "email");
    const holder = personOfUsername(call, username);
    if (holder !== undefined && holder.id !== user.id) {
      fields.refuse("username", "The username has already been taken.");
    }
    const password = fields.newPassword();
    const { notifications, otherSettings } = readSettings(fields, user, false);
    fields.check();
    const changed = {
      ...user,
      name,
      surname,
      username,
      email,
      notifications,
      otherSettings,
      passwordDigest: password === null ? user.passwordDigest : call.passwordDigest,
    };
    call.tables.people.put(changed);
    if (password !== null) {
      // whoever was signed in with the old password no longer is, but for the caller
      endSessions(call, user.id, call.token);
    }
    return userOnWire(call, changed);
  },

  accountShow: (call) => {
    const company = call.tables.companies.get(call.user.companyId);
    if (company === undefined || company.deletedAt !== null) {
      throw notFound("Company");
    }
    return companyOnWire(call, company, mayAdminister(call.user));
  },
};
