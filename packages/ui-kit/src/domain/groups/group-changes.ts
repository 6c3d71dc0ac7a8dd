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
