import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { onlyWrong, requiredProblem, webAddressProblem } from "./form-errors.ts";
import { FormSection } from "./FormSection.tsx";
import { FormShell } from "./FormShell.tsx";
import type { FormShellProps } from "./FormShell.tsx";
import { SwitchOptions } from "./SwitchOptions.tsx";
import { withSwitch } from "./switch-options.ts";
import type { NamedOption } from "./switch-options.ts";
import { useFormFields } from "./useFormFields.tsx";

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
        <CompanyFields value={value} set={set} account={account} />
      </FormSection>
      {(rpeOptions !== undefined || roleOptions !== undefined) && (
        <FormSection title="Operational Information">
          {rpeOptions !== undefined && (
            <SwitchOptions
              legend="Registry, Purpose, Equipment"
              name="rpes"
              options={rpeOptions}
              on={value.rpes}
              onToggle={(id, on) => set({ rpes: withSwitch(value.rpes, id, on) })}
            />
          )}
          {roleOptions !== undefined && (
            <SwitchOptions
              legend="Roles"
              name="roles"
              options={roleOptions}
              on={value.roles}
              onToggle={(id, on) => set({ roles: withSwitch(value.roles, id, on) })}
            />
          )}
        </FormSection>
      )}
    </FormShell>
  );
}

interface CompanyFieldsProps extends Pick<CompanyFormProps, "account" | "value"> {
  set: (part: Partial<CompanyFormValue>) => void;
}

function CompanyFields({ value, set, account }: CompanyFieldsProps) {
  const field = useFormFields(value, set);
  // An address has its error right under it as soon as the field is left (shell 2.15).
  const [isLeft, setLeft] = useState(false);
  const problem = isLeft ? webAddressProblem(value.crmUrl) : undefined;
  // A tier that is not on offer is shown as none.
  const tier = account?.tiers.some(({ id }) => id === value.tier) === true ? value.tier : "";
  return (
    <>
      <TextField label="Company Name" required autoComplete="off" {...field("name")} />
      {account !== undefined && (
        <>
          <TextField select label="Tier" {...field("tier")} value={tier}>
            <MenuItem value="">Select Tier</MenuItem>
            {account.tiers.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            type="url"
            label={`${account.crmName} account`}
            placeholder={account.crmPlaceholder}
            autoComplete="off"
            {...field("crmUrl", "salesForce", problem)}
            onBlur={() => setLeft(true)}
            onInput={() => setLeft(false)}
          />
        </>
      )}
    </>
  );
}
