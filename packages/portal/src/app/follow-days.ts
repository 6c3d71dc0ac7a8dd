import type { Runtime } from "../shared/context/runtime.ts";
import { onDayChange } from "../shared/dates/days.ts";
import { MAIN_HOST } from "./create-runtime.ts";

/**
 * Refetches visible queries at the hosts' midnight (UTC): statuses, reminders and records depend on
 * the day. Others become stale.
 *
 * @returns stops it
 */
export function followDays({ clock, queries }: Pick<Runtime, "clock" | "queries">): () => void {
  return onDayChange(clock, () => {
    // Only queries of hosts: data assembled for a printed page stays as printed.
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === MAIN_HOST });
  });
}
