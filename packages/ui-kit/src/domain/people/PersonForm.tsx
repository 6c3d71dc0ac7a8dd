import Box from "@mui/material/Box";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import InputAdornment from "@mui/material/InputAdornment";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import type { CompanyAclRole, NamedRef, PersonEdit, RoleChoice } from "@recurrent/sdk";
import { useId, useState } from "react";
import { InlineError } from "../../components/feedback/InlineError.tsx";
import { MessageDialog } from "../../components/feedback/Dialog.tsx";
import { type DayRange, returnNote } from "../../dates/day-format.ts";
import { DateField } from "../../components/forms/DateField.tsx";
import { breaksTraineeRule } from "./trainee-rule.ts";
import { bindFields, useFormState } from "../../components/forms/form-state.ts";
import { toggleOption } from "../../components/forms/toggle-option.ts";
import { type FormProps, FormLayout } from "../../components/forms/FormLayout.tsx";
import { FormSection } from "../../components/forms/FormSection.tsx";
import { FormTextField } from "../../components/forms/FormTextField.tsx";
import { PERSON_FIELDS, PERSON_TEXT_KEYS, SUSPEND_FIELDS } from "./person-fields.ts";
import { AccountSections } from "./ProfileForm.tsx";
import { sortByName } from "../../text/order.ts";
import { FormSwitches, SwitchGroup } from "../../components/forms/SwitchGroup.tsx";

export interface PersonFormProps extends FormProps<PersonEdit> {
  /** Create Person has no password and no suspension; its section is 'User Type(s)'. */
  mode: "create" | "edit";
  /** `YYYY-MM-DD` in UTC. */
  today: string;
  /** Undefined hides the section (edit: Admin or Customer Support only). */
  typeOptions?: readonly CompanyAclRole[] | undefined;
  /** For Admin or Customer Support (edit). Default false. */
  withPassword?: boolean;
  rpeOptions: readonly NamedRef[];
  roleOptions: readonly NamedRef[];
  /** Range of Subscription Renewal (shell 5, decisions). */
  subscriptionRange?: DayRange | undefined;
  /** Range of the day of return: today to the subscription's end (decisions). */
  returnRange?: DayRange | undefined;
}

/**
 * Create Person and Edit Person (shell 2.21, 2.22). A trainee without equipment or role is not
 * submitted: a dialog says so (shell 5). `onChange` gets a single change; the caller adds dependent
 * ones (shell 4).
 */
export function PersonForm(props: PersonFormProps) {
  const { mode, value, onChange, onSubmit, typeOptions, withPassword = false } = props;
  const [refusal, setRefusal] = useState(false);
  const [wasTrainee] = useState(value.isTrainee);
  const set = (part: Partial<PersonEdit>) => onChange({ ...value, ...part });
  const edit = mode === "edit";
  const typeTitle = edit ? "User Type/Role" : "User Type(s)";
  const external = typeOptions?.filter(({ isExternal }) => isExternal) ?? [];
  const internal = typeOptions?.filter(({ isExternal }) => !isExternal) ?? [];
  return (
    <>
      <FormLayout
        {...props}
        label={edit ? "Edit Person" : "Create Person"}
        submitLabel={edit ? "Update" : "Create"}
        onSubmit={breaksTraineeRule(value) ? () => setRefusal(true) : onSubmit}
      >
        <AccountSections
          value={value}
          onChange={onChange}
          texts={PERSON_TEXT_KEYS}
          isNew={!edit}
          withPassword={edit && withPassword}
        >
          {typeOptions !== undefined && (
            <FormSection title={typeTitle}>
              <SwitchGroup
                legend={typeTitle}
                legendHidden
                name="roles"
                options={[...external, ...internal]}
                groups={internal[0] && { [internal[0].id]: "Internal" }}
                selectedIds={value.roleIds}
                onToggle={(id, on) => set({ roleIds: toggleOption(value.roleIds, id, on) })}
              />
            </FormSection>
          )}
          {value.isTrainee && (
            <OperationalSection {...props} set={set} isNewTrainee={!wasTrainee} />
          )}
        </AccountSections>
        {edit && <SuspendSection {...props} set={set} />}
      </FormLayout>
      <MessageDialog open={refusal} onClose={() => setRefusal(false)}>
        Must have at least one RPE and one Role
      </MessageDialog>
    </>
  );
}

interface SectionProps extends PersonFormProps {
  set: (part: Partial<PersonEdit>) => void;
}

/** The name that the server's field errors use. */
const licenceName = (id: string) => `companyRoles.${id}.licence`;

const OFF: RoleChoice = { active: false, licence: "" };

