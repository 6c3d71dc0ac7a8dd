import type { GroupEdit } from "@recurrent/sdk";

/** One thing that an update of a group will do. */
export interface GroupChange {
  /** What is done, as a label of whom it is done to. */
  readonly label: string;
  /** Names of the people it is done to; the new name of the group. */
  readonly names: readonly string[];
  /** The same in short. */
  readonly short: string;
}

/** What people and groups are called, by id. */
export type Names = ReadonlyMap<string, string>;

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
  people: Names,
  groups: Names,
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
  tell("Will lead", leads, count(leads, "more manager", "more managers"));
  tell("Will lead no more", leaves, count(leaves, "manager less", "managers less"));
  tell("Added", addIds, `${addIds.length} added`);
  tell("Removed", removeIds, `${removeIds.length} removed`);
  for (const target of new Set(Object.values(moves))) {
    const movers = Object.keys(moves).filter((id) => moves[id] === target);
    const to = groups.get(target) ?? "another group";
    tell(`Moved to ${to}`, movers, `${movers.length} moved to ${to}`);
  }
  return changes;
}
