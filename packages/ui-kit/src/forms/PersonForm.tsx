import Box from "@mui/material/Box";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormGroup from "@mui/material/FormGroup";
import FormLabel from "@mui/material/FormLabel";
import InputAdornment from "@mui/material/InputAdornment";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { CompanyAclRole, NamedRef, PersonEdit, RoleChoice } from "@recurrent/sdk";
import { useId, useState } from "react";
import { InlineError } from "../feedback/InlineError.tsx";
import { MessageDialog } from "../feedback/ConfirmDialog.tsx";
import type { DayRange } from "./calendar-day.ts";
import { DateField } from "./DateField.tsx";
import { breaksTraineeRule, profileProblems, withSwitch } from "./form-rules.ts";
import { FormSection, FormShell } from "./FormShell.tsx";
import type { FormProps } from "./FormShell.tsx";
import { useFormFields, useFormState } from "./form-state.tsx";
import { PersonalSection, SettingsSection } from "./ProfileForm.tsx";
import { FormSwitch, SwitchOptions } from "./SwitchOptions.tsx";

export interface PersonFormProps extends FormProps<PersonEdit> {
  /** Create Person has neither password nor suspension; its section is called 'User Type(s)'. */
  mode: "create" | "edit";
  /**
   * The value after one change and nothing else: what has to follow it (managers exclude each other,
   * Trainee sets `isTrainee`, Suspend turns notifications round: shell 4) is the caller's to add.
   */
  onChange: (next: PersonEdit) => void;
  /** The types on offer; undefined hides the section (edit: Admin or Customer Support only). */
  typeOptions?: readonly CompanyAclRole[] | undefined;
  /** Password fields (edit: Admin or Customer Support only). Default false. */
  withPassword?: boolean;
  rpeOptions: readonly NamedRef[];
  roleOptions: readonly NamedRef[];
  /** What Subscription Renewal may be (shell 5, decisions). */
  subscriptionRange?: DayRange | undefined;
  /** What the day of return may be: today to the subscription's end (decisions). */
  returnRange?: DayRange | undefined;
}

/**
 * Create Person and Edit Person (shell 2.21, 2.22). A trainee without equipment or role is not sent: a
 * dialog says so (shell 5).
 */
export function PersonForm({
  mode,
  onChange,
  typeOptions,
  withPassword = false,
  cancelHref,
  canSubmit,
  rpeOptions,
  roleOptions,
  subscriptionRange,
  returnRange,
  onSubmit,
  value,
  ...shell
}: PersonFormProps) {
  const [refusal, setRefusal] = useState(false);
  const set = (part: Partial<PersonEdit>) => onChange({ ...value, ...part });
  const edit = mode === "edit";
  const typeTitle = edit ? "User Type/Role" : "User Type(s)";
  const external = typeOptions?.filter(({ isExternal }) => isExternal) ?? [];
  const internal = typeOptions?.filter(({ isExternal }) => !isExternal) ?? [];
  const submit = () => {
    if (!breaksTraineeRule(value)) return onSubmit?.();
    setRefusal(true);
    return undefined;
  };
  return (
    <>
      <FormShell
        {...shell}
        label={edit ? "Edit Person" : "Create Person"}
        submitLabel={canSubmit ? (edit ? "Update" : "Create") : undefined}
        leave={{ label: "Cancel", href: cancelHref }}
        problems={profileProblems(value)}
        onSubmit={submit}
      >
        <PersonalSection value={value} set={set} withPassword={edit && withPassword} />
        {typeOptions !== undefined && (
          <FormSection title={typeTitle}>
            <SwitchOptions
              legend={typeTitle}
              legendHidden
              name="roles"
              options={[...external, ...internal]}
              parts={internal[0] && { [internal[0].id]: "Internal" }}
              on={value.roleIds}
              onToggle={(id, on) => set({ roleIds: withSwitch(value.roleIds, id, on) })}
            />
          </FormSection>
        )}
        {value.isTrainee && (
          <OperationalSection
            value={value}
            set={set}
            rpeOptions={rpeOptions}
            roleOptions={roleOptions}
            subscriptionRange={subscriptionRange}
          />
        )}
        <SettingsSection
          value={value}
          set={set}
          onSettingsChange={(settings) => set({ settings })}
          isNew={!edit}
        />
        {edit && <SuspendSection value={value} set={set} returnRange={returnRange} />}
      </FormShell>
      <MessageDialog open={refusal} onClose={() => setRefusal(false)}>
        Must have at least one RPE and one Role
      </MessageDialog>
    </>
  );
}

type SectionProps = Pick<
  PersonFormProps,
  "returnRange" | "roleOptions" | "rpeOptions" | "subscriptionRange" | "value"
> & { set: (part: Partial<PersonEdit>) => void };

/** The licence of a role, as a server names it in field errors. */
const licenceName = (id: string) => `companyRoles.${id}.licence`;

const OFF: RoleChoice = { active: false, licence: "" };

