import { onlyWrong, requiredProblem } from "./form-errors.ts";
import { FormField } from "./FormField.tsx";
import { FormSection } from "./FormSection.tsx";
import { FormSelect } from "./FormSelect.tsx";
import { FormShell } from "./FormShell.tsx";
import type { FormShellProps } from "./FormShell.tsx";
import { SwitchOptions } from "./SwitchOptions.tsx";
import { withSwitch } from "./switch-options.ts";
import type { NamedOption } from "./switch-options.ts";
import { UrlField } from "./UrlField.tsx";
import { webAddressProblem } from "./url-address.ts";

/** A company while it is edited (shell 2.15). */
export interface CompanyFormValue {
  name: string;
  /** Tier id; '' for none. */
  tier: string;
  /** The CRM account's address; '' for none. */
  crmUrl: string;
  /** Ids of the entries that are on. */
  rpes: readonly string[];
  roles: readonly string[];
}

/** Tier and CRM account, which only internal staff may see. */
export interface CompanyAccountOptions {
  tiers: readonly NamedOption[];
  /** The CRM provider's name: the field is '<name> account'. */
  crmName: string;
  /** An example of an address, shown while the field is empty. */
  crmPlaceholder: string;
}

export interface CompanyFormProps extends Pick<
  FormShellProps,
  "error" | "onDelete" | "onDismissError" | "onSubmit" | "pending" | "readOnly"
> {
  value: CompanyFormValue;
  onChange: (next: CompanyFormValue) => void;
  /** Undefined hides tier and CRM account (all but Admin and Customer Support). */
  account?: CompanyAccountOptions | undefined;
  /** Undefined hides the list (permission `companies_rpes`). */
  rpeOptions?: readonly NamedOption[] | undefined;
  /** Undefined hides the list (permission `companies_roles`). */
  roleOptions?: readonly NamedOption[] | undefined;
  cancelHref: string;
  /** Whether Update is offered (permission `companies_update`). */
  canUpdate: boolean;
}

/** Edit Company (shell 2.15). */
export function CompanyForm({
  value,
  onChange,
  account,
  rpeOptions,
  roleOptions,
  cancelHref,
  canUpdate,
  ...shell
}: CompanyFormProps) {
  const set = (part: Partial<CompanyFormValue>) => onChange({ ...value, ...part });
  return (
    <FormShell
      {...shell}
      label="Edit Company"
      submitLabel={canUpdate ? "Update" : undefined}
      leave={{ label: "Cancel", href: cancelHref }}
      problems={onlyWrong({
        name: requiredProblem(value.name, "Company Name"),
        salesForce: account === undefined ? undefined : webAddressProblem(value.crmUrl),
      })}
    >
      <FormSection title="Company">
        <FormField
          name="name"
          label="Company Name"
          required
          autoComplete="off"
          value={value.name}
          onValueChange={(name) => set({ name })}
        />
        {account !== undefined && (
          <>
            <FormSelect
              name="tier"
              label="Tier"
              placeholder="Select Tier"
              options={account.tiers}
              value={value.tier}
              onChange={(tier) => set({ tier })}
            />
            <UrlField
              name="salesForce"
              label={`${account.crmName} account`}
              placeholder={account.crmPlaceholder}
              autoComplete="off"
              value={value.crmUrl}
              onValueChange={(crmUrl) => set({ crmUrl })}
            />
          </>
        )}
      </FormSection>
      {(rpeOptions !== undefined || roleOptions !== undefined) && (
        <FormSection title="Operational Information">
          {rpeOptions !== undefined && (
            <SwitchOptions
              legend="Registry, Purpose, Equipment"
              name="rpes"
              options={rpeOptions}
              on={new Set(value.rpes)}
              onToggle={(id, on) => set({ rpes: withSwitch(value.rpes, id, on) })}
            />
          )}
          {roleOptions !== undefined && (
            <SwitchOptions
              legend="Roles"
              name="roles"
              options={roleOptions}
              on={new Set(value.roles)}
              onToggle={(id, on) => set({ roles: withSwitch(value.roles, id, on) })}
            />
          )}
        </FormSection>
      )}
    </FormShell>
  );
}
