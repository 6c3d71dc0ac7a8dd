import { createContext, use } from "react";
import type { GroupChanges, TraineeChange } from "./group-changes.ts";

/** What the cells of the current trainees show and do. */
export interface GroupChoicesState {
  changes: GroupChanges;
  locked: boolean;
  change: (ids: Iterable<string>, change: TraineeChange) => void;
}

/**
 * Reaches the cells without the table's columns: those stay the same while choices are made, and ten
 * thousand rows need not be ordered again at every one.
 */
export const GroupChoices = createContext<GroupChoicesState>({
  changes: { remove: [], move: {} },
  locked: true,
  change: () => undefined,
});

/** The choices of the form around a cell. */
export function useGroupChoices(): GroupChoicesState {
  return use(GroupChoices);
}
