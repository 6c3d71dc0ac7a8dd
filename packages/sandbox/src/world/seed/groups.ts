import type { GroupRow } from "../rows.ts";
import { COMPANY } from "./catalogues.ts";
import { isTraineeSpec, type PersonSpec } from "./person-spec.ts";

interface GroupSpec {
  id: number;
  companyId: number;
  name: string;
  managerIds: readonly number[];
  rpeIds: readonly number[];
}

/** Aurora's training manager of the accounts (104) leads two groups. */
const GROUPS: readonly GroupSpec[] = [
  { id: 1, companyId: COMPANY.aurora, name: "King Air crews", managerIds: [104], rpeIds: [1] },
  {
    id: 2,
    companyId: COMPANY.aurora,
    name: "Winter base Yellowknife",
    managerIds: [104, 121],
    rpeIds: [],
  },
  { id: 3, companyId: COMPANY.aurora, name: "Dash 8 crews", managerIds: [121], rpeIds: [2] },
  { id: 4, companyId: COMPANY.aurora, name: "Medevac", managerIds: [122], rpeIds: [3] },
  { id: 5, companyId: COMPANY.aurora, name: "Executive jets", managerIds: [122, 121], rpeIds: [4] },
  { id: 6, companyId: COMPANY.borealis, name: "Offshore", managerIds: [303], rpeIds: [5] },
];

const WINTER_BASE = 2;

/** The groups with their trainees: by aircraft, and every third at the winter base as well. */
export function groups(people: readonly PersonSpec[]): GroupRow[] {
  const trainees = people.filter(
    (person) => isTraineeSpec(person) && person.deletedAgo === undefined,
  );
  return GROUPS.map((group) => ({
    id: group.id,
    companyId: group.companyId,
    name: group.name,
    managerIds: [...group.managerIds],
    traineeIds: trainees
      .filter((person) =>
        group.id === WINTER_BASE
          ? person.companyId === group.companyId && person.id % 3 === 0
          : person.rpeIds.some((rpe) => group.rpeIds.includes(rpe)),
      )
      .map((person) => person.id),
  }));
}
