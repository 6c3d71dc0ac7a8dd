import type { Company, CompanyEdit } from "@recurrent/sdk";
import { COMPANY_FIELDS, type CompanyFormProps, crmAccountLabel } from "@recurrent/ui-kit";
import {
  idsOf,
  type MergeFields,
  nameIn,
  nullIfEmpty,
  plainFields,
  switchFields,
} from "../../shared/forms/values.ts";

/** @param showsAccount true to show tier and CRM account (Admin, Customer Support) */
export function companyEdit(company: Company, showsAccount: boolean): CompanyEdit {
  const { id, name, tier, crmUrl, rpes, roles } = company;
  return {
    id,
    name,
    tierId: tier?.id ?? "",
    crmUrl: showsAccount ? crmUrl : null,
    rpeIds: idsOf(rpes),
    roleIds: idsOf(roles),
  };
}

/** A switch turned on and off again does not empty a list that is not known. */
export function keepUnknownLists(
  { rpes, roles }: Pick<Company, "rpes" | "roles">,
  edit: CompanyEdit,
): CompanyEdit {
  return {
    ...edit,
    rpeIds: rpes === null ? nullIfEmpty(edit.rpeIds) : edit.rpeIds,
    roleIds: roles === null ? nullIfEmpty(edit.roleIds) : edit.roleIds,
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
