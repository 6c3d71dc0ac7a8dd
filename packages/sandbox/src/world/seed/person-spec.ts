import { type Day, startOf } from "../../rules/days.ts";
import { NOT_SUSPENDED } from "../../rules/people.ts";
import { randomFor, uuidFor } from "../random.ts";
import type { PersonRow, Suspension } from "../rows.ts";
import { ACL_ROLE } from "./catalogues.ts";
import type { TopicPlan } from "./training-plan.ts";

/** What is said of a person; everything left out follows from the seed and the person's id. */
export interface PersonSpec {
  id: number;
  companyId: number;
  name: string;
  surname: string;
  username?: string;
  aclRoleIds?: readonly number[];
  rpeIds?: readonly number[];
  roleIds?: readonly number[];
  timezone?: string;
  joinedAgo?: number;
  deletedAgo?: number;
  hemisphere?: "N" | "S";
  /** Days until the subscription ends; null for people without one. */
  subscriptionIn?: number | null;
  trainingRecord?: 1 | 4 | 5;
  internationalProcedures?: boolean;
  notifications?: boolean;
  suspend?: Omit<Suspension, "endDate"> & { endsIn: number | null };
  moved?: boolean;
  /** What differs from a steady program, by topic id; null takes the topic out. */
  stands?: Readonly<
    Record<number, Omit<TopicPlan, "topic" | "expiresIn"> & { expiresIn?: number | null }>
  >;
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
export function personRow(spec: PersonSpec, seed: number, today: Day, domain: string): PersonRow {
  const random = randomFor(seed, "person", spec.id);
  const trains = isTraineeSpec(spec);
  const username = spec.username ?? `${asciiPart(spec.name)}.${asciiPart(spec.surname)}@${domain}`;
  const endsIn = spec.subscriptionIn === undefined ? random.int(60, 420) : spec.subscriptionIn;
  return {
    id: spec.id,
    uuid: uuidFor(seed, "person", spec.id),
    companyId: spec.companyId,
    name: spec.name,
    surname: spec.surname,
    username,
    email: username,
    timezone: spec.timezone ?? "UTC",
    passwordDigest: null,
    aclRoleIds: [...(spec.aclRoleIds ?? [ACL_ROLE.trainee])],
    createdAt: startOf(joinedDay(spec, seed, today)) + random.int(7, 18) * 3_600_000,
    deletedAt:
      spec.deletedAgo === undefined ? null : startOf(today - spec.deletedAgo) + 15 * 3_600_000,
    hemisphere: spec.hemisphere ?? "N",
    subscriptionEnd: trains && endsIn !== null ? today + endsIn : null,
    trainingRecord: spec.trainingRecord ?? 5,
    internationalProcedures: spec.internationalProcedures ?? false,
    rpeIds: trains ? [...(spec.rpeIds ?? [1])] : [],
    licences: trains
      ? (spec.roleIds ?? [1]).map((roleId) => ({
          roleId,
          licence: `${PREFIX[roleId] ?? "LIC"} ${random.int(100, 999)} ${random.int(100, 999)}`,
        }))
      : [],
    notifications: spec.notifications ?? spec.suspend?.status !== true,
    suspend:
      spec.suspend === undefined
        ? NOT_SUSPENDED
        : {
            status: spec.suspend.status,
            endDate: spec.suspend.endsIn === null ? null : today + spec.suspend.endsIn,
            showTrainingStatus: spec.suspend.showTrainingStatus,
            showEventsStatus: spec.suspend.showEventsStatus,
          },
    otherSettings: {},
    moved: spec.moved ?? false,
  };
}

/** Letters without a plain form once their accents are taken off. */
const FOLDED: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  æ: "ae",
  ð: "d",
  þ: "th",
  ß: "ss",
};

function asciiPart(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[łøæðþß]/g, (letter) => FOLDED[letter] ?? "")
    .replaceAll(/[^a-z-]/g, "");
}
