import type { Person } from "@recurrent/sdk";

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
