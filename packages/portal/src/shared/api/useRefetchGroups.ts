import { groupListOptions } from "@recurrent/sdk/react";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useCompanyId } from "../context/app-context.ts";

/**
 * Refetches the list of groups, which still offers the deleted ones.
 *
 * @param deletedCount how many of its groups were not found
 */
export function useRefetchGroups(deletedCount: number): void {
  const queries = useQueryClient();
  const companyId = useCompanyId();
  useEffect(() => {
    if (deletedCount === 0) return;
    void queries.invalidateQueries({ queryKey: groupListOptions(companyId).queryKey });
  }, [queries, companyId, deletedCount]);
}
