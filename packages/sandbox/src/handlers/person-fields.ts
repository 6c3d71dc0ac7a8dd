/** Validates the forms of a person and of one's own profile. */
import { trimLine } from "@recurrent/sdk";
import { mainEntities } from "@recurrent/sdk/schemas";
import { type Day, dayOf, formatDay, parseDay } from "../rules/days.ts";
import { isSameSuspension, isTrainee, mayAdminister, NOT_SUSPENDED } from "../rules/people.ts";
import type { PersonRow, Suspension } from "../model/rows.ts";
import { ACL_ROLE } from "../model/catalogues.ts";
import { fieldsOf, isRecord, tooLarge } from "./body.ts";
import { forbidden, type SignedInCall } from "./call.ts";
import { Fields, isSameSet, keepOrder, readId } from "./fields.ts";
import { personOfUsername } from "./session.ts";

/** The body of a person form; a new person sends only a part of it. */
type PersonFields = Fields<typeof mainEntities.PersonUpdatePayload.shape>;

type ProfileFields<Field extends keyof typeof mainEntities.ProfileUpdatePayload.shape> = Fields<
  Pick<typeof mainEntities.ProfileUpdatePayload.shape, Field>
>;

/**
 * Reads the body of personCreate (`current` null) or personUpdate; missing fields keep their value.
 * Throws 403 when someone other than Admin and Customer Support sets a password, changes user types or
 * gives an internal one (shell 6), and 422 with every invalid field.
 */
export function readPerson(call: SignedInCall, current: PersonRow | null) {
  const fields: PersonFields = new Fields(mainEntities.PersonUpdatePayload, call.body, {
    name: "first name",
    roles: "user type",
  });
  if (current !== null) {
    fields.sameId(current.id);
  }
  const account = readAccount(call, fields, current);
  const aclRoleIds = readRoles(call, fields, current);
  const passwordDigest = readPassword(call, fields, current);
  const settings = readSettings(fields, current, dayOf(call.now));
  const trains = isTrainee({ aclRoleIds });
  const operational = trains ? readOperational(call, fields, current) : NO_OPERATIONAL_DATA;
  const hemisphere = trains ? fields.read("hemisphere") : undefined;
  fields.check();
  return {
    ...account,
    aclRoleIds,
    passwordDigest,
    ...operational,
    // kept by those who do not train: it is where the person lives
    hemisphere: hemisphere ?? current?.hemisphere ?? "N",
    ...(current === null ? settings : renewed(current, settings, operational.subscriptionEnd)),
  };
}

/** Fields people can change themselves; the username must be unique. */
export function readAccount(
  call: SignedInCall,
  fields: ProfileFields<"name" | "surname" | "username" | "email">,
  current: PersonRow | null,
) {
  const account = {
    name: fields.text("name"),
    surname: fields.text("surname"),
    username: fields.text("username"),
    email: fields.text("email"),
  };
  const holder = personOfUsername(call, account.username);
  if (holder !== undefined && holder.id !== current?.id) {
    fields.refuse("username", "The username has already been taken.");
  }
  return account;
}

/** User types. Users who may not change them can leave them out or send them unchanged. */
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
  const isAllowed =
    mayAdminister(user) ||
    fields.isRefused("roles") ||
    (current === null
      ? sent.every((id) => tables.aclRoles.get(id)?.isExternal === true)
      : isSameSet(sent, current.aclRoleIds));
  if (!isAllowed) {
    throw forbidden("Only Admin and Customer Support may give these user types.");
  }
  // turning one of the two on turns the other off (shell 4)
  if (sent.includes(ACL_ROLE.companyManager) && sent.includes(ACL_ROLE.trainingManager)) {
    fields.refuse("roles", "Nobody can be Company Manager and Training Manager at once.");
  }
  return keepOrder(sent, current?.aclRoleIds ?? []);
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
  if ((fields.raw("password") ?? "") !== "" && !mayAdminister(user)) {
    throw forbidden("Only Admin and Customer Support may set a password.");
  }
  return fields.newPassword() === null ? current.passwordDigest : passwordDigest;
}

/** Fields that only trainees have. */
type Operational = Pick<PersonRow, "rpeIds" | "licences" | "subscriptionEnd">;

const NO_OPERATIONAL_DATA: Operational = { rpeIds: [], licences: [], subscriptionEnd: null };

/**
 * Reads a trainee's operational information (shell 2.21, 2.22): aircraft and roles that the company
 * offers, or that the person already has. Missing fields keep their value. A trainee needs at least one
 * of each (shell 5); a new one has a subscription that ends today unless a date is sent (shell 9).
 */
function readOperational(
  { company, now }: SignedInCall,
  fields: PersonFields,
  current: PersonRow | null,
): Operational {
  const held = {
    rpes: new Map((current?.rpeIds ?? []).map((id) => [id, ""])),
    roles: new Map((current?.licences ?? []).map(({ roleId, licence }) => [roleId, licence])),
  };
  const rpes = readSwitches(fields, "companyRpes", "RPE", company.rpeIds, held.rpes);
  const roles = readSwitches(fields, "companyRoles", "role", company.roleIds, held.roles);
  const subscription = fields.read("subscription");
  return {
    rpeIds: keepOrder([...rpes.keys()], [...held.rpes.keys()]),
    licences: keepOrder([...roles.keys()], [...held.roles.keys()]).map((roleId) => ({
      roleId,
      licence: roles.get(roleId) ?? "",
    })),
    subscriptionEnd:
      (subscription === undefined ? current?.subscriptionEnd : parseDay(subscription)) ??
      dayOf(now),
  };
}

