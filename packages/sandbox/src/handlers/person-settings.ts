import { trimLine } from "@recurrent/sdk";
import { mainEntities } from "@recurrent/sdk/schemas";
import { type Day, dayOf, formatDay, formatDayOrNull, parseDay } from "../model/days.ts";
import type { PersonRow, Suspension } from "../model/rows.ts";
import { isSameSuspension, NOT_SUSPENDED, personOn } from "../rules/people.ts";
import { tooLarge } from "./body.ts";
import type { FieldReader } from "./fields.ts";

type SettingsFields = FieldReader<Pick<typeof mainEntities.ProfileUpdatePayload.shape, "settings">>;

type PersonSettings = Pick<PersonRow, "notifications" | "suspend" | "otherSettings">;

/** Limit of other settings, in characters of JSON. */
const MAX_SETTINGS_LENGTH = 64 * 1024;

const OWN_SETTINGS = mainEntities.PersonSettings.omit({ suspend: true }).optional();

/**
 * Absent settings do not change, and unknown ones are stored. Turning suspension on or off inverts
 * notifications (shell 4), unless the body sets them. Throws 413 when unknown settings are too
 * large.
 *
 * @param today null for the own profile, where a suspension in the body is ignored
 */
export function readSettings(
  fields: SettingsFields,
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
  if (JSON.stringify(otherSettings).length > MAX_SETTINGS_LENGTH) {
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
  fields: SettingsFields,
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
    // A suspension that ended on its date still shows the date.
    return before.status ? null : before.endDate;
  }
  // A new suspension does not take the date of an earlier one.
  return sent.endDate === undefined && before.status ? before.endDate : day;
}

/**
 * A later subscription end is a renewal: it ends a suspension without a date of return (shell 4),
 * unless the same body changes the suspension.
 */
export function endSuspensionOnRenewal(
  before: PersonRow,
  settings: PersonSettings,
  subscriptionEnd: PersonRow["subscriptionEnd"],
): PersonSettings {
  const { suspend, notifications } = settings;
  const isLater =
    subscriptionEnd !== null && subscriptionEnd > (before.subscriptionEnd ?? -Infinity);
  const lasted = suspend.status && suspend.endDate === null;
  if (!isLater || !lasted || !isSameSuspension(suspend, before.suspend)) return settings;
  const isChanged = notifications !== before.notifications;
  return {
    ...settings,
    suspend: { ...suspend, status: false },
    notifications: isChanged ? notifications : true,
  };
}

export function settingsOf(person: PersonRow, now: number) {
  const { notifications, otherSettings, suspend } = personOn(person, dayOf(now));
  return {
    ...otherSettings,
    notifications,
    suspend: { ...suspend, endDate: formatDayOrNull(suspend.endDate) },
  };
}
