import {
  type EditRestriction,
  editRestriction,
  type NamedRef,
  type Person,
  type Permissions,
} from "@recurrent/sdk";
import { formatDay, onOff } from "@recurrent/ui-kit";

/** What the tabs depend on. */
type TabSubject = Pick<Person, "isActive" | "isTrainee">;

const isActive = (person: TabSubject) => person.isActive;
const isActiveTrainee = (person: TabSubject) => person.isActive && person.isTrainee;

/** The tabs of Person Detail, as the address names them, and who has each (shell 2.23). */
const TABS = [
  { id: "profile", label: "Profile", isShown: isActive },
  { id: "program", label: "Program", isShown: isActiveTrainee },
  { id: "schedule", label: "Schedule", isShown: isActiveTrainee },
  { id: "record", label: "Training Record", isShown: ({ isTrainee }: TabSubject) => isTrainee },
  { id: "events", label: "Events / Documents", isShown: isActive },
] as const;

/** A tab of Person Detail, as the address names it. */
export type PersonTab = (typeof TABS)[number]["id"];

/** The tabs that a person has, in their order. One who left and never trained has none. */
export const tabsOf = (person: TabSubject) =>
  TABS.filter(({ isShown }) => isShown(person)).map(({ id, label }) => ({ id, label }));

/**
 * The tab to show: the one the address asks for where the person has it, else the first. Undefined when
 * the person has none.
 */
export function tabShown(person: TabSubject, asked: string | null) {
  const tabs = tabsOf(person);
  return tabs.find(({ id }) => id === asked) ?? tabs[0];
}

/** The list that a person is in (shell 2.20). */
export function listOf(person: Pick<Person, "isActive">) {
  return person.isActive ? "companies_users@active" : "companies_users@historical";
}

const BARRED: Readonly<Record<EditRestriction, string>> = {
  internalStaff: "Only Admin and Customer Support can change internal staff.",
  mayDoMore: "You cannot edit this person: they have permissions you do not have.",
};

/**
 * Why this very person cannot be changed or deleted by `user`, besides the permission to do so at all; null
 * when they can. The server decides; this is said before it is asked (decisions, Session).
 */
export function refusalOf(
  user: Permissions,
  person: Pick<Person, "isActive" | "roles" | "permissions">,
): string | null {
  if (!person.isActive) return "Historical people cannot be changed.";
  const bar = editRestriction(user, person);
  return bar && BARRED[bar];
}

/** What kinds of user somebody is, as lists and pages show it (shell 2.20). */
export function typesText(roles: readonly NamedRef[]): string {
  return roles.map(({ name }) => name).join(", ");
}

/** One line of the Profile tab: a label with what stands beside it. */
const fact = (label: string, value: string | null, id = label) => ({
  id,
  label,
  value: value === null || value === "" ? "–" : value,
});

/** Who somebody is, below the name (shell 2.23). */
export function personalFacts({ roles, uuid, username }: Person) {
  return [fact("User Type", typesText(roles)), fact("ID", uuid), fact("Username", username)];
}

/** What a trainee has besides groups: licences, subscription, procedures (shell 2.23). */
export function operationalFacts(person: Person) {
  const { company, subscriptionEnd, internationalProcedures } = person;
  return [
    ...company.roles
      .filter(({ licence }) => licence !== "")
      .map(({ id, name, licence }) => fact(`${name} Licence`, licence, `licence-${id}`)),
    fact("Subscription Renewal", subscriptionEnd),
    ...(internationalProcedures ? [fact("International Procedures", "Enrolled")] : []),
  ];
}

/** The settings (shell 2.23). */
export function settingsFacts({ email, settings }: Person) {
  const { notifications, suspend } = settings;
  return [
    fact("Notifications", onOff(notifications)),
    fact("Email", email),
    fact("Suspend", onOff(suspend.status)),
    fact("Returns on", returnsOn(suspend)),
    fact("Display on training status board", onOff(suspend.showTrainingStatus)),
    fact("Display on event status board", onOff(suspend.showEventsStatus)),
  ];
}

/** The day of return as shell 9 writes it. Without one a suspension lasts until the renewal (shell 4). */
function returnsOn({ status, endDate }: Person["settings"]["suspend"]): string {
  if (!status) return "N/A";
  return endDate === null ? "Subscription renewal" : formatDay(endDate, "yyyy/MM/dd");
}
