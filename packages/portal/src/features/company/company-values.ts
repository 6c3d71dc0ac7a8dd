import type { Company, CompanyEdit, NamedRef } from "@recurrent/sdk";
import type { CompanyFormProps } from "@recurrent/ui-kit";
import { type FormPart, nameIn, switchParts } from "../../kernel/forms/values.ts";

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

/** What two people may change at once, as far as the form shows it. */
export function companyParts({
  account,
  rpeOptions = [],
  roleOptions = [],
}: Pick<CompanyFormProps, "account" | "rpeOptions" | "roleOptions">): FormPart<CompanyEdit>[] {
  return [
    { id: "name", label: "Company Name" },
    ...(account ? accountParts(account) : []),
    ...switchParts("rpeIds", "Registry, Purpose, Equipment", rpeOptions),
    ...switchParts("roleIds", "Roles", roleOptions),
  ];
}

const accountParts = ({
  tiers,
  crmName,
}: NonNullable<CompanyFormProps["account"]>): FormPart<CompanyEdit>[] => [
  { id: "tierId", label: "Tier", show: ({ tierId }) => nameIn(tiers, tierId) },
  { id: "crmUrl", label: `${crmName} account` },
];
