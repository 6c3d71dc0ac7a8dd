import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import type { CompanyEdit, NamedRef } from "@recurrent/sdk";
import { useState } from "react";
import { onlyWrong, requiredProblem, webAddressProblem, withSwitch } from "./form-rules.ts";
import { FormSection, FormShell } from "./FormShell.tsx";
import type { FormProps } from "./FormShell.tsx";
import { useFormFields } from "./form-state.tsx";
import { SwitchOptions } from "./SwitchOptions.tsx";

/** Tier and CRM account, which only internal staff may see. */
export interface CompanyAccountOptions {
  tiers: readonly NamedRef[];
  /** The CRM provider's name: the field is '<name> account'. */
  crmName: string;
}

export interface CompanyFormProps extends FormProps<CompanyEdit> {
  /** Undefined hides tier and CRM account (all but Admin and Customer Support). */
  account?: CompanyAccountOptions | undefined;
  /** Undefined hides the list (permission `companies_rpes`). */
  rpeOptions?: readonly NamedRef[] | undefined;
  /** Undefined hides the list (permission `companies_roles`). */
  roleOptions?: readonly NamedRef[] | undefined;
}

/** Edit Company (shell 2.15). */
export function CompanyForm({
  value,
  onChange,
  account,
  rpeOptions,
  roleOptions,
  cancelHref,
  canSubmit,
  ...shell
}: CompanyFormProps) {
  const set = (part: Partial<CompanyEdit>) => onChange({ ...value, ...part });
  const lists = [
    { key: "rpeIds", name: "rpes", legend: "Registry, Purpose, Equipment", options: rpeOptions },
    { key: "roleIds", name: "roles", legend: "Roles", options: roleOptions },
  ] as const;
  return (
    <FormShell
      {...shell}
      label="Edit Company"
      submitLabel={canSubmit ? "Update" : undefined}
      leave={{ label: "Cancel", href: cancelHref }}
      problems={onlyWrong({
        name: requiredProblem(value.name, "Company Name"),
        salesForce: webAddressProblem(value.crmUrl ?? ""),
      })}
    >
      <FormSection title="Company">
        <CompanyFields value={value} set={set} account={account} />
      </FormSection>
      {(rpeOptions ?? roleOptions) !== undefined && (
        <FormSection title="Operational Information">
          {lists.map(
            ({ key, options, ...list }) =>
              options !== undefined && (
                <SwitchOptions
                  key={key}
                  {...list}
                  options={options}
                  on={value[key]}
                  onToggle={(id, on) => set({ [key]: withSwitch(value[key], id, on) })}
                />
              ),
          )}
        </FormSection>
      )}
    </FormShell>
  );
}

interface CompanyFieldsProps extends Pick<CompanyFormProps, "account" | "value"> {
  set: (part: Partial<CompanyEdit>) => void;
}

function CompanyFields({ value, set, account }: CompanyFieldsProps) {
  const field = useFormFields(value, set);
  // An address has its error right under it as soon as the field is left (shell 2.15).
  const [isLeft, setLeft] = useState(false);
  const problem = isLeft ? webAddressProblem(value.crmUrl ?? "") : undefined;
  // A tier that is not on offer is shown as none.
  const isOffered = account?.tiers.some(({ id }) => id === value.tierId) === true;
  return (
    <>
      <TextField label="Company Name" required autoComplete="off" {...field("name")} />
      {account !== undefined && (
        <>
          <TextField
            select
            label="Tier"
            {...field("tierId", "tier")}
            value={isOffered ? value.tierId : ""}
          >
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
            placeholder="https://"
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