/** Equipment, roles with licences, hemisphere, subscription (shell 2.21). */
function OperationalSection({
  value,
  set,
  today,
  rpeOptions,
  roleOptions,
  subscriptionRange,
  isNewTrainee,
}: SectionProps & { isNewTrainee: boolean }) {
  const { companyRpeIds, companyRoles } = value;
  const roleOf = (id: string) => companyRoles?.[id] ?? OFF;
  const setRole = (id: string, part: Partial<RoleChoice>) =>
    set({ companyRoles: { ...companyRoles, [id]: { ...roleOf(id), ...part } } });
  return (
    <FormSection title="Operational Information">
      <SwitchGroup
        legend={PERSON_FIELDS.companyRpeIds.label}
        name="companyRpes"
        options={sortByName(rpeOptions, ({ name }) => name)}
        selectedIds={companyRpeIds}
        onToggle={(id, on) => set({ companyRpeIds: toggleOption(companyRpeIds, id, on) })}
      />
      <SwitchGroup
        legend="Role(s)"
        name="companyRoles"
        options={sortByName(roleOptions, ({ name }) => name)}
        selectedIds={companyRoles && Object.keys(companyRoles).filter((id) => roleOf(id).active)}
        onToggle={(id, active) => setRole(id, { active })}
        nestedName={licenceName}
        renderNested={({ id, name }) => (
          <FormTextField
            {...bindFields(roleOf(id), (part) => setRole(id, part))("licence", licenceName(id))}
            slotProps={{
              htmlInput: { "aria-label": `${name} Licence` },
              input: {
                startAdornment: <InputAdornment position="start">Licence</InputAdornment>,
              },
            }}
          />
        )}
      />
      <Hemisphere value={value} set={set} />
      <DateField
        label={PERSON_FIELDS.subscription.label}
        today={today}
        name="subscription"
        typed={false}
        {...subscriptionRange}
        isStarting={isNewTrainee}
        value={value.subscription}
        onChange={(subscription) => set({ subscription })}
      />
    </FormSection>
  );
}

function Hemisphere({ value: { hemisphere }, set }: Pick<SectionProps, "set" | "value">) {
  const { readOnly, errorOf } = useFormState();
  const error = errorOf("hemisphere");
  const isWrong = error !== undefined;
  const id = useId();
  const errorId = isWrong ? `${id}-error` : undefined;
  const radio = (
    <Radio
      readOnly={readOnly}
      slotProps={{
        input: { "aria-invalid": isWrong || undefined, "aria-describedby": errorId },
      }}
    />
  );
  return (
    <FormControl error={isWrong}>
      <FormLabel component="div">{PERSON_FIELDS.hemisphere.label}</FormLabel>
      <RadioGroup
        row
        name="hemisphere"
        aria-label={PERSON_FIELDS.hemisphere.label}
        aria-describedby={errorId}
        aria-readonly={readOnly}
        value={hemisphere}
        onChange={(_event, next) => set({ hemisphere: next === "S" ? "S" : "N" })}
      >
        <FormControlLabel value="N" label="Northern" control={radio} />
        <FormControlLabel value="S" label="Southern" control={radio} />
      </RadioGroup>
      {isWrong && <InlineError id={errorId}>{error}</InlineError>}
    </FormControl>
  );
}

const SUSPEND = [["status", SUSPEND_FIELDS.status.label]] as const;

/** Boards that still show a suspended trainee. */
const BOARDS = [
  ["showTrainingStatus", SUSPEND_FIELDS.showTrainingStatus.label],
  ["showEventsStatus", SUSPEND_FIELDS.showEventsStatus.label],
] as const;

const UNKNOWN_DAY = "Not known. It stays as it is unless you choose a day.";

/** Scrolls to the nearest edge, so that visible content stays. */
const reveal = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });

/** The Suspend switch and its fields (shell 2.22). */
function SuspendSection({ value: { settings }, set, today, returnRange }: SectionProps) {
  const { suspend } = settings;
  const { endDate = null } = suspend;
  const [wasSuspended] = useState(suspend.status);
  const [isTurned, setTurned] = useState(false);
  const setSuspend = (part: Partial<typeof suspend>) => {
    const isTurn = part.status !== undefined;
    if (isTurn) setTurned(true);
    // A blank day is chosen as soon as the switch has been turned.
    set({
      settings: { ...settings, suspend: { ...suspend, ...(isTurn && { endDate }), ...part } },
    });
  };
  return (
    <FormSection title="Suspend">
      <FormSwitches
        errorPrefix="settings"
        namePrefix="suspend"
        switches={SUSPEND}
        on={suspend}
        onChange={setSuspend}
      />
      {suspend.status && (
        // A neutral border, because a suspension has no colour.
        <Box
          data-reveal
          // It opens below the last switch, behind the buttons.
          ref={isTurned ? reveal : undefined}
          sx={{
            display: "grid",
            // No wider than the window.
            gridTemplateColumns: "minmax(0, 1fr)",
            gap: 2.5,
            pl: 2.5,
            borderLeft: 2,
            borderColor: "divider",
          }}
        >
          <Typography color="textSecondary">
            Training continues to be delivered while trainee is suspended. Notifications and status
            boards can be enabled while suspended.
          </Typography>
          <DateField
            name="settings.suspend.endDate"
            label={`${SUSPEND_FIELDS.endDate.label}:`}
            today={today}
            hint="(leave blank to suspend until subscription renewal)"
            format="yyyy/MM/dd"
            clearable
            {...returnRange}
            isStarting={isTurned || wasSuspended !== true}
            note={
              suspend.endDate === undefined ? UNKNOWN_DAY : returnNote(endDate, returnRange?.min)
            }
            value={endDate}
            onChange={(day) => setSuspend({ endDate: day })}
          />
          <FormSwitches
            errorPrefix="settings"
            namePrefix="suspend"
            switches={BOARDS}
            on={suspend}
            onChange={setSuspend}
          />
        </Box>
      )}
    </FormSection>
  );
}
