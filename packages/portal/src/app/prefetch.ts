import {
  announcementsOptions,
  eventBoardOptions,
  trainingBoardOptions,
} from "@recurrent/sdk/react";
import type { QueryClient } from "@tanstack/react-query";
import type { RouteFact, RouteId } from "../routes/table.ts";

/** The data a screen begins with, fetched side by side with its chunk. */
const DATA: Partial<Record<RouteId, (queries: QueryClient) => Promise<void>>> = {
  "dashboard@training-status": (queries) => queries.prefetchQuery(trainingBoardOptions()),
  "dashboard@event-status": (queries) => queries.prefetchQuery(eventBoardOptions()),
};

/**
 * Starts to fetch what the screen of `fact` will ask for. Never rejects: a failure is met again,
 * and shown, by the screen itself.
 */
export async function prefetchData(fact: RouteFact, queries: QueryClient): Promise<void> {
  const frame = fact.layout === "main" ? queries.prefetchQuery(announcementsOptions()) : undefined;
  await Promise.all([frame, DATA[fact.id]?.(queries)]);
}
