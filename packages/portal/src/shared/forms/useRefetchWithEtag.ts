import type { RequestOptions } from "@recurrent/sdk";
import { type ReadOptions, refetchWithEtag, type Versioned } from "@recurrent/sdk/react";
import { useQueryClient } from "@tanstack/react-query";
import { useAppContext } from "../context/app-context.ts";
import { isOfKind } from "../errors/failure.ts";

type CallOptions = Pick<RequestOptions, "signal">;
type CacheQuery<Model> = Pick<ReadOptions<Model>, "queryKey" | "call">;

/** Bypasses the cache, which therefore does not see a 403. */
export function useRefetchPastCache() {
  const queries = useQueryClient();
  const { refusals } = useAppContext();
  return <Model>(query: CacheQuery<Model>, options?: CallOptions): Promise<Versioned<Model>> =>
    refetchWithEtag(queries, query, options).catch((error: unknown) => {
      if (isOfKind(error, "forbidden")) refusals.set(error);
      throw error;
    });
}

/** Bypasses the cache. */
export function useRefetchWithEtag<Model>(
  query: CacheQuery<Model>,
  callOptions?: () => CallOptions,
): () => Promise<Versioned<Model>> {
  const refetch = useRefetchPastCache();
  return () => refetch(query, callOptions?.());
}
