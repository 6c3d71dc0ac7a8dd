import { type Day, formatDay } from "../model/days.ts";
import { isTrainee } from "../rules/people.ts";
import type { AnnouncementRow, CompanyRow, GroupRow } from "../model/rows.ts";
import type { PersonSpec } from "./person-spec.ts";

export const COMPANY = { aurora: 1, borealis: 2, cascade: 3 } as const;

export const COMPANIES: readonly CompanyRow[] = [
  {
    id: COMPANY.aurora,
    name: "Aurora Air Charter",
    tierId: 1,
    features: ["training", "events", "international_procedures"],
    salesForce: "https://crm.recurrent.test/accounts/aurora-air-charter",
    rpeIds: [1, 2, 3, 4],
    roleIds: [1, 2, 3, 4, 5, 6],
    eventsDocuments: true,
    deletedAt: null,
  },
  {
    id: COMPANY.borealis,
    name: "Borealis Helicopters",
    tierId: 2,
    features: ["training", "events"],
    salesForce: "https://crm.recurrent.test/accounts/borealis-helicopters",
    rpeIds: [5, 6],
    roleIds: [1, 2, 6, 7],
    eventsDocuments: false,
    deletedAt: null,
  },
  {
    id: COMPANY.cascade,
    name: "Cascade Survey",
    tierId: 1,
    features: ["training"],
    salesForce: null,
    rpeIds: [7, 8],
    roleIds: [1, 8],
    eventsDocuments: true,
    deletedAt: null,
  },
];

/** Groups by aircraft (RPE ids). Account 104, a training manager, manages two of Aurora's. */
const GROUPS: readonly (Omit<GroupRow, "traineeIds"> & { rpeIds: readonly number[] })[] = [
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

/** Every third trainee is at the winter base as well. */
export function groups(people: readonly PersonSpec[]): GroupRow[] {
  const trainees = people.filter((person) => isTrainee(person) && person.deletedAgo === undefined);
  return GROUPS.map(({ rpeIds, ...group }) => ({
    ...group,
    traineeIds: trainees
      .filter((person) =>
        group.id === WINTER_BASE
          ? person.companyId === group.companyId && person.id % 3 === 0
          : person.rpeIds.some((rpe) => rpeIds.includes(rpe)),
      )
      .map((person) => person.id),
  }));
}

export function announcements(today: Day): AnnouncementRow[] {
  return [
    {
      id: 1,
      type_name: "INFO",
      translate: `Lessons are unavailable on <strong>${formatDay(today + 8)}</strong> from 02:00 to 04:00 UTC while the lesson player is updated.`,
      company_list: [],
      prevent_training: false,
    },
    {
      id: 2,
      type_name: "WARNING",
      translate: `<strong>Winter operations:</strong> Ground De-icing opens for Northern hemisphere crews on ${formatDay(today + 11)}. <a href="https://www.recurrent.test/news/winter">What changes this season</a>`,
      company_list: [{ id: COMPANY.aurora }],
      prevent_training: false,
    },
    {
      id: 3,
      type_name: "DANGER",
      translate:
        "Training is on hold while the new survey program is approved. Your manager will tell you when it resumes.",
      company_list: [{ id: COMPANY.cascade }],
      prevent_training: true,
    },
    {
      id: 4,
      type_name: "SUCCESS",
      translate: "Certificates can now be printed from your training record.",
      company_list: [{ id: COMPANY.borealis }],
      prevent_training: false,
    },
  ];
}
