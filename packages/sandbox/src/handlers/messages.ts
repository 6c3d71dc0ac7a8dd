import type { core } from "zod";

/** What fields are called in messages, where their own names would not do. Entries of lists are `*`. */
export type Labels = Readonly<Record<string, string>>;

const LABELS: Labels = {
  surname: "last name",
  password_confirmation: "password confirmation",
  salesForce: "account address",
  add: "trainees",
  remove: "trainees of the group",
  "settings.suspend": "suspension",
  "settings.suspend.status": "suspend",
  "settings.suspend.showTrainingStatus": "training status board",
  "settings.suspend.showEventsStatus": "events status board",
  "settings.suspend.endDate": "date of return",
};

/** Of the `id` of a body that is for another address. */
export const OTHER_ID = "The id is not the one of the address.";

/** Of a move that leads to no other group of the company. */
export const NO_OTHER_GROUP = "The selected group is not another group of the company.";

const ACTIVE = "The active field must be true or false.";
const ENTRIES = "The entries must be a list, or an object by id.";

/** Where a field has words of its own for whatever is wrong with it. */
const OWN_WORDS: Labels = {
  _method: "A form that changes an event must say _method PUT.",
  date: "The date is not a valid date.",
  issued_at: "The date of issue is not a valid date (YYYY-MM-DD).",
  expiry_at: "The expiry date is not a valid date (YYYY-MM-DD).",
  reminders: "The reminders must be a list of up to 3.",
  "reminders.*.key": "A reminder counts in days.",
  "reminders.*.value": "The days must be a whole number, 0 or more.",
  subscription: "The subscription renewal must be a date such as 2026-11-24.",
  companyRpes: ENTRIES,
  companyRoles: ENTRIES,
  "companyRpes.*": "The company does not offer this entry.",
  "companyRoles.*": "The company does not offer this entry.",
  "companyRpes.*.active": ACTIVE,
  "companyRoles.*.active": ACTIVE,
  version: "The selected version is invalid.",
};

/** The same, but for a field that is missing. */
const WORDS_WHEN_GIVEN: Labels = {
  id: OTHER_ID,
  move: "The move must be an object of groups by trainee.",
  "move.*": NO_OTHER_GROUP,
};

const TYPES: Readonly<Record<string, string>> = {
  string: "must be a text",
  boolean: "field must be true or false",
  array: "must be a list of ids",
};

/**
 * What the reply 422 says of something that the contract refuses, in the manner of Laravel.
 *
 * @param field the name in the reply, as `settings.suspend.status` or `roles.1`
 * @param labels what fields are called in this call, where it differs from others
 */
export function messageOf(
  issue: core.$ZodIssue,
  field: string,
  isRequired: boolean,
  labels: Labels,
): string {
  const name = field.replaceAll(/\.\d+(?=\.|$)/g, ".*");
  const isMissing = issue.input === undefined;
  const own = OWN_WORDS[name] ?? (isMissing ? undefined : WORDS_WHEN_GIVEN[name]);
  if (own !== undefined) {
    return own;
  }
  const label = labelOf(name, labels);
  const expected = issue.code === "invalid_type" ? issue.expected : null;
  if (isMissing || issue.code === "too_small" || (isRequired && expected === "string")) {
    return `The ${expected === "array" ? name : label} field is required.`;
  }
  switch (issue.code) {
    case "too_big":
      return `The ${label} may not be greater than ${issue.maximum} characters.`;
    case "invalid_value": {
      const values = issue.values.map(String);
      return `The ${label} ${values.includes("1") ? TYPES["boolean"] : `must be ${values.join(" or ")}`}.`;
    }
    case "invalid_type":
      return `The ${label} ${TYPES[issue.expected] ?? "must be an object"}.`;
    default:
      return name.endsWith(".*")
        ? notAvailable(labelOf(name.slice(0, -2), labels))
        : `The ${label} must be a valid email address.`;
  }
}

/** What a field is called. */
export function labelOf(name: string, labels: Labels): string {
  return labels[name] ?? LABELS[name] ?? name.slice(name.lastIndexOf(".") + 1);
}

/** Of an entry of a list of ids that leads nowhere. */
export function notAvailable(label: string): string {
  return `The selected entry of the ${label} is not available.`;
}
