import type { Company, CompanyEdit, NamedRef } from "@recurrent/sdk";
import type { CompanyFormProps, CompanyFormValue } from "@recurrent/ui-kit";
import { asNameIn, asText, type FormPart, partsFor } from "../../forms/parts.ts";

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

const { field, switches } = partsFor<CompanyFormValue>();

/** What two people may change at once, as far as the form shows it. */
export function companyParts({
  account,
  rpeOptions = [],
  roleOptions = [],
}: Pick<CompanyFormProps, "account" | "rpeOptions" | "roleOptions">): FormPart<CompanyFormValue>[] {
  return [
    field("name", "Company Name", asText),
    ...(account
      ? [
          field("tier", "Tier", asNameIn(account.tiers)),
          field("crmUrl", `${account.crmName} account`, asText),
        ]
      : []),
    ...switches("rpes", "Registry, Purpose, Equipment", rpeOptions),
    ...switches("roles", "Roles", roleOptions),
  ];
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