/** What a trainee operates: equipment, roles with licences, hemisphere, subscription (shell 2.21). */
function OperationalSection({
  value,
  set,
  rpeOptions,
  roleOptions,
  subscriptionRange,
}: Omit<SectionProps, "returnRange">) {
  const { companyRpeIds, companyRoles } = value;
  const roleOf = (id: string) => companyRoles[id] ?? OFF;
  const setRole = (id: string, part: Partial<RoleChoice>) =>
    set({ companyRoles: { ...companyRoles, [id]: { ...roleOf(id), ...part } } });
  return (
    <FormSection title="Operational Information">
      <SwitchOptions
        legend="Registry, Purpose, Equipment"
        name="companyRpes"
        options={rpeOptions}
        on={companyRpeIds}
        onToggle={(id, on) => set({ companyRpeIds: withSwitch(companyRpeIds, id, on) })}
      />
      <SwitchOptions
        legend="Role(s)"
        name="companyRoles"
        options={roleOptions}
        on={Object.keys(companyRoles).filter((id) => roleOf(id).active)}
        onToggle={(id, active) => setRole(id, { active })}
        nestedName={licenceName}
        renderNested={({ id, name }) => (
          <Licence
            name={licenceName(id)}
            role={name}
            value={roleOf(id)}
            set={(part) => setRole(id, part)}
          />
        )}
      />
      <Hemisphere value={value} set={set} />
      <DateField
        label="Subscription Renewal"
        name="subscription"
        typed={false}
        {...subscriptionRange}
        value={value.subscription}
        onChange={(subscription) => set({ subscription })}
      />
    </FormSection>
  );
}

interface LicenceProps {
  name: string;
  role: string;
  value: RoleChoice;
  set: (part: Partial<RoleChoice>) => void;
}

function Licence({ name, role, value, set }: LicenceProps) {
  const { slotProps, ...field } = useFormFields(value, set)("licence", name);
  return (
    <TextField
      {...field}
      autoComplete="off"
      slotProps={{
        htmlInput: { "aria-label": `${role} Licence` },
        input: {
          ...slotProps.input,
          startAdornment: <InputAdornment position="start">Licence</InputAdornment>,
        },
      }}
    />
  );
}

function Hemisphere({ value: { hemisphere }, set }: Pick<SectionProps, "set" | "value">) {
  const id = useId();
  const { readOnly, errorOf } = useFormState();
  const error = errorOf("hemisphere");
  const isWrong = error !== undefined;
  const radio = (
    <Radio readOnly={readOnly} slotProps={{ input: { "aria-invalid": isWrong || undefined } }} />
  );
  return (
    <FormControl error={isWrong}>
      <FormLabel id={id} component="div">
        Hemisphere
      </FormLabel>
      <RadioGroup
        row
        name="hemisphere"
        aria-labelledby={id}
        aria-readonly={readOnly}
        value={hemisphere}
        onChange={(_event, next) => set({ hemisphere: next === "S" ? "S" : "N" })}
      >
        <FormControlLabel value="N" label="Northern" control={radio} />
        <FormControlLabel value="S" label="Southern" control={radio} />
      </RadioGroup>
      {isWrong && <InlineError>{error}</InlineError>}
    </FormControl>
  );
}

/** The Suspend switch and what belongs to it while it is on, in the words of shell 2.22. */
function SuspendSection({
  value: { settings },
  set,
  returnRange,
}: Pick<SectionProps, "returnRange" | "set" | "value">) {
  const { errorOf } = useFormState();
  const { suspend } = settings;
  const setSuspend = (part: Partial<typeof suspend>) =>
    set({ settings: { ...settings, suspend: { ...suspend, ...part } } });
  return (
    <FormSection title="Suspend">
      <FormGroup>
        <FormSwitch
          name="suspend.status"
          label="Suspend"
          checked={suspend.status}
          error={errorOf("settings.suspend.status", "suspend.status")}
          onChange={(status) => setSuspend({ status })}
        />
      </FormGroup>
      {suspend.status && (
        // Parted by a hairline at its side: a suspension is neutral, so no colour says it.
        <Box sx={{ display: "grid", gap: 2.5, pl: 2.5, borderLeft: 2, borderColor: "divider" }}>
          <Typography color="textSecondary">
            Training continues to be delivered while trainee is suspended. Notifications and status
            boards can be enabled while suspended.
          </Typography>
          <DateField
            name="settings.suspend.endDate"
            label="Date of return:"
            hint="(leave blank to suspend until subscription renewal)"
            format="yyyy/MM/dd"
            clearable
            {...returnRange}
            value={suspend.endDate}
            onChange={(endDate) => setSuspend({ endDate })}
          />
          <FormGroup>
            <FormSwitch
              name="suspend.showTrainingStatus"
              label="Display on training status board"
              checked={suspend.showTrainingStatus}
              onChange={(showTrainingStatus) => setSuspend({ showTrainingStatus })}
            />
            <FormSwitch
              name="suspend.showEventsStatus"
              label="Display on events status board"
              checked={suspend.showEventsStatus}
              onChange={(showEventsStatus) => setSuspend({ showEventsStatus })}
            />
          </FormGroup>
        </Box>
      )}
    </FormSection>
  );
}
