import { mainEntities } from "@recurrent/sdk/schemas";
import type { GroupRow, PersonRow } from "../world/rows.ts";
import type { Scope } from "../world/world.ts";
import type { Handlers, SignedInCall } from "./call.ts";
import type { OperationsOf } from "./contract.ts";
import { Fields } from "./fields.ts";
import { readGroupChange } from "./group-change.ts";
import { mayLeadIn, mayTrainIn } from "./memberships.ts";
import { notFound } from "./refusal.ts";
import { managerOnWire, traineeOnWire } from "./wire.ts";

/** Tag Groups: trainees of a company, led by training managers (shell 2.16 to 2.19). */
export const groups: Handlers<OperationsOf<"group">> = {
  groupList: (call) =>
    call.tables.groups
      .filter(({ companyId }) => companyId === call.company.id)
      .map((group) => summaryOnWire(call, group)),

  groupTraineeList: (call) =>
    call.tables.people
      .filter((person) => mayTrainIn(call.company.id, person))
      .map((person) => traineeOnWire(call, person)),

  groupManagerList: ({ tables, company }) =>
    tables.people.filter((person) => mayLeadIn(company.id, person)).map(managerOnWire),

  groupCreate: ({ tables, company: { id: companyId }, body }) => {
    const fields = new Fields(mainEntities.GroupCreatePayload, body);
    const name = fields.text("name");
    const person = (id: number) => tables.people.get(id);
    const managerIds = fields.ids("managers", (id) => mayLeadIn(companyId, person(id))) ?? [];
    const traineeIds = fields.ids("add", (id) => mayTrainIn(companyId, person(id))) ?? [];
    fields.check();
    const id = tables.groups.nextId();
    tables.groups.put({ id, companyId, name, managerIds, traineeIds });
    return { id, name };
  },

  groupShow: (call) => {
    const group = groupOf(call);
    return {
      ...summaryOnWire(call, group),
      trainees: peopleOf(call, group.traineeIds).map((person) => traineeOnWire(call, person)),
    };
  },

  groupUpdate: (call) => {
    const { tables } = call;
    const group = groupOf(call);
    const { name, managerIds, add, remove, moves } = readGroupChange(call, group);
    const leaving = new Set([...remove, ...moves.keys()]);
    tables.groups.put({
      ...group,
      name,
      managerIds,
      traineeIds: [...group.traineeIds.filter((id) => !leaving.has(id)), ...add],
    });
    for (const target of new Set(moves.values())) {
      const arriving = [...moves].filter(([, to]) => to === target).map(([id]) => id);
      const there = tables.groups.get(target.id) ?? target;
      const traineeIds = [...new Set([...there.traineeIds, ...arriving])];
      tables.groups.put({ ...there, traineeIds });
    }
    return { id: group.id, message: "The group was changed." };
  },

  groupDelete: (call) => {
    const { id } = groupOf(call);
    call.tables.groups.delete(id);
    return { id, message: "The group was deleted." };
  },
};

/** The group of the address; 404 for none, and for one of another company. */
function groupOf({ tables, params, company }: SignedInCall): GroupRow {
  const group = tables.groups.get(Number(params["groupId"]));
  if (group?.companyId !== company.id) {
    throw notFound("Group");
  }
  return group;
}

function summaryOnWire(scope: Scope, group: GroupRow) {
  return {
    id: group.id,
    name: group.name,
    managers: peopleOf(scope, group.managerIds).map(managerOnWire),
  };
}

function peopleOf({ tables }: Scope, ids: readonly number[]): PersonRow[] {
  return ids.flatMap((id) => tables.people.get(id) ?? []);
}
