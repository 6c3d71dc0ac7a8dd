import type { AppContext } from "../shared/context/app-context.ts";
import { onDayChange } from "../shared/dates/days.ts";
import { MAIN_HOST } from "./create-app-context.ts";

/**
 * Refetches visible queries at the hosts' midnight (UTC): statuses, reminders and records depend on
 * the day. Others become stale.
 *
 * @returns stops it
 */
export function followDays({ clock, queries }: Pick<AppContext, "clock" | "queries">): () => void {
  return onDayChange(clock, () => {
    // Only queries of hosts: data assembled for a printed page stays as printed.
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === MAIN_HOST });
  });
}
