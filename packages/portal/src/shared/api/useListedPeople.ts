import { personListOptions } from "@recurrent/sdk/react";
import { useCompanyId } from "../context/app-context.ts";
import { SILENT } from "./failure-options.ts";
import { useAllowedQuery } from "./useAllowedQuery.ts";

/** The list of people for pages that can do without it: only for users who may open People, and silent when it fails. */
export function useListedPeople(settings?: { enabled?: boolean }) {
  const list = personListOptions(useCompanyId(), SILENT);
  const { isAllowed, query } = useAllowedQuery("companies_users@active", list, settings);
  return { mayList: isAllowed, people: query };
}
