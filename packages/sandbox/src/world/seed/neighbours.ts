import { ACL_ROLE, COMPANY } from "./catalogues.ts";
import type { PersonSpec } from "./person-spec.ts";

const borealis = { companyId: COMPANY.borealis, timezone: "Europe/Oslo" } as const;
const cascade = {
  companyId: COMPANY.cascade,
  timezone: "Pacific/Auckland",
  hemisphere: "S",
} as const;

type Spec = Omit<PersonSpec, "companyId">;

/** Borealis Helicopters: the essentials tier, documents read-only for trainees. */
export const BOREALIS_PEOPLE: readonly PersonSpec[] = Array.of<Spec>(
  {
    id: 301,
    name: "Astrid",
    surname: "Nygård",
    username: "company.manager@borealis.test",
    aclRoleIds: [ACL_ROLE.companyManager],
  },
  {
    id: 302,
    name: "Jonas",
    surname: "Halvorsen",
    username: "trainee@borealis.test",
    rpeIds: [5],
    stands: { 3: { expiresIn: 3, done: 2, open: [2] } },
  },
  {
    id: 303,
    name: "Sigrid",
    surname: "Moen",
    aclRoleIds: [ACL_ROLE.trainingManager],
  },
  {
    id: 304,
    name: "Håkon",
    surname: "Lie",
    rpeIds: [6],
    stands: { 22: { expiresIn: -6, done: 1, open: [31] } },
  },
  { id: 305, name: "Ragnhild", surname: "Aasen", rpeIds: [5], roleIds: [7] },
  {
    id: 306,
    name: "Mikkel",
    surname: "Sara",
    rpeIds: [6],
    stands: { 21: { expiresIn: 25, done: 1, open: [32] } },
  },
).map((spec) => ({ ...borealis, ...spec }));

/** Cascade Survey: an announcement keeps everybody there from training. */
export const CASCADE_PEOPLE: readonly PersonSpec[] = Array.of<Spec>(
  {
    id: 401,
    name: "Hinewai",
    surname: "Parata",
    username: "trainee@cascade.test",
    rpeIds: [7],
  },
  {
    id: 402,
    name: "Bruce",
    surname: "Tamihana",
    aclRoleIds: [ACL_ROLE.companyManager],
  },
  {
    id: 403,
    name: "Ariana",
    surname: "Keogh",
    rpeIds: [8],
    roleIds: [8],
    stands: { 31: { expiresIn: 30, done: 1, open: [6] } },
  },
).map((spec) => ({ ...cascade, ...spec }));
