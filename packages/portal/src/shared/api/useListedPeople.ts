import { personListOptions } from "@recurrent/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useCompanyId, useMayOpen } from "../context/app-context.ts";

/** The list of people for pages that can do without it: only for users who may open People, and silent when it fails. */
export function useListedPeople({ enabled = true } = {}) {
  const mayList = useMayOpen()("companies_users@active");
  const people = useQuery({
    ...personListOptions(useCompanyId(), { silent: true }),
    enabled: mayList && enabled,
  });
  return { mayList, people };
}
