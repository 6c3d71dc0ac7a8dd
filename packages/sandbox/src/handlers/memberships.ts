import { isTrainee, isTrainingManager } from "../rules/access.ts";
import type { GroupRow, PersonRow } from "../world/rows.ts";
import type { Tables } from "../world/tables.ts";

/** Whether the person can be in a group of the company: a trainee at work there. */
export function mayTrainIn(companyId: number, person: PersonRow | undefined): boolean {
  return isAtWork(companyId, person) && isTrainee(person);
}

/** Whether the person can lead a group of the company: a training manager at work there. */
export function mayLeadIn(companyId: number, person: PersonRow | undefined): boolean {
  return isAtWork(companyId, person) && isTrainingManager(person);
}

/** Takes a person out of the groups whose trainee or manager the person can no longer be. */
export function leaveGroups(tables: Tables, person: PersonRow): void {
  for (const group of tables.groups.filter(({ companyId }) => companyId === person.companyId)) {
    const traineeIds = mayTrainIn(group.companyId, person)
      ? group.traineeIds
      : without(group.traineeIds, person.id);
    const managerIds = mayLeadIn(group.companyId, person)
      ? group.managerIds
      : without(group.managerIds, person.id);
    if (traineeIds !== group.traineeIds || managerIds !== group.managerIds) {
      tables.groups.put({ ...group, traineeIds, managerIds } satisfies GroupRow);
    }
  }
}

function isAtWork(companyId: number, person: PersonRow | undefined): person is PersonRow {
  return person?.companyId === companyId && person.deletedAt === null;
}

/** The ids but for one; the very same list when it is not among them. */
function without(ids: number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : ids;
}
