import { cycleCompletedOn } from "../rules/topic-expiry.ts";
import { uuidFor } from "./random.ts";
import type { Enrolment, TopicRow } from "./rows.ts";

/** Proof that a person completed a topic once. */
export type Certification = ReturnType<typeof certificatesOf>[number];

/** The certificates of one topic, oldest first: one for every round completed. */
export function certificatesOf(
  seed: number,
  personId: number,
  topic: TopicRow,
  enrolment: Enrolment,
) {
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
