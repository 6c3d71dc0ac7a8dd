import { AURORA_CREW } from "./aurora-crew.ts";
import { ACL_ROLE, COMPANY } from "./catalogues.ts";
import type { PersonSpec } from "./person-spec.ts";

/** Somebody of Aurora, at home in Yellowknife unless another time zone is given. */
type AuroraSpec = Omit<PersonSpec, "companyId">;

/** The accounts the documentation names, each with exactly what is said of it there. */
const ACCOUNTS: readonly AuroraSpec[] = [
  {
    id: 101,
    name: "Maren",
    surname: "Oduya",
    username: "admin@recurrent.test",
    timezone: "UTC",
    aclRoleIds: [ACL_ROLE.admin],
  },
  {
    id: 102,
    name: "Felix",
    surname: "Bergström",
    username: "support@recurrent.test",
    timezone: "UTC",
    aclRoleIds: [ACL_ROLE.customerSupport],
  },
  {
    id: 103,
    name: "Noor",
    surname: "van der Berg",
    username: "company.manager@aurora.test",
    aclRoleIds: [ACL_ROLE.companyManager],
  },
  {
    id: 104,
    name: "Ingrid",
    surname: "Sørensen",
    username: "training.manager@aurora.test",
    aclRoleIds: [ACL_ROLE.trainingManager],
  },
  {
    id: 105,
    name: "Łukasz",
    surname: "Wiśniewski",
    username: "trainee@aurora.test",
    rpeIds: [1, 4],
    roleIds: [1, 3],
    joinedAgo: 1960,
    subscriptionIn: 222,
    internationalProcedures: true,
    topicIds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14],
    stands: {
      2: { expiresIn: 4, done: 1, open: [3], attempts: 3 },
      4: { expiresIn: 439, superseded: true, attempts: 2 },
      // the second of four, put off for want of the aircraft
      5: { expiresIn: -5, done: 1, open: [33] },
      7: { expiresIn: 231, done: 0, open: [12] },
      8: { expiresIn: null },
    },
  },
  {
    id: 106,
    name: "Hiroshi",
    surname: "Tanaka",
    username: "trainee.v4@aurora.test",
    rpeIds: [2],
    joinedAgo: 2500,
    trainingRecord: 4,
    stands: { 4: { expiresIn: 300, superseded: true }, 1: { expiresIn: 38, done: 1, open: [2] } },
  },
  {
    id: 107,
    name: "Camille",
    surname: "Lefèvre",
    username: "trainee.compressed@aurora.test",
    rpeIds: [3],
    roleIds: [2],
    joinedAgo: 9,
    topicIds: [1, 3, 11],
    stands: {
      1: { expiresIn: null, done: 0, open: [3], compressedFor: 21 },
      3: { expiresIn: null, done: 0, open: [2], compressedFor: 21 },
      11: { expiresIn: null, done: 0, open: [1], compressedFor: 21 },
    },
  },
  {
    id: 108,
    name: "Mei-Ling",
    surname: "Chen",
    username: "trainee.waiting@aurora.test",
    rpeIds: [3],
  },
  {
    id: 109,
    name: "Zoë",
    surname: "Fairweather",
    username: "trainee.done@aurora.test",
    rpeIds: [2],
    roleIds: [4],
    topicIds: [1, 3, 4, 11],
    stands: {
      1: { expiresIn: 210, next: false },
      3: { expiresIn: 244, next: false },
      4: { expiresIn: 512, next: false },
      11: { expiresIn: 301, next: false },
    },
  },
  {
    id: 110,
    name: "Kwame",
    surname: "Mensah",
    username: "trainee.lapsed@aurora.test",
    rpeIds: [1],
    subscriptionIn: -12,
    stands: { 3: { expiresIn: -8, done: 2, open: [40] } },
  },
  {
    id: 111,
    name: "Tomáš",
    surname: "Dvořák",
    username: "trainee.locked@aurora.test",
    rpeIds: [1],
    roleIds: [2],
    stands: { 9: { expiresIn: 44, done: 1, open: [1], status: "LOCKED" } },
  },
  {
    id: 112,
    name: "Sadia",
    surname: "Rahman",
    username: "trainee.faulty@aurora.test",
    rpeIds: [1],
    stands: { 3: { expiresIn: 39, done: 1, open: [4], status: "ERROR" } },
  },
  {
    id: 113,
    name: "Rafael",
    surname: "de Souza Lima",
    username: "trainee.suspended@aurora.test",
    rpeIds: [4],
    subscriptionIn: 140,
    suspend: { status: true, endsIn: 45, showTrainingStatus: true, showEventsStatus: true },
    stands: { 3: { expiresIn: -2, done: 1, open: [28, 14] } },
  },
  {
    id: 114,
    name: "Wanjirũ",
    surname: "Kamau",
    username: "trainee.moved@aurora.test",
    rpeIds: [3],
    roleIds: [2],
    timezone: "Africa/Nairobi",
    moved: true,
  },
];

const OTHERS: readonly AuroraSpec[] = [
  {
    id: 121,
    name: "Yusuf",
    surname: "Demir",
    aclRoleIds: [ACL_ROLE.trainingManager],
    timezone: "Europe/Istanbul",
  },
  {
    id: 122,
    name: "Elena",
    surname: "Papadopoulou",
    aclRoleIds: [ACL_ROLE.trainingManager, ACL_ROLE.trainee],
    rpeIds: [2],
    roleIds: [1, 3],
  },
  {
    id: 123,
    name: "Anneliese",
    surname: "Brückner",
    aclRoleIds: [ACL_ROLE.companyManager, ACL_ROLE.trainee],
    rpeIds: [4],
    timezone: "Europe/Berlin",
  },
  {
    id: 124,
    name: "Gustavo",
    surname: "Pereira",
    rpeIds: [1],
    roleIds: [2],
    joinedAgo: 1500,
    deletedAgo: 75,
    subscriptionIn: -60,
  },
  {
    id: 125,
    name: "Harriet",
    surname: "Lindqvist",
    aclRoleIds: [ACL_ROLE.trainingManager],
    joinedAgo: 2100,
    deletedAgo: 210,
  },
];

/** Everybody of Aurora Air Charter, accounts first. */
export const AURORA_PEOPLE: readonly PersonSpec[] = [...ACCOUNTS, ...OTHERS, ...AURORA_CREW].map(
  (spec) => ({ companyId: COMPANY.aurora, timezone: "America/Yellowknife", ...spec }),
);

/** Topics by aircraft (RPE id); people with International Procedures take those as well. */
export const PROGRAM_BY_RPE: Readonly<Record<number, readonly number[]>> = {
  1: [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12],
  2: [1, 2, 3, 4, 5, 8, 9, 10, 11, 13],
  3: [1, 2, 3, 4, 5, 9, 10, 11],
  4: [1, 2, 3, 4, 8, 9, 11, 13, 15],
  5: [1, 3, 4, 11, 21, 24],
  6: [1, 3, 4, 21, 22, 23],
  7: [3, 4, 11, 31, 32],
  8: [3, 4, 11, 31],
};
export const INTERNATIONAL_TOPICS: readonly number[] = [7, 14];
