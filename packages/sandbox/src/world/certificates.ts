import type { Day } from "../rules/days.ts";
import { cycleCompletedOn } from "../rules/topic-expiry.ts";
import { uuidFor } from "./random.ts";
import type { Enrolment, TopicRow, TrainingRow } from "./rows.ts";
import type { Tables } from "./tables.ts";

/** Proof that a person completed a topic once. */
export interface Certification {
  hash: string;
  topic: TopicRow;
  version: number;
  completedOn: Day;
}

/** The certificates of one topic, oldest first: one for every round completed. */
export function certificatesOf(
  seed: number,
  personId: number,
  topic: TopicRow,
  enrolment: Enrolment,
): Certification[] {
  return enrolment.cycles.flatMap((cycle) => {
    const completedOn = cycleCompletedOn(cycle);
    const first = cycle.deliveries[0];
    if (completedOn === null || first === undefined) {
      return [];
    }
    const hash = uuidFor(seed, "certificate", personId, first.id).replaceAll("-", "");
    return [{ hash, topic, version: cycle.version, completedOn }];
  });
}

/** The certificate of that hash among a person's own. */
export function findCertificate(
  tables: Tables,
  seed: number,
  training: TrainingRow,
  hash: string,
): Certification | undefined {
  for (const enrolment of training.enrolments) {
    const topic = tables.topics.get(enrolment.topicId);
    const found =
      topic === undefined
        ? undefined
        : certificatesOf(seed, training.id, topic, enrolment).find((row) => row.hash === hash);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}
