import type { Company, CompanyEdit, NamedRef } from "@recurrent/sdk";
import type { CompanyFormValue, NamedOption } from "@recurrent/ui-kit";

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

/**
 * All that may be chosen: the catalogue, and what the company has beyond it. Without a catalogue, whose
 * failure is nowhere shown (shell 8), it is what the company has.
 */
export function offered(
  catalogue: readonly NamedRef[] | undefined,
  held: readonly NamedRef[],
): NamedOption[] {
  const known = new Set((catalogue ?? []).map(({ id }) => id));
  return [...(catalogue ?? []), ...held.filter(({ id }) => !known.has(id))].map(({ id, name }) => ({
    id,
    name,
  }));
}
