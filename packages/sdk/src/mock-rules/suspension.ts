import { faker } from "./faker.ts";
import type * as wire from "../generated/main/wire/index.ts";
import { dayBetween, daysTo } from "./draw.ts";

/** A suspension ends by itself on the day of return. */
export function suspendRule(made: wire.Suspend, given: Partial<wire.Suspend>): wire.Suspend {
  const daysLeft = daysTo(given.endDate);
  const status = given.status ?? (daysLeft === null ? made.status : daysLeft > 0);
  return {
    ...made,
    status,
    endDate: status && made.endDate != null ? dayBetween(1, 60) : null,
    ...given,
  };
}

/** A suspension switches notifications off. */
export function settingsRule(
  made: wire.PersonSettings,
  given: Partial<wire.PersonSettings>,
): wire.PersonSettings {
  const suspend =
    made.suspend && given.suspend === undefined && given.notifications === true
      ? suspendRule(made.suspend, { status: false })
      : made.suspend;
  return { ...made, ...(suspend && { suspend, notifications: !suspend.status }), ...given };
}

export function withSuspension(
  settings: wire.PersonSettings,
  status: boolean,
): wire.PersonSettings {
  if (settings.suspend === undefined) return settings;
  return settingsRule({ ...settings, suspend: suspendRule(settings.suspend, { status }) }, {});
}

export function drawSettings(settings: wire.Settings): wire.Settings {
  return Array.isArray(settings)
    ? settings.map((entry) => ({ ...entry, value: faker.datatype.boolean() }))
    : withSuspension(settings, faker.datatype.boolean());
}
