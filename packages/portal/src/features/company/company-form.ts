import type { Company, CompanyEdit, Tier } from "@recurrent/sdk";
import { COMPANY_FIELDS, type CompanyFormProps, crmAccountLabel } from "@recurrent/ui-kit";
import { idsOf, nameIn, nullIfEmpty } from "../../shared/forms/form-values.ts";
import { type MergeFields, plainFields, switchFields } from "../../shared/forms/merge.ts";

/**
 * The tier in the catalogue: a server may send only the slug of a company's tier, and takes its id.
 *
 * @param catalogue undefined if it failed
 * @returns the tier itself if the catalogue does not have it
 */
export function tierIn(catalogue: readonly Tier[] | undefined, tier: Tier): Tier {
  return (
    catalogue?.find(({ id }) => id === tier.id) ??
    catalogue?.find(({ slug }) => slug === tier.slug) ??
    tier
  );
}

/** Leaves out a tier of which only the slug is known, and which is not changed then. */
export function withoutTierSlug(
  edit: CompanyEdit,
  { tier }: Pick<Company, "tier">,
  catalogue: readonly Tier[] = [],
): CompanyEdit {
  const isSlug = tier !== null && tier.id === tier.slug && edit.tierId === tier.slug;
  return isSlug && !catalogue.some(({ id }) => id === edit.tierId) ? { ...edit, tierId: "" } : edit;
}

/**
 * @param showsAccount true to show tier and CRM account (Admin, Customer Support)
 * @param tiers the catalogue; undefined if it failed
 */
export function companyEdit(
  company: Company,
  showsAccount: boolean,
  tiers: readonly Tier[] | undefined,
): CompanyEdit {
  const { id, name, tier, crmUrl, rpes, roles } = company;
  return {
    id,
    name,
    tierId: tier === null ? "" : tierIn(tiers, tier).id,
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
