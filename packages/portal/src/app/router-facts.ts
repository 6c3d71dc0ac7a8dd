import type { RouteFact } from "../routes/table.ts";

/**
 * The row of the route table behind a match of the router, which carries it as its handle;
 * undefined for layouts and for unknown paths.
 */
export function factOf(match: { handle?: unknown } | undefined): RouteFact | undefined {
  return match?.handle as RouteFact | undefined;
}
