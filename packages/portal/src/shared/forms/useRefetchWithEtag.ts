import type { RequestOptions } from "@recurrent/sdk";
import { type ReadOptions, refetchWithEtag, type Versioned } from "@recurrent/sdk/react";
import { useQueryClient } from "@tanstack/react-query";

/** Bypasses the cache. */
export function useRefetchWithEtag<Model>(
  query: Pick<ReadOptions<Model>, "queryKey" | "call">,
  callOptions?: () => Pick<RequestOptions, "signal">,
): () => Promise<Versioned<Model>> {
  const queries = useQueryClient();
  return () => refetchWithEtag(queries, query, callOptions?.());
}
