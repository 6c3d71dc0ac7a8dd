import { trimLine } from "@recurrent/sdk";
import { mainEntities } from "@recurrent/sdk/schemas";
import { type Day, dayOf, formatDay, parseDay } from "../model/days.ts";
import { isSameSuspension, isTrainee, mayAdminister, NOT_SUSPENDED } from "../rules/people.ts";
import type { PersonRow, Suspension } from "../model/rows.ts";
import { ACL_ROLE } from "../model/catalogues.ts";
import { fieldsOf, isRecord, tooLarge } from "./body.ts";
import { forbidden, type SignedInCall } from "./call.ts";
import { Fields, isSameSet, keepOrder, readId } from "./fields.ts";
import { personOfUsername } from "./session.ts";

/** A new person has only some of these fields. */
type PersonFields = Fields<typeof mainEntities.PersonUpdatePayload.shape>;

type ProfileFields<Field extends keyof typeof mainEntities.ProfileUpdatePayload.shape> = Fields<
  Pick<typeof mainEntities.ProfileUpdatePayload.shape, Field>
>;

/**
 * Reads personCreate (`current` null) or personUpdate. Throws 403 when others than Admin and
 * Customer Support set a password, change user types or give an internal one (shell 6).
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
    // people who do not train have one too
    hemisphere: hemisphere ?? current?.hemisphere ?? "N",
    ...(current === null ? settings : renewed(current, settings, operational.subscriptionEnd)),
  };
}

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

/** Users who may not change user types can omit them or send them unchanged. */
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
    fields.refuse("roles", "No one can be both Company Manager and Training Manager.");
  }
  return keepOrder(sent, current?.aclRoleIds ?? []);
}

/** New people start with the common password. */
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

type Operational = Pick<PersonRow, "rpeIds" | "licences" | "subscriptionEnd">;

const NO_OPERATIONAL_DATA: Operational = { rpeIds: [], licences: [], subscriptionEnd: null };

/**
 * Accepts aircraft and roles that the company offers or the person has already (shell 2.21, 2.22).
 * A trainee needs one of each (shell 5), and has a subscription until today by default (shell 9).
 */
function readOperational(
  { company, now }: SignedInCall,
  fields: PersonFields,
  current: PersonRow | null,
): Operational {
  const stored = {
    rpes: new Map((current?.rpeIds ?? []).map((id) => [id, ""])),
    roles: new Map((current?.licences ?? []).map(({ roleId, licence }) => [roleId, licence])),
  };
  const rpes = readSwitches(fields, "companyRpes", "RPE", company.rpeIds, stored.rpes);
  const roles = readSwitches(fields, "companyRoles", "role", company.roleIds, stored.roles);
  const subscription = fields.read("subscription");
  return {
    rpeIds: keepOrder([...rpes.keys()], [...stored.rpes.keys()]),
    licences: keepOrder([...roles.keys()], [...stored.roles.keys()]).map((roleId) => ({
      roleId,
      licence: roles.get(roleId) ?? "",
    })),
    subscriptionEnd:
      (subscription === undefined ? current?.subscriptionEnd : parseDay(subscription)) ??
      dayOf(now),
  };
}

/**
 * Reads licences by id of active entries, in both forms of the contract; returns `stored` when the
 * field is absent or invalid.
 */
function readSwitches(
  fields: PersonFields,
  field: "companyRpes" | "companyRoles",
  what: string,
  options: readonly number[],
  stored: ReadonlyMap<number, string>,
): ReadonlyMap<number, string> {
  const value = fields.read(field);
  const toggles = new Map(value === undefined ? stored : []);
  for (const [key, item] of Object.entries<unknown>(value ?? {})) {
    const { active = true, licence } = fieldsOf(item);
    if (active === true) {
      const id = readId(Array.isArray(value) ? (isRecord(item) ? item["id"] : item) : key) ?? 0;
      if (!options.includes(id) && !stored.has(id)) {
        fields.refuse(`${field}.${key}`, "The company does not offer this entry.");
      } else if (!toggles.has(id)) {
        const stated = licence === undefined ? stored.get(id) : licence;
        toggles.set(id, typeof stated === "string" ? trimLine(stated) : "");
      }
    }
  }
  if (toggles.size === 0 && !fields.isRefused(field)) {
    fields.refuse(field, `A trainee must have at least one ${what}.`);
  }
  return toggles;
}

type PersonSettings = Pick<PersonRow, "notifications" | "suspend" | "otherSettings">;

/** Limit of other settings, in characters of JSON. */
const LONGEST_SETTINGS = 64 * 1024;

const OWN_SETTINGS = mainEntities.PersonSettings.omit({ suspend: true }).optional();

/**
 * Absent settings do not change, and unknown ones are stored. Turning suspension on or off inverts
 * notifications (shell 4), unless the body sets them. Throws 413 when unknown settings are too
 * large.
 *
 * @param today null for the own profile, where a suspension in the body is ignored
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

/** Without a date of return the suspension lasts until renewal; today ends it at once. */
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

function returnIn(sent: mainEntities.Suspend, day: Day | null, before: Suspension): Day | null {
  if (!sent.status) {
    // a suspension that ended on its date still shows the date
    return before.status ? null : before.endDate;
  }
  // a new suspension does not take the date of an earlier one
  return sent.endDate === undefined && before.status ? before.endDate : day;
}

/**
 * A later subscription end is a renewal: it ends a suspension without a date of return (shell 4),
 * unless the same body changes the suspension.
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
