import type { Delivery } from "../world/rows.ts";
import type { Registration } from "../world/scoring.ts";
import type { Call } from "./call.ts";

/**
 * The address that opens a lesson in the sandbox's player. In the page the player hands what was done
 * over in the address of the portal beside it; over HTTP it posts it to the sandbox, and `portal` says
 * where to go afterwards. Without a registration (`delivery`) the lesson is only shown: nothing is recorded.
 */
export function playerLink(
  { pagesUrl, portalUrl }: Call,
  { topic, lesson, delivery }: Pick<Registration, "topic" | "lesson"> & { delivery?: Delivery },
): string {
  const query = new URLSearchParams({
    topic: topic.name,
    lesson: lesson.name,
    questions: String(lesson.questions),
    ...(delivery !== undefined && { registration: String(delivery.id) }),
    ...(delivery !== undefined && portalUrl !== null && { portal: portalUrl }),
  });
  return `${pagesUrl}player.html?${query.toString()}`;
}