/**
 * The licence by id of each entry that is on; what was `held` when the field is absent or refused. Both
 * forms of the contract are read, and what is off in a list is left out too.
 */
function readSwitches(
  fields: PersonFields,
  field: "companyRpes" | "companyRoles",
  what: string,
  offered: readonly number[],
  held: ReadonlyMap<number, string>,
): ReadonlyMap<number, string> {
  const value = fields.read(field);
  const toggles = new Map(value === undefined ? held : []);
  for (const [key, item] of Object.entries<unknown>(value ?? {})) {
    const { active = true, licence } = fieldsOf(item);
    if (active === true) {
      const id = readId(Array.isArray(value) ? (isRecord(item) ? item["id"] : item) : key) ?? 0;
      if (!offered.includes(id) && !held.has(id)) {
        fields.refuse(`${field}.${key}`, "The company does not offer this entry.");
      } else if (!toggles.has(id)) {
        const stated = licence === undefined ? held.get(id) : licence;
        toggles.set(id, typeof stated === "string" ? trimLine(stated) : "");
      }
    }
  }
  if (toggles.size === 0 && !fields.isRefused(field)) {
    fields.refuse(field, `A trainee must have at least one ${what}.`);
  }
  return toggles;
}

/** The settings after applying `settings` of a body. */
type PersonSettings = Pick<PersonRow, "notifications" | "suspend" | "otherSettings">;

/** Characters of all settings that are not the portal's own, as JSON. */
const LONGEST_SETTINGS = 64 * 1024;

const OWN_SETTINGS = mainEntities.PersonSettings.omit({ suspend: true }).optional();

/**
 * Reads `settings`, an object. What is absent stays as it is, keys of others are kept with whatever
 * they hold. Turning suspension on or off turns notifications the other way, as the form does (shell
 * 4), unless the body says what they are to be. Throws 413 when what is kept for others would be too much.
 *
 * @param today null on their own profile, where people do not decide about a suspension: one in the body is
 * passed over
 */
export function readSettings(
  fields: ProfileFields<"settings">,
  current: PersonSettings | null,
  today: Day | null,
): PersonSettings {
  const before = current ?? { notifications: true, suspend: NOT_SUSPENDED, otherSettings: {} };
  const sent = today === null ? fields.read("settings", OWN_SETTINGS) : fields.read("settings");
  const { notifications, suspend: change, ...others } = sent ?? {};
  const suspend =
    today === null || change === undefined
      ? before.suspend
      : suspensionIn(fields, change, before.suspend, today);
  const otherSettings = { ...before.otherSettings, ...others };
  if (JSON.stringify(otherSettings).length > LONGEST_SETTINGS) {
    throw tooLarge("The settings may not be greater than 64 KB.");
  }
  const isTurned = suspend.status !== before.suspend.status;
  return {
    notifications: notifications ?? (isTurned ? !suspend.status : before.notifications),
    suspend,
    otherSettings,
  };
}

/**
 * The suspension after applying a body. A blank date of return means until renewal. Today ends it at
 * once; an earlier date is rejected.
 */
function suspensionIn(
  fields: ProfileFields<"settings">,
  sent: mainEntities.Suspend,
  before: Suspension,
  today: Day,
): Suspension {
  const text = trimLine(sent.endDate ?? "");
  const day = parseDay(text);
  if (day === null && text !== "") {
    fields.refuse(
      "settings.suspend.endDate",
      "The date of return must be a date such as 2026-11-24.",
    );
  } else if (sent.status && day !== null && day < today) {
    fields.refuse(
      "settings.suspend.endDate",
      `The date of return may not be before today, ${formatDay(today)}.`,
    );
  }
  return {
    status: sent.status,
    endDate: returnIn(sent, day, before),
    showTrainingStatus: sent.showTrainingStatus ?? before.showTrainingStatus,
    showEventsStatus: sent.showEventsStatus ?? before.showEventsStatus,
  };
}

/** The date of return, given the one sent. A person who is not suspended has none. */
function returnIn(sent: mainEntities.Suspend, day: Day | null, before: Suspension): Day | null {
  if (!sent.status) {
    // a suspension that ended by its day still shows when that was
    return before.status ? null : before.endDate;
  }
  // a new suspension does not take over the day of an earlier one
  return sent.endDate === undefined && before.status ? before.endDate : day;
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
  const { suspend, notifications } = settings;
  const isLater =
    subscriptionEnd !== null && subscriptionEnd > (before.subscriptionEnd ?? -Infinity);
  const lasted = suspend.status && suspend.endDate === null;
  if (!isLater || !lasted || !isSameSuspension(suspend, before.suspend)) {
    return settings;
  }
  const isAsked = notifications !== before.notifications;
  return {
    ...settings,
    suspend: { ...suspend, status: false },
    notifications: isAsked ? notifications : true,
  };
}
