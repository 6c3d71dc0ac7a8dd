import type { Company, CompanyEdit, NamedRef } from "@recurrent/sdk";
import type { CompanyFormProps } from "@recurrent/ui-kit";
import { asNameIn, asText, type FormPart, partsFor } from "../../kernel/forms/parts.ts";

/**
 * A company as its form edits it.
 *
 * @param showsAccount whether tier and CRM account are there to be changed (Admin, Customer Support)
 */
export function companyEdit(company: Company, showsAccount: boolean): CompanyEdit {
  const { id, name, tier, crmUrl, rpes, roles } = company;
  return {
    id,
    name,
    tierId: tier?.id ?? "",
    crmUrl: showsAccount ? (crmUrl ?? "") : null,
    rpeIds: idsOf(rpes),
    roleIds: idsOf(roles),
  };
}

function idsOf(refs: readonly NamedRef[]): string[] {
  return refs.map(({ id }) => id);
}

const { field, switches } = partsFor<CompanyEdit>();

/** What two people may change at once, as far as the form shows it. */
export function companyParts({
  account,
  rpeOptions = [],
  roleOptions = [],
}: Pick<CompanyFormProps, "account" | "rpeOptions" | "roleOptions">): FormPart<CompanyEdit>[] {
  return [
    field("name", "Company Name", asText),
    ...(account
      ? [
          field("tierId", "Tier", asNameIn(account.tiers)),
          field("crmUrl", `${account.crmName} account`, (url) => asText(url ?? "")),
        ]
      : []),
    ...switches("rpeIds", "Registry, Purpose, Equipment", rpeOptions),
    ...switches("roleIds", "Roles", roleOptions),
  ];
}
