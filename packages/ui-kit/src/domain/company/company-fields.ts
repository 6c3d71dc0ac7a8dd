import type { CompanyEdit } from "@recurrent/sdk";
import type { FormField } from "../../components/forms/form-field.ts";

export const COMPANY_FIELDS = {
  name: { label: "Company Name" },
  tierId: { label: "Tier" },
  rpeIds: { label: "Registry, Purpose, Equipment" },
  roleIds: { label: "Roles" },
} as const satisfies Partial<Record<keyof CompanyEdit, FormField>>;

/** @param crmName from the configuration */
export const crmAccountLabel = (crmName: string): string => `${crmName} account`;
