import type { Day } from "../rules/days.ts";
import { newRound, nextDeliveryId } from "../rules/follow-on.ts";
import type { Cycle, Enrolment, TopicRow } from "./rows.ts";
import { topicIdsOf } from "./seed/programs.ts";
import type { Tables } from "./tables.ts";

/** Topics begin a week apart. */
const TOPIC_GAP_DAYS = 7;

/**
 * The training of a trainee whose aircraft (RPE ids) have changed: topics of an aircraft that is new
 * are begun on `today`, topics that only a former aircraft needed go as long as no lesson of them was
 * begun. What is on record stays. Nobody's first training is a change from no aircraft.
 */
export function followAircraft(
  tables: Tables,
  personId: number,
  before: readonly number[],
  after: readonly number[],
  today: Day,
): void {
  const held = tables.training.get(personId)?.enrolments ?? [];
  const wanted = topicIdsOf(after);
  const gone = topicIdsOf(before).filter((id) => !wanted.includes(id));
  const kept = held.filter(
    ({ topicId, cycles }) => !gone.includes(topicId) || cycles.some(isBegun),
  );
  const missing = wanted.filter((id) => !kept.some(({ topicId }) => topicId === id));
  const topics = missing.flatMap((id) => tables.topics.get(id) ?? []);
  if (topics.length > 0 || kept.length < held.length) {
    const begun = enrolments(topics, nextDeliveryId(personId, held), today);
    tables.training.put({ id: personId, enrolments: [...kept, ...begun] });
  }
}

function isBegun({ deliveries }: Cycle): boolean {
  return deliveries.some(
    ({ startedAt, completedAt }) => startedAt !== null || completedAt !== null,
  );
}

function enrolments(topics: readonly TopicRow[], nextId: () => number, today: Day): Enrolment[] {
  return topics.map((topic, index) => {
    const start = today + index * TOPIC_GAP_DAYS;
    return {
      topicId: topic.id,
      compressed: false,
      completeBy: null,
      calendarDay: null,
      cycles: topic.versions.slice(-1).map((version) => newRound(version, start, nextId)),
    };
  });
}
