import type { NamedRef, Person } from "@recurrent/sdk";
import { formatDay, onOff } from "@recurrent/ui-kit";
import { href } from "../../kernel/routes/address.ts";

/** A tab of Person Detail, as the address names it. */
export type PersonTab = "profile" | "program" | "schedule" | "record" | "events";

/** What the tabs depend on. */
export type TabSubject = Pick<Person, "isActive" | "isTrainee">;

interface TabFact {
  readonly id: PersonTab;
  readonly label: string;
  readonly isShown: (person: TabSubject) => boolean;
}

const TABS: readonly TabFact[] = [
  { id: "profile", label: "Profile", isShown: ({ isActive }) => isActive },
  { id: "program", label: "Program", isShown: isActiveTrainee },
  { id: "schedule", label: "Schedule", isShown: isActiveTrainee },
  { id: "record", label: "Training Record", isShown: ({ isTrainee }) => isTrainee },
  { id: "events", label: "Events / Documents", isShown: ({ isActive }) => isActive },
];

/** The page of a group. */
export const groupPage = (id: string) => href("companies_groups@show", { id });

/** The list that a person is in (shell 2.20). */
export function listOf({ isActive }: Pick<Person, "isActive">) {
  return isActive ? "companies_users@active" : "companies_users@historical";
}

function isActiveTrainee({ isActive, isTrainee }: TabSubject): boolean {
  return isActive && isTrainee;
}

/** The tabs that a person has, in their order (shell 2.23). Somebody who left and never trained has none. */
export function tabsOf(person: TabSubject): readonly { id: PersonTab; label: string }[] {
  return TABS.filter(({ isShown }) => isShown(person)).map(({ id, label }) => ({ id, label }));
}

/**
 * The tab to show: the one the address asks for where the person has it, else the first. Undefined when
 * the person has none.
 */
export function tabShown(
  person: TabSubject,
  asked: string | null,
): { id: PersonTab; label: string } | undefined {
  const tabs = tabsOf(person);
  return tabs.find(({ id }) => id === asked) ?? tabs[0];
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
