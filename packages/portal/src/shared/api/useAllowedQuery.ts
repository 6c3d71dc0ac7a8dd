import { personListOptions, type ReadOptions } from "@recurrent/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useCompanyId, useMayOpen } from "../context/app-context.ts";
import type { RouteId } from "../routes/table.ts";
import { SILENT } from "./failure-options.ts";

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

/** The list of people, whose failure is only logged. */
export function useListedPeople(settings?: { enabled?: boolean }) {
  const list = personListOptions(useCompanyId(), SILENT);
  const { isAllowed, query } = useAllowedQuery("companies_users@active", list, settings);
  return { mayList: isAllowed, people: query };
}
