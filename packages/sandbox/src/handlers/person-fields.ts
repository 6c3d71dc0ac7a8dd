import { mainEntities } from "@recurrent/sdk/schemas";
import { isTrainee, mayAdminister } from "../rules/access.ts";
import { dayOf } from "../rules/days.ts";
import { isSameSuspension, suspensionOn } from "../rules/people.ts";
import type { PersonRow } from "../world/rows.ts";
import { ACL_ROLE } from "../world/seed/catalogues.ts";
import type { SignedInCall } from "./call.ts";
import { Fields } from "./fields.ts";
import { noOperational, readOperational } from "./operational-fields.ts";
import { type PersonSettings, readSettings } from "./person-settings.ts";
import { forbidden } from "./refusal.ts";
import { personOfUsername } from "./sessions.ts";

/** What a body says of a person. A new one is sent with a part of it. */
export type PersonFields = Fields<typeof mainEntities.PersonUpdatePayload.shape>;

/**
 * Reads the body of personCreate (`current` null) or personUpdate, completed from what the person had.
 * Throws 403 when somebody but Admin and Customer Support would set a password, change kinds of user or
 * give an internal one (shell 6), 422 with every field that is wrong otherwise.
 */
export function readPerson(call: SignedInCall, current: PersonRow | null) {
  const fields: PersonFields = new Fields(mainEntities.PersonUpdatePayload, call.body, {
    name: "first name",
    roles: "user type",
  });
  const today = dayOf(call.now);
  if (current !== null) {
    fields.sameId(current.id);
  }
  const account = readAccount(call, fields, current);
  const aclRoleIds = readRoles(call, fields, current);
  const passwordDigest = readPassword(call, fields, current);
  const before = current === null ? null : { ...current, suspend: suspensionOn(current, today) };
  const settings = readSettings(fields, before, true);
  const operational = isTrainee({ aclRoleIds })
    ? readOperational(call, fields, current)
    : noOperational(current?.hemisphere ?? "N");
  fields.check();
  return {
    ...account,
    aclRoleIds,
    passwordDigest,
    ...operational,
    ...(before === null ? settings : renewed(before, settings, operational.subscriptionEnd)),
  };
}

type Account = Pick<PersonRow, "name" | "surname" | "username" | "email">;

/** What people can change of themselves too; the username is one that nobody else has. */
export function readAccount(
  call: SignedInCall,
  fields: Fields<Pick<typeof mainEntities.ProfileUpdatePayload.shape, keyof Account>>,
  current: PersonRow | null,
): Account {
  const name = fields.text("name");
  const surname = fields.text("surname");
  const username = fields.text("username");
  const holder = username === "" ? undefined : personOfUsername(call, username);
  if (holder !== undefined && holder.id !== current?.id) {
    fields.refuse("username", "The username has already been taken.");
  }
  return { name, surname, username, email: fields.text("email") };
}

/** Kinds of user. Whoever may not change them need not send them, or sends them as they are. */
function readRoles(
  { tables, user }: SignedInCall,
  fields: PersonFields,
  current: PersonRow | null,
): number[] {
  if (fields.raw("roles") === undefined && current === null) {
    fields.refuse("roles", "The user types are required.");
  }
  const sent = fields.ids("roles", (id) => tables.aclRoles.get(id) !== undefined);
  if (sent === undefined) {
    return current?.aclRoleIds ?? [];
  }
  if (!mayAdminister(user)) {
    const changes =
      current === null
        ? sent.some((id) => tables.aclRoles.get(id)?.isExternal !== true)
        : !isSameSet(sent, current.aclRoleIds);
    if (changes && !fields.isRefused("roles")) {
      throw forbidden("Only Admin and Customer Support may give these user types.");
    }
  }
  // turning one of the two on turns the other off (shell 4)
  if (sent.includes(ACL_ROLE.companyManager) && sent.includes(ACL_ROLE.trainingManager)) {
    fields.refuse("roles", "Nobody can be Company Manager and Training Manager at once.");
  }
  return sent;
}

/** A new password replaces the old one; new people start with the common one of the sandbox. */
function readPassword(
  { user, passwordDigest }: SignedInCall,
  fields: PersonFields,
  current: PersonRow | null,
): string | null {
  if (current === null) {
    return null;
  }
  const sent = fields.raw("password");
  const isSent = sent !== undefined && sent !== null && sent !== "";
  if (isSent && !mayAdminister(user)) {
    throw forbidden("Only Admin and Customer Support may set a password.");
  }
  return fields.newPassword() === null ? current.passwordDigest : passwordDigest;
}

/**
 * A later end of the subscription is its renewal: a suspension without a date of return ends with it
 * (shell 4), unless the same body changes the suspension.
 */
function renewed(
  before: PersonRow,
  settings: PersonSettings,
  subscriptionEnd: PersonRow["subscriptionEnd"],
): PersonSettings {
  const { suspend } = settings;
  const isLater =
    subscriptionEnd !== null && subscriptionEnd > (before.subscriptionEnd ?? -Infinity);
  const lasted = suspend.status && suspend.endDate === null;
  if (!isLater || !lasted || !isSameSuspension(suspend, before.suspend)) {
    return settings;
  }
  const asked = settings.notifications !== before.notifications;
  return {
    ...settings,
    suspend: { ...suspend, status: false },
    notifications: asked ? settings.notifications : true,
  };
}

/** Whether two lists hold the same ids, in any order. */
export function isSameSet(one: readonly number[], other: readonly number[]): boolean {
  const ids = new Set(one);
  return ids.size === new Set(other).size && other.every((id) => ids.has(id));
}
