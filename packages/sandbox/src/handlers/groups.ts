import { mainEntities } from "@recurrent/sdk/schemas";
import { isTrainee, isTrainingManager } from "../rules/people.ts";
import type { GroupRow, PersonRow } from "../model/rows.ts";
import type { Tables } from "../store/tables.ts";
import type { Transaction } from "../store/database.ts";
import { type Handlers, notFound, type OperationsOf, type SignedInCall } from "./call.ts";
import { FieldReader, keepOrder, NO_OTHER_GROUP, readId } from "./fields.ts";
import { toManagerDto, toTraineeDto } from "./serializers.ts";

export const groups: Handlers<OperationsOf<"group">> = {
  groupList: (call) =>
    call.tables.groups
      .filter(({ companyId }) => companyId === call.company.id)
      .map((group) => ({
        ...toSummaryDto(call, group),
        traineeCount: peopleOf(call, group.traineeIds).length,
      })),

  groupTraineeList: (call) =>
    call.tables.people
      .filter((person) => mayTrainIn(call.company.id, person))
      .map((person) => toTraineeDto(call, person)),

  groupManagerList: ({ tables, company }) =>
    tables.people.filter((person) => mayLeadIn(company.id, person)).map(toManagerDto),

  groupCreate: (call) => {
    const { tables, company } = call;
    const fields = new FieldReader(mainEntities.GroupCreatePayload, call.body);
    const name = fields.text("name");
    const { managers, add } = readMembers(call, fields);
    fields.check();
    const id = tables.groups.nextId();
    tables.groups.put({ id, companyId: company.id, name, managerIds: managers, traineeIds: add });
    return { id, name };
  },

  groupShow: (call) => {
    const group = groupOf(call);
    return {
      ...toSummaryDto(call, group),
      trainees: peopleOf(call, group.traineeIds).map((person) => toTraineeDto(call, person)),
    };
  },

  groupUpdate: (call) => {
    const { tables } = call;
    const group = groupOf(call);
    const { name, managers, add, remove, moves } = readGroupChange(call, group);
    const staying = new Set(group.traineeIds);
    for (const id of [...remove, ...moves.keys()]) {
      staying.delete(id);
    }
    const traineeIds = [...new Set([...staying, ...add])];
    const managerIds = keepOrder(managers, group.managerIds);
    tables.groups.put({ ...group, name, managerIds, traineeIds });
    for (const [target, arriving] of Map.groupBy(moves, ([, to]) => to)) {
      const there = new Set([...target.traineeIds, ...arriving.map(([id]) => id)]);
      tables.groups.put({ ...target, traineeIds: [...there] });
    }
    return { id: group.id, message: "The group was changed." };
  },

  groupDelete: (call) => {
    const { id } = groupOf(call);
    call.tables.groups.delete(id);
    return { id, message: "The group was deleted." };
  },
};

function groupOf({ tables, params, company }: SignedInCall): GroupRow {
  const group = tables.groups.get(readId(params["groupId"]) ?? 0);
  if (group?.companyId !== company.id) throw notFound("Group");
  return group;
}

function toSummaryDto(transaction: Transaction, group: GroupRow) {
  return {
    id: group.id,
    name: group.name,
    managers: peopleOf(transaction, group.managerIds).map(toManagerDto),
  };
}

function peopleOf({ tables }: Transaction, ids: readonly number[]): PersonRow[] {
  return ids.flatMap((id) => tables.people.get(id) ?? []);
}

type MemberFields = FieldReader<
  Pick<typeof mainEntities.GroupUpdatePayload.shape, "managers" | "add">
>;

function readMembers({ tables, company }: SignedInCall, fields: MemberFields) {
  const person = (id: number) => tables.people.get(id);
  return {
    managers: fields.ids("managers", (id) => mayLeadIn(company.id, person(id))) ?? [],
    add: fields.ids("add", (id) => mayTrainIn(company.id, person(id))) ?? [],
  };
}

/** groupUpdate is validated as a whole (shell 2.19). Adding a member again is no error. */
function readGroupChange(call: SignedInCall, group: GroupRow) {
  const fields = new FieldReader(mainEntities.GroupUpdatePayload, call.body);
  const name = fields.text("name");
  const { managers, add } = readMembers(call, fields);
  const members = new Set(group.traineeIds);
  const remove = new Set(fields.ids("remove", (id) => members.has(id)));
  const moves = new Map<number, GroupRow>();
  for (const [key, to] of Object.entries(fields.read("move") ?? {})) {
    const id = readId(key) ?? 0;
    const target = call.tables.groups.get(Number(to));
    if (!members.has(id)) {
      fields.refuse(`move.${key}`, "This trainee is not in the group.");
    } else if (target?.companyId !== group.companyId || target.id === group.id) {
      fields.refuse(`move.${key}`, NO_OTHER_GROUP);
    } else {
      moves.set(id, target);
      if (remove.has(id)) {
        fields.refuse(`move.${key}`, "A trainee cannot be both removed and moved.");
      }
    }
  }
  for (const id of add) {
    if (remove.has(id) || moves.has(id)) {
      fields.refuse("add", "No one can be both added and removed.");
    }
  }
  fields.check();
  return { name, managers, add, remove, moves };
}

function mayTrainIn(companyId: number, person: PersonRow | undefined): boolean {
  return isAtWork(companyId, person) && isTrainee(person);
}

function mayLeadIn(companyId: number, person: PersonRow | undefined): boolean {
  return isAtWork(companyId, person) && isTrainingManager(person);
}

/** Removes a person from groups where they can no longer be a trainee or manager. */
export function removeFromGroups(tables: Tables, person: PersonRow): void {
  const remainingIds = (ids: number[], mayStay: boolean) =>
    ids.filter((id) => mayStay || id !== person.id);
  for (const group of tables.groups.filter(({ companyId }) => companyId === person.companyId)) {
    const traineeIds = remainingIds(group.traineeIds, mayTrainIn(group.companyId, person));
    const managerIds = remainingIds(group.managerIds, mayLeadIn(group.companyId, person));
    const before = group.traineeIds.length + group.managerIds.length;
    if (traineeIds.length + managerIds.length < before) {
      tables.groups.put({ ...group, traineeIds, managerIds });
    }
  }
}

function isAtWork(companyId: number, person: PersonRow | undefined): person is PersonRow {
  return person?.companyId === companyId && person.deletedAt === null;
}
