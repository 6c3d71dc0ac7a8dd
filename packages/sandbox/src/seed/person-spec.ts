import { type Day, startOf } from "../model/days.ts";
import { isTrainee, NOT_SUSPENDED } from "../rules/people.ts";
import { randomFor, uuidFor } from "../model/random.ts";
import type { PersonRow } from "../model/rows.ts";
import type { TopicPlan } from "./topic-plan.ts";

/** Missing properties follow from the seed and the id. */
export interface PersonSpec
  extends
    Pick<PersonRow, "id" | "companyId" | "name" | "surname" | "username" | "timezone">,
    Pick<PersonRow, "aclRoleIds" | "rpeIds">,
    Partial<
      Pick<PersonRow, "hemisphere" | "trainingRecord" | "internationalProcedures" | "moved">
    > {
  roleIds: readonly number[];
  joinedAgo?: number;
  deletedAgo?: number;
  subscriptionIn?: number;
  /** Days until it ends, and whether the boards still show the person. */
  suspended?: { endsIn: number; isShown: boolean };
  /** Deviations from a steady program, by topic id. */
  topicPlans: Readonly<Record<number, Partial<TopicPlan>>>;
  /** Default: the topics of the person's aircraft. */
  topicIds?: readonly number[];
}

/** By operational role, in the order of the catalogue. */
const PREFIXES = ["ATPL", "CPL", "FI(A)", "CCA", "FDL", "AME", "HHO", "SO"];

/** One to six years before the first day. */
export function joinedDay(spec: PersonSpec, seed: number, today: Day): Day {
  const ago = spec.joinedAgo ?? randomFor(seed, "joined", spec.id).int(420, 2200);
  return today - ago;
}

/** @param today first day of the data */
export function personRow(spec: PersonSpec, seed: number, today: Day): PersonRow {
  const { id, companyId, name, surname, username, timezone, suspended } = spec;
  const random = randomFor(seed, "person", id);
  const endsIn = spec.subscriptionIn ?? random.int(60, 420);
  return {
    id,
    uuid: uuidFor(seed, "person", id),
    companyId,
    name,
    surname,
    username,
    email: username,
    timezone,
    passwordDigest: null,
    aclRoleIds: spec.aclRoleIds,
    createdAt: startOf(joinedDay(spec, seed, today)) + random.int(7, 18) * 3_600_000,
    deletedAt:
      spec.deletedAgo === undefined ? null : startOf(today - spec.deletedAgo) + 15 * 3_600_000,
    hemisphere: spec.hemisphere ?? "N",
    subscriptionEnd: isTrainee(spec) ? today + endsIn : null,
    trainingRecord: spec.trainingRecord ?? 5,
    internationalProcedures: spec.internationalProcedures ?? false,
    rpeIds: spec.rpeIds,
    licences: spec.roleIds.map((roleId) => ({
      roleId,
      licence: `${PREFIXES[roleId - 1] ?? "LIC"} ${random.int(100, 999)} ${random.int(100, 999)}`,
    })),
    notifications: suspended === undefined,
    suspend:
      suspended === undefined
        ? NOT_SUSPENDED
        : {
            status: true,
            endDate: today + suspended.endsIn,
            showTrainingStatus: suspended.isShown,
            showEventsStatus: suspended.isShown,
          },
    otherSettings: {},
    moved: spec.moved ?? false,
  };
}
