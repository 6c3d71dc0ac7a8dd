import { mainEntities } from "@recurrent/sdk/schemas";
import { mayAdminister } from "../rules/access.ts";
import type { Handlers } from "./call.ts";
import { Fields } from "./fields.ts";
import { readAccount } from "./person-fields.ts";
import { readSettings } from "./person-settings.ts";
import { endSessions } from "./sessions.ts";
import { companyOnWire, userOnWire } from "./wire.ts";

/** Tag Profile: oneself and one's company (shell 2.11, 7). */
export const profile: Handlers<"profileShow" | "profileUpdate" | "accountShow"> = {
  profileShow: (call) => userOnWire(call, call.user),

  profileUpdate: (call) => {
    const { user } = call;
    const fields = new Fields(mainEntities.ProfileUpdatePayload, call.body, { name: "first name" });
    const account = readAccount(call, fields, user);
    const password = fields.newPassword();
    const { notifications, otherSettings } = readSettings(fields, user, false);
    fields.check();
    const changed = {
      ...user,
      ...account,
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

  accountShow: (call) => companyOnWire(call, call.company, mayAdminister(call.user)),
};
