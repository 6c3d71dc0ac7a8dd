/** Plans what adding or moving people would change, before anything is sent. */
import type { Group, NamedRef } from "@recurrent/sdk";
import { sortByName, formatList } from "@recurrent/ui-kit";
import { toListedPerson, type ListedPerson, type SelectedPerson } from "./bulk-actions.ts";

export interface MovedPerson extends SelectedPerson {
  readonly from: NamedRef;
  /** Other groups that the person stays in. */
  readonly stays: readonly NamedRef[];
}

export interface GroupPlan {
  readonly added: readonly SelectedPerson[];
  readonly moved: readonly MovedPerson[];
  /** Already in the group. */
  readonly members: readonly ListedPerson[];
  /** In several groups, without a choice of the one to leave. */
  readonly undecided: readonly ListedPerson[];
  readonly notAllowed: readonly ListedPerson[];
}

type Entries = readonly { readonly id: string }[];
type WholeGroup = NamedRef & Pick<Group, "trainees">;

/**
 * Adds trainees whom the host offers for groups and who are not members yet. A trainee may be in
 * several groups (shell 3).
 *
 * @param members of the group
 * @param candidates trainees who may be in a group
 */
export function additionPlan(
  people: readonly SelectedPerson[],
  members: Entries,
  candidates: Entries,
): GroupPlan {
  const inside = new Set(members.map(({ id }) => id));
  const allowed = new Set(candidates.map(({ id }) => id));
  const outside = people.filter(({ id }) => !inside.has(id));
  return {
    added: outside.filter(({ id }) => allowed.has(id)),
    moved: [],
    members: people.filter(({ id }) => inside.has(id)),
    undecided: [],
    notAllowed: outside
      .filter(({ id }) => !allowed.has(id))
      .map((person) => toListedPerson(person, ineligibleReason(person))),
  };
}

/** The end of a sentence about the person. */
function ineligibleReason({ isActive, isTrainee }: SelectedPerson): string {
  if (!isActive) return "has left the company";
  return isTrainee ? "can no longer join groups" : "is not a trainee";
}

/** A person in several groups: only the user can say which one they leave. */
export interface PersonInGroups {
  readonly person: SelectedPerson;
  /** Sorted by name, without the target. */
  readonly groups: readonly NamedRef[];
}

export interface MovePlan extends GroupPlan {
  /** Everyone in several groups, with or without a choice. */
  readonly ambiguous: readonly PersonInGroups[];
}

/**
 * Moves people out of their only other group, or the chosen one of several. People without a group
 * are added; members of the target stay.
 *
 * @param groups all groups of the company, with their trainees
 * @param candidates trainees who may be in a group
 * @param choices ids of the groups to leave, by person; an id that does not fit is ignored
 */
export function movePlan(
  people: readonly SelectedPerson[],
  target: NamedRef,
  groups: readonly WholeGroup[],
  candidates: Entries,
  choices: ReadonlyMap<string, string>,
): MovePlan {
  const members = groups.find(({ id }) => id === target.id)?.trainees ?? [];
  const plan = additionPlan(people, members, candidates);
  const others = sortByName(
    groups.filter(({ id }) => id !== target.id),
    ({ name }) => name,
  ).map(({ id, name, trainees }) => ({
    group: { id, name },
    traineeIds: new Set(trainees.map((trainee) => trainee.id)),
  }));
  const groupsOf = ({ id }: { id: string }) =>
    others.filter(({ traineeIds }) => traineeIds.has(id)).map(({ group }) => group);

  const outside = plan.added.map((person) => ({ person, groups: groupsOf(person) }));
  const ambiguous = outside.filter((entry) => entry.groups.length > 1);
  const sourceOf = ({ person, groups: its }: PersonInGroups) =>
    its.length === 1 ? its[0] : its.find(({ id }) => id === choices.get(person.id));
  return {
    ...plan,
    added: outside.filter((entry) => entry.groups.length === 0).map(({ person }) => person),
    moved: outside.flatMap((entry) => {
      const from = sourceOf(entry);
      const stays = entry.groups.filter((group) => group !== from);
      return from ? { ...entry.person, from, stays } : [];
    }),
    members: plan.members.map((member) => {
      const its = groupsOf(member);
      return its.length === 0
        ? member
        : { ...member, reason: `also stays in ${formatGroupNames(its)}` };
    }),
    undecided: ambiguous
      .filter((entry) => sourceOf(entry) === undefined)
      .map((entry) => toListedPerson(entry.person, `is in ${formatGroupNames(entry.groups)}`)),
    ambiguous,
  };
}

export function formatGroupNames(groups: readonly NamedRef[]): string {
  return formatList(groups.map(({ name }) => name));
}

/** '3 to move, 1 to add, 2 not changed'. */
export function formatSummary({ added, moved, members, undecided, notAllowed }: GroupPlan): string {
  const staying = members.length + undecided.length + notAllowed.length;
  return [
    ...(moved.length > 0 ? [`${moved.length} to move`] : []),
    ...(added.length > 0 ? [`${added.length} to add`] : []),
    ...(staying > 0 ? [`${staying} not changed`] : []),
  ].join(", ");
}
