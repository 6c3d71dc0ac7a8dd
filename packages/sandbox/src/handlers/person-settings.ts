import { formatDayOrNull, parseDay } from "../rules/days.ts";
import { NOT_SUSPENDED } from "../rules/people.ts";
import type { PersonRow, Suspension } from "../world/rows.ts";
import { type FieldReader, isRecord } from "./fields.ts";
import { tooLarge } from "./json-body.ts";

/** What `settings` of a body amounts to. */
export type PersonSettings = Pick<PersonRow, "notifications" | "suspend" | "otherSettings">;

/** Characters of all settings that are not the portal's own, as JSON. */
const LONGEST_SETTINGS = 64 * 1024;

const DEFAULTS: PersonSettings = {
  notifications: true,
  suspend: NOT_SUSPENDED,
  otherSettings: {},
};

/**
 * Reads `settings`, an object. What is absent stays as it is, keys of others are kept with whatever
 * they hold. Turning suspension on or off turns notifications the other way, as the form does (shell
 * 4), unless the body says what they are to be. Without `maySuspend` a suspension in the body is passed
 * over: on their own profile people do not decide about it. Throws 413 when what is kept for others would
 * be too much.
 */
export function readSettings(
  fields: FieldReader,
  current: PersonSettings | null,
  maySuspend: boolean,
): PersonSettings {
  // these three alone: whoever calls may hold them in a whole person
  const { notifications: notified, suspend: held, otherSettings } = current ?? DEFAULTS;
  const before: PersonSettings = { notifications: notified, suspend: held, otherSettings };
  const value = fields.raw("settings");
  if (value === undefined) {
    return before;
  }
  if (!isRecord(value)) {
    fields.refuse("settings", "The settings must be an object.");
    return before;
  }
  const { notifications, suspend: suspension, ...others } = value;
  const suspend = maySuspend ? readSuspension(fields, suspension, before.suspend) : before.suspend;
  const kept = { ...before.otherSettings, ...others };
  if (JSON.stringify(kept).length > LONGEST_SETTINGS) {
    throw tooLarge("The settings may not be greater than 64 KB.");
  }
  const turned = suspend.status !== before.suspend.status;
  return {
    notifications: fields.flag(
      "settings.notifications",
      "notifications",
      notifications,
      turned ? !suspend.status : before.notifications,
    ),
    suspend,
    otherSettings: kept,
  };
}

function readSuspension(fields: FieldReader, value: unknown, before: Suspension): Suspension {
  const path = "settings.suspend";
  if (value === undefined) {
    return before;
  }
  if (!isRecord(value)) {
    fields.refuse(path, "The suspension must be an object.");
    return before;
  }
  if (value["status"] === undefined) {
    fields.refuse(`${path}.status`, "The suspend field is required.");
  }
  const status = fields.flag(`${path}.status`, "suspend", value["status"], before.status);
  const flag = (name: "showTrainingStatus" | "showEventsStatus", label: string) =>
    fields.flag(`${path}.${name}`, label, value[name], before[name]);
  const showTrainingStatus = flag("showTrainingStatus", "training status board");
  const showEventsStatus = flag("showEventsStatus", "events status board");
  const endDate = readEndDate(fields, `${path}.endDate`, value["endDate"], before);
  // nobody returns who is not away
  return { status, endDate: status ? endDate : null, showTrainingStatus, showEventsStatus };
}

/** Blank: until the subscription renews. Any day will do; one that is past means back again. */
function readEndDate(
  fields: FieldReader,
  path: string,
  value: unknown,
  before: Suspension,
): Suspension["endDate"] {
  const text = fields.optional(path, "date of return", value);
  if (text === undefined || text === formatDayOrNull(before.endDate)) {
    return before.endDate;
  }
  const day = parseDay(text);
  if (text !== "" && day === null) {
    fields.refuse(path, "The date of return must be a date such as 2026-11-24.");
  }
  return day;
}
