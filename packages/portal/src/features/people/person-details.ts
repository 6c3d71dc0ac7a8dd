import {
  type EditRestriction,
  editRestriction,
  type NamedRef,
  type Person,
  type Permissions,
} from "@recurrent/sdk";
import {
  formatDay,
  onOff,
  PERSON_FIELDS,
  type PersonSection,
  personTextsIn,
  SUSPEND_FIELDS,
} from "@recurrent/ui-kit";

type TabSubject = Pick<Person, "isActive" | "isTrainee">;

const isActive = (person: TabSubject) => person.isActive;
const isActiveTrainee = (person: TabSubject) => person.isActive && person.isTrainee;

/** Ids as in the URL (shell 2.23). */
const TABS = [
  { id: "profile", label: "Profile", isShown: isActive },
  { id: "program", label: "Program", isShown: isActiveTrainee },
  { id: "schedule", label: "Schedule", isShown: isActiveTrainee },
  { id: "record", label: "Training Record", isShown: ({ isTrainee }: TabSubject) => isTrainee },
  { id: "events", label: "Events / Documents", isShown: isActive },
] as const;

export type PersonTab = (typeof TABS)[number]["id"];

/** A person who left and never trained has no tabs. */
export const tabsOf = (person: TabSubject) =>
  TABS.filter(({ isShown }) => isShown(person)).map(({ id, label }) => ({ id, label }));

/** Undefined when the person has no tab. */
export function resolveTab(person: TabSubject, tabParam: string | null) {
  const tabs = tabsOf(person);
  return tabs.find(({ id }) => id === tabParam) ?? tabs[0];
}

export function listOf(person: Pick<Person, "isActive">) {
  return person.isActive ? "companies_users@active" : "companies_users@historical";
}

const RESTRICTION_MESSAGES: Readonly<Record<EditRestriction, string>> = {
  internalStaff: "Only Admin and Customer Support can change internal staff.",
  mayDoMore: "You cannot edit this person: they have permissions you do not have.",
};

/**
 * Why `user` cannot change this person, apart from a missing permission; null if they can. The
 * server decides; this only avoids the call (shell 2.22).
 */
export function editRestrictionMessage(
  user: Permissions,
  person: Pick<Person, "isActive" | "roles" | "permissions">,
): string | null {
  if (!person.isActive) return "Historical people cannot be changed.";
  const restriction = editRestriction(user, person);
  return restriction && RESTRICTION_MESSAGES[restriction];
}

export function formatRoleNames(roles: readonly NamedRef[]): string {
  return roles.map(({ name }) => name).join(", ");
}

const detail = (label: string, value: string | null, id = label) => ({
  id,
  label,
  value: value === null || value === "" ? "–" : value,
});

const textDetails = (person: Person, section: PersonSection) =>
  personTextsIn(section)
    .filter((key) => PERSON_FIELDS[key].isInDetails)
    .map((key) => detail(PERSON_FIELDS[key].label, person[key]));

export function personalDetails(person: Person) {
  return [
    detail("User Type", formatRoleNames(person.roles)),
    detail("ID", person.uuid),
    ...textDetails(person, "personal"),
  ];
}

/** Of the line that the page shows with the time since a subscription has ended. */
export const SUBSCRIPTION_ID = "subscription";

/** Licences, subscription, procedures (shell 2.23). */
export function operationalDetails(person: Person) {
  const { company, subscriptionEnd, internationalProcedures } = person;
  return [
    ...licenceDetails(company.roles),
    detail(PERSON_FIELDS.subscription.label, subscriptionEnd, SUBSCRIPTION_ID),
    ...(internationalProcedures ? [detail("International Procedures", "Enrolled")] : []),
  ];
}

/** Without its line, a person whose roles are not known would look like one without a licence. */
const licenceDetails = (roles: Person["company"]["roles"]) =>
  roles === null
    ? [detail("Licences", null)]
    : roles
        .filter(({ licence }) => licence !== "")
        .map(({ id, name, licence }) => detail(`${name} Licence`, licence, `licence-${id}`));

export function settingsDetails(person: Person) {
  const { notifications, suspend } = person.settings;
  // A person who is not suspended is on the boards, whatever the setting.
  const note = suspend.status === false ? "while suspended" : undefined;
  return [
    detail("Notifications", onOff(notifications)),
    ...textDetails(person, "settings"),
    detail(SUSPEND_FIELDS.status.label, onOff(suspend.status)),
    detail(SUSPEND_FIELDS.endDate.detailLabel, returnsOn(suspend)),
    { ...detail(SUSPEND_FIELDS.showTrainingStatus.label, onOff(suspend.showTrainingStatus)), note },
    {
      ...detail(SUSPEND_FIELDS.showEventsStatus.detailLabel, onOff(suspend.showEventsStatus)),
      note,
    },
  ];
}

/**
 * Format of shell 9. A suspension whose day is left blank ends with the renewal of the subscription
 * (shell 4); a day that the server does not say is not blank.
 */
function returnsOn({ status, endDate }: Person["settings"]["suspend"]): string | null {
  if (status === false) return "N/A";
  if (status === null || endDate === undefined) return null;
  return endDate === null ? "Subscription renewal" : formatDay(endDate, "yyyy/MM/dd");
}
