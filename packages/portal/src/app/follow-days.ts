import { invalidateQueries } from "@recurrent/sdk/react";
import type { AppContext } from "../shared/context/app-context.ts";
import { onDayChange } from "../shared/dates/days.ts";
import { MAIN_HOST } from "./query-client.ts";

/**
 * Statuses depend on the hosts' day (UTC).
 *
 * @returns stops it
 */
export function followDays({ clock, queries }: Pick<AppContext, "clock" | "queries">): () => void {
  return onDayChange(clock, () => {
    // Data assembled for a printed page stays as printed.
    void invalidateQueries(queries, { queryKey: [MAIN_HOST] });
  });
}
