import type { ReadOptions } from "@recurrent/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useMayOpen } from "../context/app-context.ts";
import type { RouteId } from "../routes/table.ts";

const NOT_ALLOWED = ["not allowed"];

/**
 * A list for pages that can do without it. Only for users who may open its own page: a disabled
 * query would still return cached data when the right is lost while the page is open.
 */
export function useAllowedQuery<Model>(
  page: RouteId,
  { queryKey, ...options }: ReadOptions<Model>,
  { enabled = true } = {},
) {
  const isAllowed = useMayOpen()(page);
  const query = useQuery<Model>({
    ...options,
    queryKey: isAllowed ? queryKey : NOT_ALLOWED,
    enabled: isAllowed && enabled,
  });
  return { isAllowed, query };
}
