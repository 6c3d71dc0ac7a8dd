import type { Company, CompanyEdit, NamedRef } from "@recurrent/sdk";
import type { CompanyFormValue } from "@recurrent/ui-kit";

/** A company as its form edits it. */
export function companyValues({ name, tier, crmUrl, rpes, roles }: Company): CompanyFormValue {
  return {
    name,
    tier: tier?.id ?? "",
    crmUrl: crmUrl ?? "",
    rpes: ids(rpes),
    roles: ids(roles),
  };
}

function ids(refs: readonly NamedRef[]): string[] {
  return refs.map(({ id }) => id);
}

/**
 * What the form says, as an update sends it.
 *
 * @param showsAccount whether tier and CRM account were there to be changed (Admin, Customer Support)
 */
export function companyEdit(
  id: string,
  { name, tier, crmUrl, rpes, roles }: CompanyFormValue,
  showsAccount: boolean,
): CompanyEdit {
  return {
    id,
    name: name.trim(),
    crmUrl: showsAccount ? crmUrl : null,
    tierId: tier === "" ? null : tier,
    roleIds: roles,
    rpeIds: rpes,
  };
}
