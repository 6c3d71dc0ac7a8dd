/** What happens in the portal at midnight of the hosts, in UTC. */
import type { Runtime } from "../shared/context/runtime.ts";
import { onDayChange } from "../shared/dates/days.ts";
import { MAIN_HOST } from "./create-runtime.ts";

/**
 * Asks the hosts again for what is shown when the day changes: statuses, reminders and records depend on it,
 * also where the call names no day. What is not shown counts as old.
 *
 * @returns what ends that
 */
export function followDays({ clock, queries }: Pick<Runtime, "clock" | "queries">): () => void {
  return onDayChange(clock, () => {
    // By hosts: what the portal put together itself for a printed page stays as it was printed.
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === MAIN_HOST });
  });
}
