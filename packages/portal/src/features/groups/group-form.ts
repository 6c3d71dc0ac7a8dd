import type { Group, GroupEdit, GroupManager, GroupSummary, NamedRef } from "@recurrent/sdk";
import {
  distinguishNames,
  GROUP_FIELDS,
  unavailableOf,
  unavailableTrainees,
  type GroupLists,
  sortByName,
  formatCount,
} from "@recurrent/ui-kit";
import type { Available, Reconciled } from "../../shared/forms/useEditForm.ts";
import {
  type ReadOnlyField,
  type MergeFields,
  plainFields,
  switchFields,
} from "../../shared/forms/merge.ts";
import { isSameLine } from "../../shared/forms/same-value.ts";
import { distinguishGroups } from "../../shared/components/group-marks.ts";

export const BY_FULL_NAME = { id: "fullName", desc: false };

export function groupEdit({ name, managers }: Pick<Group, "name" | "managers">): GroupEdit {
  return { name, managerIds: managers.map(({ id }) => id), addIds: [], removeIds: [], moves: {} };
}

/** The name of the group that an attempt without a reply has created, or null. */
export function findGroup(
  { name }: Pick<GroupEdit, "name">,
  groups: readonly NamedRef[],
): string | null {
  return groups.find((group) => isSameLine(group.name, name))?.name ?? null;
}

export const NEW_GROUP: GroupEdit = groupEdit({ name: "", managers: [] });

/** Members are read-only fields (`readOnlyGroupFields`). */
export function groupMergeFields(managers: readonly GroupManager[]): MergeFields<GroupEdit> {
  const options = distinguishNames(managers.map(({ id, fullName }) => ({ id, name: fullName })));
  return {
    ...plainFields(GROUP_FIELDS, ["name"]),
    managerIds: switchFields("managerIds", GROUP_FIELDS.managerIds.label, options),
    // `fittingValues` drops changes that others have already made.
    addIds: [],
    removeIds: [],
    moves: [],
  };
}

export function readOnlyGroupFields({ trainees }: Pick<Group, "trainees">): ReadOnlyField[] {
  return [{ label: "Current trainees", value: [...namesById(trainees).values()] }];
}

type Entries = readonly { readonly id: string }[];

/**
 * Drops changes that others have already made. Choices that no longer exist stay, so that the form
 * asks about them.
 *
 * @param members of the group
 */
export function fittingValues(values: GroupEdit, members: Entries): GroupEdit {
  const isMember = isIn(members);
  return {
    ...values,
    addIds: values.addIds.filter((id) => !isMember(id)),
    removeIds: values.removeIds.filter(isMember),
  };
}

/** Drops changes of members that an attempt without a reply has made. */
export function reconcileGroup(
  values: GroupEdit,
  before: Group,
  now: Group,
): Reconciled<GroupEdit, Group> {
  const [wasMember, isMember] = [isIn(before.trainees), isIn(now.trainees)];
  const moves = Object.entries(values.moves);
  const leaving = [...values.removeIds, ...moves.map(([id]) => id)];
  const come = now.trainees.filter(({ id }) => values.addIds.includes(id) && !wasMember(id));
  const rest = before.trainees.filter(({ id }) => isMember(id) || !leaving.includes(id));
  return {
    values: {
      ...fittingValues(values, now.trainees),
      moves: Object.fromEntries(moves.filter(([id]) => isMember(id))),
    },
    before: { ...before, trainees: [...rest, ...come] },
  };
}

/**
 * The changes that can be saved, and a description of each that no longer can.
 *
 * @param names of people and groups by id
 */
export function dropUnavailable(
  values: GroupEdit,
  { managers, ...lists }: GroupLists & { managers: Entries },
  names: Readonly<Record<"people" | "groups", ReadonlyMap<string, string>>>,
): Available<GroupEdit> {
  const { adds, toGone, movers } = unavailableTrainees(values, lists);
  const formerManagers = unavailableOf(managers, values.managerIds);
  const stays = [...toGone, ...movers];
  const nameOf = (id: string) => names.people.get(id) ?? "someone";
  const targetOf = (id: string) => names.groups.get(values.moves[id] ?? "") ?? "another group";
  return {
    values: {
      ...values,
      managerIds: values.managerIds.filter((id) => !formerManagers.includes(id)),
      addIds: values.addIds.filter((id) => !adds.includes(id)),
      moves: Object.fromEntries(Object.entries(values.moves).filter(([id]) => !stays.includes(id))),
    },
    dropped: [
      ...formerManagers.map((id) => `${GROUP_FIELDS.managerIds.label}: ${nameOf(id)}`),
      ...adds.map((id) => `Add ${nameOf(id)}`),
      ...stays.map((id) => `Move ${nameOf(id)} to ${targetOf(id)}`),
    ],
  };
}

/** Groups that trainees may move to, sorted by name (shell 2.19). Equal names get a mark. */
export function otherGroups(
  groups: readonly (NamedRef & Partial<Pick<GroupSummary, "managers">>)[],
  id: string,
): NamedRef[] {
  return sortByName(distinguishGroups(groups), ({ name }) => name)
    .filter((group) => group.id !== id)
    .map((group) => ({ id: group.id, name: group.name }));
}

/** Names by id; equal names get a mark. */
export function namesById(
  entries: readonly { id: string; fullName?: string; name?: string }[],
  marksOf?: (entry: { readonly id: string }) => readonly string[],
): ReadonlyMap<string, string> {
  const named = entries.map(({ id, fullName, name = "" }) => ({ id, name: fullName ?? name }));
  return new Map(distinguishNames(named, marksOf).map(({ id, name }) => [id, name]));
}

export function isIn(entries: Entries): (id: string) => boolean {
  const ids = new Set(entries.map(({ id }) => id));
  return (id) => ids.has(id);
}

export interface GroupChange {
  readonly label: string;
  /** Names of the people, or the new name of the group. */
  readonly names: readonly string[];
  readonly short: string;
}

/**
 * Pending changes in the order of the form.
 *
 * @param people names of managers and trainees by id; others have left the company
 * @param groups names of the targets of moves by id
 */
export function groupChanges(
  before: GroupEdit,
  { name, managerIds, addIds, removeIds, moves }: GroupEdit,
  people: ReadonlyMap<string, string>,
  groups: ReadonlyMap<string, string>,
): GroupChange[] {
  const changes: GroupChange[] = [];
  const addChange = (label: string, ids: readonly string[], short: string) => {
    const names = ids.map((id) => people.get(id) ?? "Unknown");
    if (ids.length > 0) changes.push({ label, short, names });
  };
  if (name.trim() !== before.name.trim()) {
    changes.push({ label: "New name", short: "new name", names: [name.trim()] });
  }
  const leads = managerIds.filter((id) => !before.managerIds.includes(id));
  const leaves = before.managerIds.filter((id) => !managerIds.includes(id));
  addChange("Becomes manager", leads, `${formatCount(leads.length, "manager")} added`);
  addChange("No longer manager", leaves, `${formatCount(leaves.length, "manager")} removed`);
  addChange("Added", addIds, `${addIds.length} added`);
  addChange("Removed", removeIds, `${removeIds.length} removed`);
  for (const target of new Set(Object.values(moves))) {
    const movers = Object.keys(moves).filter((id) => moves[id] === target);
    const to = groups.get(target) ?? "another group";
    addChange(`Moved to ${to}`, movers, `${movers.length} moved to ${to}`);
  }
  return changes;
}
