import type { Lesson, TopicRow } from "../world/rows.ts";
import type { Registration } from "../world/scoring.ts";
import type { Call } from "./call.ts";

/**
 * The address that opens a lesson in the sandbox's player. In the page the player hands what was done
 * over in the address of the portal beside it; over HTTP it posts it to the sandbox, and `portal` says
 * where to go afterwards.
 */
export function playerLink(call: Call, { delivery, topic, lesson }: Registration): string {
  return link(call, topic, lesson, {
    registration: String(delivery.id),
    ...(call.portalUrl === null ? {} : { portal: call.portalUrl }),
  });
}

/** The address that shows a lesson without a registration: nothing is recorded. */
export function reviewLink(call: Call, topic: TopicRow, lesson: Lesson): string {
  return link(call, topic, lesson, {});
}

function link(
  { pagesUrl }: Call,
  topic: TopicRow,
  lesson: Lesson,
  more: Readonly<Record<string, string>>,
): string {
  const query = new URLSearchParams({
    topic: topic.name,
    lesson: lesson.name,
    questions: String(lesson.questions),
    ...more,
  });
  return `${pagesUrl}player.html?${query.toString()}`;
}
