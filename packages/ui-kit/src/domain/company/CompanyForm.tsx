import type { CompanyEdit, NamedRef } from "@recurrent/sdk";
import { bindFields } from "../../components/forms/form-state.ts";
import { toggleOption } from "../../components/forms/toggle-option.ts";
import { type FormProps, FormLayout } from "../../components/forms/FormLayout.tsx";
import { FormSection } from "../../components/forms/FormSection.tsx";
import { FormSelect, FormTextField } from "../../components/forms/FormTextField.tsx";
import { SwitchGroup } from "../../components/forms/SwitchGroup.tsx";
import { sortByName } from "../../text/order.ts";
import { COMPANY_FIELDS, crmAccountLabel } from "./company-fields.ts";

export interface CompanyFormProps extends FormProps<CompanyEdit> {
  /** Tier and CRM account. Undefined hides both (all but Admin and Customer Support). */
  account?: { tiers: readonly NamedRef[]; crmName: string } | undefined;
  /** Undefined hides the list (permission `companies_rpes`). */
  rpeOptions?: readonly NamedRef[] | undefined;
  /** Undefined hides the list (permission `companies_roles`). */
  roleOptions?: readonly NamedRef[] | undefined;
  /** Catalogues that failed to load: only the company's own options are known. */
  missing?: readonly ("tiers" | "rpes" | "roles")[];
}

export function CompanyForm({
  value,
  onChange,
  account,
  rpeOptions,
  roleOptions,
  missing,
  ...shell
}: CompanyFormProps) {
  const set = (part: Partial<CompanyEdit>) => onChange({ ...value, ...part });
  const field = bindFields(value, set);
  const lists = [
    { key: "rpeIds", name: "rpes", options: rpeOptions },
    { key: "roleIds", name: "roles", options: roleOptions },
  ] as const;
  return (
    <FormLayout {...shell} label="Edit Company" submitLabel="Update">
      <FormSection title="Company">
        <FormTextField label={COMPANY_FIELDS.name.label} required {...field("name")} />
        {account !== undefined && (
          <>
            <FormSelect
              label={COMPANY_FIELDS.tierId.label}
              none="Select Tier"
              options={sortByName(account.tiers, ({ name }) => name)}
              isComplete={missing?.includes("tiers") !== true}
              {...field("tierId", "tier")}
            />
            <FormTextField
              type="url"
              label={crmAccountLabel(account.crmName)}
              placeholder="https://"
              {...field("crmUrl", "salesForce")}
            />
          </>
        )}
      </FormSection>
      {(rpeOptions ?? roleOptions) !== undefined && (
        <FormSection title="Operational Information">
          {lists.map(
            ({ key, options, ...list }) =>
              options !== undefined && (
                <SwitchGroup
                  key={key}
                  {...list}
                  legend={COMPANY_FIELDS[key].label}
                  options={sortByName(options, ({ name }) => name)}
                  isComplete={missing?.includes(list.name) !== true}
                  selectedIds={value[key]}
                  onToggle={(id, on) => set({ [key]: toggleOption(value[key], id, on) })}
                />
              ),
          )}
        </FormSection>
      )}
    </FormLayout>
  );
}
