import { mainEntities } from "@recurrent/sdk/schemas";
import { parseDay } from "../rules/days.ts";
import { NOT_SUSPENDED } from "../rules/people.ts";
import type { PersonRow, Suspension } from "../world/rows.ts";
import type { Fields } from "./fields.ts";
import { tooLarge } from "./json-body.ts";

/** What `settings` of a body amounts to. */
export type PersonSettings = Pick<PersonRow, "notifications" | "suspend" | "otherSettings">;

/** Fields of which `settings` is one. */
type WithSettings = Fields<Pick<typeof mainEntities.ProfileUpdatePayload.shape, "settings">>;

/** Characters of all settings that are not the portal's own, as JSON. */
const LONGEST_SETTINGS = 64 * 1024;

const DEFAULTS: PersonSettings = {
  notifications: true,
  suspend: NOT_SUSPENDED,
  otherSettings: {},
};

const OWN_SETTINGS = mainEntities.PersonSettings.omit({ suspend: true }).optional();

/**
 * Reads `settings`, an object. What is absent stays as it is, keys of others are kept with whatever
 * they hold. Turning suspension on or off turns notifications the other way, as the form does (shell
 * 4), unless the body says what they are to be. Without `maySuspend` a suspension in the body is passed
 * over: on their own profile people do not decide about it. Throws 413 when what is kept for others would
 * be too much.
 */
export function readSettings(
  fields: WithSettings,
  current: PersonSettings | null,
  maySuspend: boolean,
): PersonSettings {
  // these three alone: whoever calls may hold them in a whole person
  const { notifications: notified, suspend: held, otherSettings } = current ?? DEFAULTS;
  const before: PersonSettings = { notifications: notified, suspend: held, otherSettings };
  const value = maySuspend ? fields.read("settings") : fields.read("settings", OWN_SETTINGS);
  if (value === undefined) {
    return before;
  }
  const { notifications, suspend: sent, ...others } = value;
  const suspend =
    maySuspend && sent !== undefined ? suspensionIn(fields, sent, before.suspend) : before.suspend;
  const kept = { ...before.otherSettings, ...others };
  if (JSON.stringify(kept).length > LONGEST_SETTINGS) {
    throw tooLarge("The settings may not be greater than 64 KB.");
  }
  const turned = suspend.status !== before.suspend.status;
  return {
    notifications: notifications ?? (turned ? !suspend.status : before.notifications),
    suspend,
    otherSettings: kept,
  };
}

/**
 * A blank day of return: until the subscription renews. Any day will do; one that is past means back
 * again.
 */
function suspensionIn(
  fields: WithSettings,
  { status, endDate: stated, showTrainingStatus, showEventsStatus }: mainEntities.Suspend,
  before: Suspension,
): Suspension {
  const text = stated?.trim() ?? "";
  const day = stated === undefined ? before.endDate : parseDay(text);
  if (day === null && text !== "") {
    fields.refuse(
      "settings.suspend.endDate",
      "The date of return must be a date such as 2026-11-24.",
    );
  }
  return {
    status,
    // nobody returns who is not away
    endDate: status ? day : null,
    showTrainingStatus: showTrainingStatus ?? before.showTrainingStatus,
    showEventsStatus: showEventsStatus ?? before.showEventsStatus,
  };
}
