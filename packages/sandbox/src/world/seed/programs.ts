import type { Day } from "../../rules/days.ts";
import { LEAD_DAYS } from "../../rules/follow-on.ts";
import { randomFor } from "../random.ts";
import type { TopicRow, TrainingRow } from "../rows.ts";
import { INTERNATIONAL_TOPICS, PROGRAM_BY_RPE } from "./aurora.ts";
import { joinedDay, type PersonSpec } from "./person-spec.ts";
import { TOPICS } from "./topics.ts";
import { buildTraining, type TopicPlan } from "./training-plan.ts";

const TOPIC_BY_ID = new Map(TOPICS.map((topic) => [topic.id, topic]));

/** The training of a trainee on the first day: a steady program, and what the spec says besides. */
export function trainingOf(spec: PersonSpec, seed: number, today: Day): TrainingRow {
  const random = randomFor(seed, "program", spec.id);
  const plans: TopicPlan[] = [];
  for (const topic of topicsOf(spec)) {
    // drawn for every topic, so that a stand of one does not move the others
    const ahead = random.int(
      LEAD_DAYS + 4,
      Math.max(LEAD_DAYS + 5, (topic.months ?? 12) * 30 - 70),
    );
    const steady = topic.months === null ? null : ahead;
    plans.push({ expiresIn: steady, ...spec.stands?.[topic.id], topic });
  }
  return buildTraining(seed, spec.id, joinedDay(spec, seed, today), today, plans);
}

function topicsOf(spec: PersonSpec): TopicRow[] {
  const ids = new Set(
    spec.topicIds ?? (spec.rpeIds ?? [1]).flatMap((rpe) => PROGRAM_BY_RPE[rpe] ?? []),
  );
  if (spec.internationalProcedures === true) {
    for (const id of INTERNATIONAL_TOPICS) {
      ids.add(id);
    }
  }
  return [...ids].flatMap((id) => TOPIC_BY_ID.get(id) ?? []);
}
