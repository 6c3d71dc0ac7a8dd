import type { Group, GroupEdit, GroupManager, GroupSummary, NamedRef } from "@recurrent/sdk";
import {
  distinguishNames,
  goneOf,
  goneTrainees,
  type GroupLists,
  sortByName,
} from "@recurrent/ui-kit";
import { type Fact, type FormPart, switchParts } from "../../shared/forms/values.ts";

/** The order of people in the tables of a group (shell 9). */
export const BY_FULL_NAME = { id: "fullName", desc: false };

/** A group as its form edits it: nothing is added, removed or moved yet. */
export function groupEdit({ name, managers }: Pick<Group, "name" | "managers">): GroupEdit {
  return { name, managerIds: managers.map(({ id }) => id), addIds: [], removeIds: [], moves: {} };
}

/** The form of a group that does not exist yet. */
export const NEW_GROUP: GroupEdit = groupEdit({ name: "", managers: [] });

/** What two people may change at once; who comes and goes is told (`groupFacts`). */
export function groupParts(managers: readonly GroupManager[]): FormPart<GroupEdit>[] {
  const options = distinguishNames(managers.map(({ id, fullName }) => ({ id, name: fullName })));
  return [{ id: "name", label: "Name" }, ...switchParts("managerIds", "Training Manager", options)];
}

/** What the form of a group shows besides. */
export function groupFacts({ trainees }: Pick<Group, "trainees">): Fact[] {
  return [{ label: "Current trainees", value: [...namesOf(trainees).values()] }];
}

type Entries = readonly { readonly id: string }[];

/**
 * The values without what others have done already: who was to be added and came into the group meanwhile,
 * who was to be removed and left it. Whatever else is no longer on offer stays, for its form to ask about.
 *
 * @param members who is in the group
 */
export function fittingValues(values: GroupEdit, members: Entries): GroupEdit {
  const isMember = isIn(members);
  return {
    ...values,
    addIds: values.addIds.filter((id) => !isMember(id)),
    removeIds: values.removeIds.filter(isMember),
  };
}

/** Whether each choice can still be carried out. */
export function isFeasible(
  values: GroupEdit,
  { managers, ...lists }: GroupLists & { managers: Entries },
): boolean {
  const { adds, toGone, movers } = goneTrainees(values, lists);
  return [adds, toGone, movers, goneOf(managers, values.managerIds)].every(
    (ids) => ids.length === 0,
  );
}

/** Every group but this one, by name: where its trainees may go (shell 2.19). Groups of one name have a mark. */
export function otherGroups(
  groups: readonly (NamedRef & Partial<Pick<GroupSummary, "managers">>)[],
  id: string,
): NamedRef[] {
  return sortByName(distinguishNames(groups, groupMarks), ({ name }) => name)
    .filter((group) => group.id !== id)
    .map((group) => ({ id: group.id, name: group.name }));
}

/** Names of the managers in one text, to search and sort by. */
export function managerNames({ managers }: Pick<Group, "managers">): string {
  return managers.map(({ fullName }) => fullName).join(", ");
}

/** What tells groups of one name apart: who leads them. */
export function groupMarks({
  managers = [],
}: Partial<Pick<GroupSummary, "managers">>): readonly string[] {
  return [managerNames({ managers })];
}

/** What the entries of a list are called, by id; those of one name have a mark. */
export function namesOf(
  entries: readonly { id: string; fullName?: string; name?: string }[],
  marksOf?: (entry: { readonly id: string }) => readonly string[],
): ReadonlyMap<string, string> {
  const named = entries.map(({ id, fullName, name = "" }) => ({ id, name: fullName ?? name }));
  return new Map(distinguishNames(named, marksOf).map(({ id, name }) => [id, name]));
}

/** Whether an id is one of a list's. */
export function isIn(entries: Entries): (id: string) => boolean {
  const ids = new Set(entries.map(({ id }) => id));
  return (id) => ids.has(id);
}

/** One thing that an update of a group will do. */
export interface GroupChange {
  /** What is done, as a label of whom it is done to. */
  readonly label: string;
  /** Names of the people it is done to; the new name of the group. */
  readonly names: readonly string[];
  /** The same in short. */
  readonly short: string;
}

const count = (ids: readonly string[], one: string, many: string) =>
  `${ids.length} ${ids.length === 1 ? one : many}`;

/**
 * What will change once a group is updated, in the order of its form; empty when nothing will.
 *
 * @param before what the form began with
 * @param people of managers and trainees; whoever is not in it has left the company
 * @param groups where trainees may move to
 */
export function groupChanges(
  before: GroupEdit,
  { name, managerIds, addIds, removeIds, moves }: GroupEdit,
  people: ReadonlyMap<string, string>,
  groups: ReadonlyMap<string, string>,
): GroupChange[] {
  const changes: GroupChange[] = [];
  const tell = (label: string, ids: readonly string[], short: string) => {
    const names = ids.map((id) => people.get(id) ?? "Unknown");
    if (ids.length > 0) changes.push({ label, short, names });
  };
  if (name.trim() !== before.name.trim()) {
    changes.push({ label: "New name", short: "new name", names: [name.trim()] });
  }
  const leads = managerIds.filter((id) => !before.managerIds.includes(id));
  const leaves = before.managerIds.filter((id) => !managerIds.includes(id));
  tell("Becomes manager", leads, count(leads, "manager added", "managers added"));
  tell("No longer manager", leaves, count(leaves, "manager removed", "managers removed"));
  tell("Added", addIds, `${addIds.length} added`);
  tell("Removed", removeIds, `${removeIds.length} removed`);
  for (const target of new Set(Object.values(moves))) {
    const movers = Object.keys(moves).filter((id) => moves[id] === target);
    const to = groups.get(target) ?? "another group";
    tell(`Moved to ${to}`, movers, `${movers.length} moved to ${to}`);
  }
  return changes;
}
