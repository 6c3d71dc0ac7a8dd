import { type Day, startOf } from "../../rules/days.ts";
import { NOT_SUSPENDED } from "../../rules/people.ts";
import { randomFor, uuidFor } from "../random.ts";
import type { PersonRow } from "../rows.ts";
import { ACL_ROLE } from "./catalogues.ts";
import type { TopicPlan } from "./training-plan.ts";

/** What is said of a person; everything left out follows from the seed and the person's id. */
export interface PersonSpec
  extends
    Pick<PersonRow, "id" | "companyId" | "name" | "surname" | "username" | "timezone">,
    Partial<
      Pick<PersonRow, "hemisphere" | "trainingRecord" | "internationalProcedures" | "moved">
    > {
  aclRoleIds?: readonly number[];
  rpeIds: readonly number[];
  roleIds: readonly number[];
  joinedAgo?: number;
  deletedAgo?: number;
  /** Days until the subscription ends. */
  subscriptionIn?: number;
  /** For so many days, and whether the boards show the person all the same. */
  suspended?: { endsIn: number; isShown: boolean };
  /** What differs from a steady program, by topic id. */
  stands?: Readonly<Record<number, Partial<TopicPlan>>>;
  /** The topics of the program, when not those of the person's aircraft. */
  topicIds?: readonly number[];
}

const PREFIX: Readonly<Record<number, string>> = {
  1: "ATPL",
  2: "CPL",
  3: "FI(A)",
  4: "CCA",
  5: "FDL",
  6: "AME",
  7: "HHO",
  8: "SO",
};

/** Whether a spec is of somebody who trains. */
export function isTraineeSpec(spec: PersonSpec): boolean {
  return (spec.aclRoleIds ?? [ACL_ROLE.trainee]).includes(ACL_ROLE.trainee);
}

/** The day a person joined, some one to six years before the world begins. */
export function joinedDay(spec: PersonSpec, seed: number, today: Day): Day {
  const ago = spec.joinedAgo ?? randomFor(seed, "joined", spec.id).int(420, 2200);
  return today - ago;
}

/** The person row of a spec in a world that begins on `today`. */
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
    aclRoleIds: [...(spec.aclRoleIds ?? [ACL_ROLE.trainee])],
    createdAt: startOf(joinedDay(spec, seed, today)) + random.int(7, 18) * 3_600_000,
    deletedAt:
      spec.deletedAgo === undefined ? null : startOf(today - spec.deletedAgo) + 15 * 3_600_000,
    hemisphere: spec.hemisphere ?? "N",
    subscriptionEnd: isTraineeSpec(spec) ? today + endsIn : null,
    trainingRecord: spec.trainingRecord ?? 5,
    internationalProcedures: spec.internationalProcedures ?? false,
    rpeIds: [...spec.rpeIds],
    licences: spec.roleIds.map((roleId) => ({
      roleId,
      licence: `${PREFIX[roleId] ?? "LIC"} ${random.int(100, 999)} ${random.int(100, 999)}`,
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
