/** What happens to trainees who are in a group (shell 3, "Update payload"). */
export interface GroupChanges {
  /** Ids of the trainees to take out. */
  remove: readonly string[];
  /** Trainee id → id of the group to move to. */
  move: Readonly<Record<string, string>>;
}

/** The changes without anything about one trainee. */
export function withoutTrainee({ remove, move }: GroupChanges, id: string): GroupChanges {
  const { [id]: _target, ...others } = move;
  return { remove: remove.filter((other) => other !== id), move: others };
}
