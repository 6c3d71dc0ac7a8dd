import type { GroupEdit } from "@recurrent/sdk";

/** Trainee changes of a group (shell 3, "Update payload"). */
export type GroupChanges = Pick<GroupEdit, "removeIds" | "moves">;

/** A trainee is either removed or moved (shell 4). */
export type TraineeChange = "stay" | "remove" | { moveTo: string };

export function withChange(
  { removeIds, moves }: GroupChanges,
  ids: Iterable<string>,
  change: TraineeChange,
): GroupChanges {
  const set = new Set(ids);
  const others = {
    removeIds: removeIds.filter((id) => !set.has(id)),
    moves: Object.fromEntries(Object.entries(moves).filter(([id]) => !set.has(id))),
  };
  if (change === "stay") return others;
  if (change === "remove") return { ...others, removeIds: [...others.removeIds, ...set] };
  const moved = Object.fromEntries([...set].map((id) => [id, change.moveTo]));
  return { ...others, moves: { ...others.moves, ...moved } };
}

/**
 * Says a change for screen readers.
 *
 * @param names of the trainees, at least one
 * @param groupNameOf name of a group by its id
 */
export function changeText(
  names: readonly string[],
  change: TraineeChange,
  groupNameOf: (id: string) => string,
): string {
  const isOne = names.length === 1;
  const who = isOne ? names.join("") : `${names.length} trainees`;
  if (change === "stay") return `${who} ${isOne ? "stays" : "stay"} in the group.`;
  if (change === "remove") return `${who} will be removed.`;
  return `${who} will be moved to ${groupNameOf(change.moveTo)}.`;
}
