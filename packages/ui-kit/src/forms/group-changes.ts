/** What happens to trainees who are in a group (shell 3, "Update payload"). */
export interface GroupChanges {
  /** Ids of the trainees to take out. */
  remove: readonly string[];
  /** Trainee id → id of the group to move to. */
  move: Readonly<Record<string, string>>;
}

/** What is to happen to a trainee: removing and moving exclude each other (shell 4). */
export type TraineeChange = "stay" | "remove" | { moveTo: string };

/** The changes with one for each of these trainees, in place of what was to happen to them. */
export function withChange(
  { remove, move }: GroupChanges,
  ids: Iterable<string>,
  change: TraineeChange,
): GroupChanges {
  const set = new Set(ids);
  const others = {
    remove: remove.filter((id) => !set.has(id)),
    move: Object.fromEntries(Object.entries(move).filter(([id]) => !set.has(id))),
  };
  if (change === "stay") return others;
  if (change === "remove") return { ...others, remove: [...others.remove, ...set] };
  const moved = Object.fromEntries([...set].map((id) => [id, change.moveTo]));
  return { ...others, move: { ...others.move, ...moved } };
}
