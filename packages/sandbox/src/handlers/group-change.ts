import type { GroupRow } from "../world/rows.ts";
import type { SignedInCall } from "./call.ts";
import { FieldReader, isRecord, readId } from "./fields.ts";
import { mayLeadIn, mayTrainIn } from "./memberships.ts";

/** One step from what a group is to what it is to be, found valid as a whole. */
export interface GroupChange {
  name: string;
  managerIds: number[];
  /** Trainees who are not in the group yet. */
  add: number[];
  remove: number[];
  /** Trainees of the group, each with the group to go to. */
  moves: ReadonlyMap<number, GroupRow>;
}

const NOT_IN_GROUP = "This trainee is not in the group.";

/**
 * Reads the body of groupUpdate (shell 2.19). All lists must be there. Adding somebody
 * who is in the group already is no error; taking out somebody who is not, going both ways at once,
 * and moving to the same group or to one of another company are, each at its own entry: 422.
 */
export function readGroupChange({ tables, body }: SignedInCall, group: GroupRow): GroupChange {
  const fields = new FieldReader(body);
  const { companyId } = group;
  const members = new Set(group.traineeIds);
  const name = fields.required("name", "name");
  const managerIds = fields.requiredIds("managers", "managers", (id) =>
    mayLeadIn(companyId, tables.people.get(id)),
  );
  const add = fields.requiredIds("add", "trainees", (id) =>
    mayTrainIn(companyId, tables.people.get(id)),
  );
  const remove = fields.requiredIds("remove", "trainees of the group", (id) => members.has(id));
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
    add: add.filter((id) => !members.has(id)),
    remove,
    moves,
  };
}

/** Target group by trainee, from an object of group ids by trainee id. */
function readMoves(
  fields: FieldReader,
  members: ReadonlySet<number>,
  targetOf: (id: number) => GroupRow | undefined,
): Map<number, GroupRow> {
  const moves = new Map<number, GroupRow>();
  const value = fields.raw("move");
  if (!isRecord(value)) {
    const problem =
      value === undefined ? "field is required" : "must be an object of groups by trainee";
    fields.refuse("move", `The move ${problem}.`);
    return moves;
  }
  for (const [key, to] of Object.entries(value)) {
    const id = readId(key);
    const target = targetOf(readId(to) ?? 0);
    if (id === null || !members.has(id)) {
      fields.refuse(`move.${key}`, NOT_IN_GROUP);
    } else if (target === undefined) {
      fields.refuse(`move.${key}`, "The selected group is not another group of the company.");
    } else {
      moves.set(id, target);
    }
  }
  return moves;
}
