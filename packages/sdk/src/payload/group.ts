import type { GroupCreatePayload } from "../generated/main/model/groupCreatePayload.ts";
import type { GroupUpdatePayload } from "../generated/main/model/groupUpdatePayload.ts";
import { wireId, wireIds } from "./ids.ts";

/** A new group (shell 2.17). */
export interface GroupDraft {
  name: string;
  managerIds: readonly string[];
  /** Trainees to put in. */
  addIds: readonly string[];
}

/** Changes of a group (shell 2.19). */
export interface GroupEdit extends GroupDraft {
  /** Trainees to take out. */
  removeIds: readonly string[];
  /** Target group by trainee. */
  moves: Readonly<Record<string, string>>;
}

/** The payload of a group creation: {name, managers, add} (shell 3). */
export function groupCreatePayload(draft: GroupDraft): GroupCreatePayload {
  return {
    name: draft.name.trim(),
    managers: wireIds(draft.managerIds),
    add: wireIds(draft.addIds),
  };
}

/**
 * The payload of a group update: {name, managers, add, remove, move} (shell 3). A trainee is either
 * taken out or moved, never both (shell 4): who is in `removeIds` is not moved.
 */
export function groupUpdatePayload(edit: GroupEdit): GroupUpdatePayload {
  const moves = Object.entries(edit.moves).filter(
    ([trainee, target]) => target !== "" && !edit.removeIds.includes(trainee),
  );
  return {
    ...groupCreatePayload(edit),
    remove: wireIds(edit.removeIds),
    move: Object.fromEntries(moves.map(([trainee, target]) => [trainee, wireId(target)])),
  };
}
