import type { CompanyUpdatePayload } from "../generated/main/model/companyUpdatePayload.ts";
import { wireId, wireIds } from "./ids.ts";

/** What of a company can be changed (shell 2.15). */
export interface CompanyEdit {
  id: string;
  name: string;
  /** The CRM account; '' for none, null when it is not shown to the person who edits. */
  crmUrl: string | null;
  /** '' when the company has no tier. */
  tierId: string;
  roleIds: readonly string[];
  rpeIds: readonly string[];
}

/** The payload of a company update: {id, name, salesForce, tier, roles, rpes} (shell 3). */
export function companyPayload(edit: CompanyEdit): CompanyUpdatePayload {
  const crmUrl = edit.crmUrl?.trim();
  return {
    id: wireId(edit.id),
    name: edit.name.trim(),
    // What was not shown was not emptied.
    ...(crmUrl === undefined ? {} : { salesForce: crmUrl === "" ? null : crmUrl }),
    // A company without a tier stays without one: there is no id for that.
    ...(edit.tierId === "" ? {} : { tier: wireId(edit.tierId) }),
    roles: wireIds(edit.roleIds),
    rpes: wireIds(edit.rpeIds),
  };
}
