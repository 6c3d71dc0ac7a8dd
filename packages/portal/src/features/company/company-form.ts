import type { Company, CompanyEdit } from "@recurrent/sdk";
import { COMPANY_FIELDS, type CompanyFormProps, crmAccountLabel } from "@recurrent/ui-kit";
import { type MergeFields, nameIn, plainFields, switchFields } from "../../shared/forms/values.ts";

/** @param showsAccount true to show tier and CRM account (Admin, Customer Support) */
export function companyEdit(company: Company, showsAccount: boolean): CompanyEdit {
  const { id, name, tier, crmUrl, rpes, roles } = company;
  return {
    id,
    name,
    tierId: tier?.id ?? "",
    crmUrl: showsAccount ? (crmUrl ?? "") : null,
    rpeIds: rpes.map((rpe) => rpe.id),
    roleIds: roles.map((role) => role.id),
  };
}

export function companyMergeFields({
  account,
  rpeOptions = [],
  roleOptions = [],
}: Pick<CompanyFormProps, "account" | "rpeOptions" | "roleOptions">): MergeFields<CompanyEdit> {
  return {
    id: [],
    ...plainFields(COMPANY_FIELDS, ["name"]),
    tierId: account
      ? [
          {
            id: "tierId",
            label: COMPANY_FIELDS.tierId.label,
            show: ({ tierId }) => nameIn(account.tiers, tierId),
          },
        ]
      : [],
    crmUrl: account ? [{ id: "crmUrl", label: crmAccountLabel(account.crmName) }] : [],
    rpeIds: switchFields("rpeIds", COMPANY_FIELDS.rpeIds.label, rpeOptions),
    roleIds: switchFields("roleIds", COMPANY_FIELDS.roleIds.label, roleOptions),
  };
}
