import { mainEntities } from "@recurrent/sdk/schemas";
import type { GroupRow } from "../world/rows.ts";
import type { SignedInCall } from "./call.ts";
import { Fields, readId } from "./fields.ts";
import { mayLeadIn, mayTrainIn } from "./memberships.ts";
import { NO_OTHER_GROUP } from "./messages.ts";

type GroupFields = Fields<typeof mainEntities.GroupUpdatePayload.shape>;

/**
 * Reads the body of groupUpdate (shell 2.19): one step from what a group is to what it is to be, found valid as
 * a whole. All lists must be there. Adding somebody
 * who is in the group already is no error; taking out somebody who is not, going both ways at once,
 * and moving to the same group or to one of another company are, each at its own entry: 422.
 */
export function readGroupChange({ tables, body }: SignedInCall, group: GroupRow) {
  const fields: GroupFields = new Fields(mainEntities.GroupUpdatePayload, body);
  const { companyId } = group;
  const members = new Set(group.traineeIds);
  const name = fields.text("name");
  const managerIds =
    fields.ids("managers", (id) => mayLeadIn(companyId, tables.people.get(id))) ?? [];
  const add = fields.ids("add", (id) => mayTrainIn(companyId, tables.people.get(id))) ?? [];
  const remove = fields.ids("remove", (id) => members.has(id)) ?? [];
  const removed = new Set(remove);
  const moves = readMoves(fields, members, (id) => {
    const target = tables.groups.get(id);
    return target?.companyId === companyId && target.id !== group.id ? target : undefined;
  });
  for (const id of moves.keys()) {
    if (removed.has(id)) {
      fields.refuse(`move.${id}`, "This trainee is to be removed: it is one or the other.");
    }
  }
  for (const id of add) {
    if (removed.has(id) || moves.has(id)) {
      fields.refuse("add", "Nobody can be added and taken out at once.");
    }
  }
  fields.check();
  return {
    name,
    managerIds,
    /** Trainees who are not in the group yet. */
    add: add.filter((id) => !members.has(id)),
    remove,
    /** Trainees of the group, each with the group to go to. */
    moves,
  };
}

/** Target group by trainee, from an object of group ids by trainee id. */
function readMoves(
  fields: GroupFields,
  members: ReadonlySet<number>,
  targetOf: (id: number) => GroupRow | undefined,
): Map<number, GroupRow> {
  const moves = new Map<number, GroupRow>();
  for (const [key, to] of Object.entries(fields.read("move") ?? {})) {
    const id = readId(key);
    const target = targetOf(Number(to));
    if (id === null || !members.has(id)) {
      fields.refuse(`move.${key}`, "This trainee is not in the group.");
    } else if (target === undefined) {
      fields.refuse(`move.${key}`, NO_OTHER_GROUP);
    } else {
      moves.set(id, target);
    }
  }
  return moves;
}
