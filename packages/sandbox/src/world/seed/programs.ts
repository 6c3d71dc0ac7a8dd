import type { Day } from "../../rules/days.ts";
import { LEAD_DAYS } from "../../rules/follow-on.ts";
import { randomFor } from "../random.ts";
import type { TopicRow, TrainingRow } from "../rows.ts";
import { joinedDay, type PersonSpec } from "./person-spec.ts";
import { TOPICS } from "./topics.ts";
import { buildTraining, type TopicPlan } from "./training-plan.ts";

/** Topics by aircraft (RPE id); people with International Procedures take those as well. */
const PROGRAM_BY_RPE: Readonly<Record<number, readonly number[]>> = {
  1: [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12],
  2: [1, 2, 3, 4, 5, 8, 9, 10, 11, 13],
  3: [1, 2, 3, 4, 5, 9, 10, 11],
  4: [1, 2, 3, 4, 8, 9, 11, 13, 15],
  5: [1, 3, 4, 11, 21, 24],
  6: [1, 3, 4, 21, 22, 23],
  7: [3, 4, 11, 31, 32],
  8: [3, 4, 11, 31],
};

/** The topics of some aircraft, each once. */
export function topicIdsOf(rpeIds: readonly number[]): number[] {
  return [...new Set(rpeIds.flatMap((rpe) => PROGRAM_BY_RPE[rpe] ?? []))];
}

const INTERNATIONAL_TOPICS: readonly number[] = [7, 14];

const TOPIC_BY_ID = new Map(TOPICS.map((topic) => [topic.id, topic]));

/** The training of a trainee on the first day: a steady program, and what the spec says besides. */
export function trainingOf(spec: PersonSpec, seed: number, today: Day): TrainingRow {
  const random = randomFor(seed, "program", spec.id);
  const plans = topicsOf(spec).map((topic): TopicPlan => {
    // drawn for every topic, so that a stand of one does not move the others
    const ahead = random.int(
      LEAD_DAYS + 4,
      Math.max(LEAD_DAYS + 5, (topic.months ?? 12) * 30 - 70),
    );
    const steady = topic.months === null ? null : ahead;
    return { expiresIn: steady, ...spec.stands?.[topic.id], topic };
  });
  return buildTraining(seed, spec.id, joinedDay(spec, seed, today), today, plans);
}

function topicsOf(spec: PersonSpec): TopicRow[] {
  const own = spec.topicIds ?? topicIdsOf(spec.rpeIds);
  const international = spec.internationalProcedures === true ? INTERNATIONAL_TOPICS : [];
  return [...new Set([...own, ...international])].flatMap((id) => TOPIC_BY_ID.get(id) ?? []);
}
