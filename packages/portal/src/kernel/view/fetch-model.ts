import type { ReadOptions } from "@recurrent/sdk/react";
import type { QueryClient } from "@tanstack/react-query";

/** What the cache has that is fresh, else what the host answers; read as its hook reads it. */
export async function fetchModel<Wire, Model>(
  queries: QueryClient,
  { read, select: _ofHooks, ...options }: ReadOptions<Wire, Model>,
): Promise<Model> {
  return read(await queries.fetchQuery(options));
}
