import type { CompanyAclSplit, NamedRef } from "@recurrent/sdk";
import { useCompanyAclList, useCompanyRoleList, useCompanyRpeList } from "@recurrent/sdk/react";
import type { ReactNode } from "react";
import { useCompanyId } from "../../kernel/runtime/runtime.ts";
import { Loaded } from "../../kernel/components/Loaded.tsx";

const FAILURE = "The company's operational information could not be loaded";

/** A company's operational information (shell 3). */
export interface CompanyChoices {
  readonly acl: CompanyAclSplit;
  readonly rpes: readonly NamedRef[];
  readonly roles: readonly NamedRef[];
}

export interface WithChoicesProps {
  children: (choices: CompanyChoices) => ReactNode;
}

/** Fetches side by side what the forms of a person choose from (shell 2.22). */
export function WithChoices({ children }: WithChoicesProps) {
  const companyId = useCompanyId();
  const acls = useCompanyAclList(companyId);
  const rpeList = useCompanyRpeList(companyId);
  const roleList = useCompanyRoleList(companyId);
  return (
    <Loaded query={acls} failure={FAILURE}>
      {(acl) => (
        <Loaded query={rpeList} failure={FAILURE}>
          {(rpes) => (
            <Loaded query={roleList} failure={FAILURE}>
              {(roles) => children({ acl, rpes, roles })}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}
