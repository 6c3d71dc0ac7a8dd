import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import InputAdornment from "@mui/material/InputAdornment";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import TextField from "@mui/material/TextField";
import { useId } from "react";
import { InlineError } from "../feedback/InlineError.tsx";
import type { CalendarDay } from "./calendar-day.ts";
import { DateField } from "./DateField.tsx";
import { useFormState } from "./form-context.ts";
import { SwitchOptions } from "./SwitchOptions.tsx";
import { withSwitch } from "./switch-options.ts";
import type { NamedOption } from "./switch-options.ts";
import { useFormFields } from "./useFormFields.tsx";

/** Which half of the year is winter for a trainee. */
export type Hemisphere = "N" | "S";

/** A role of a trainee while it is edited: switched off it keeps its licence (shell 3). */
export interface RoleChoice {
  active: boolean;
  licence: string;
}

/** The operational side of a trainee. */
export interface OperationalValue {
  /** Ids of the equipment entries that are on. */
  rpes: readonly string[];
  /** By role id; a role without an entry is off. */
  roles: Readonly<Record<string, RoleChoice>>;
  /** null when it is not known: neither is chosen. */
  hemisphere: Hemisphere | null;
  /** End of the subscription, `YYYY-MM-DD`. */
  subscription: CalendarDay | null;
}

/** The licence of a role, as a server names it in field errors. */
const licenceName = (id: string) => `companyRoles.${id}.licence`;

const OFF: RoleChoice = { active: false, licence: "" };

export interface OperationalFieldsProps {
  value: OperationalValue;
  onChange: (part: Partial<OperationalValue>) => void;
  rpeOptions: readonly NamedOption[];
  roleOptions: readonly NamedOption[];
  /** Bounds of Subscription Renewal, both included (shell 5, decisions). */
  minSubscription?: CalendarDay | undefined;
  maxSubscription?: CalendarDay | undefined;
}

/** What a trainee operates: equipment, roles with licences, hemisphere, subscription (shell 2.21). */
export function OperationalFields({
  value,
  onChange,
  rpeOptions,
  roleOptions,
  minSubscription,
  maxSubscription,
}: OperationalFieldsProps) {
  const withRole = (id: string, part: Partial<RoleChoice>) =>
    onChange({ roles: { ...value.roles, [id]: { ...(value.roles[id] ?? OFF), ...part } } });
  const active = Object.keys(value.roles).filter((id) => value.roles[id]?.active === true);
  return (
    <>
      <SwitchOptions
        legend="Registry, Purpose, Equipment"
        name="companyRpes"
        options={rpeOptions}
        on={value.rpes}
        onToggle={(id, on) => onChange({ rpes: withSwitch(value.rpes, id, on) })}
      />
      <SwitchOptions
        legend="Role(s)"
        name="companyRoles"
        options={roleOptions}
        on={active}
        onToggle={(id, on) => withRole(id, { active: on })}
        nestedName={licenceName}
        renderNested={({ id, name }) => (
          <Licence
            name={licenceName(id)}
            role={name}
            value={value.roles[id] ?? OFF}
            onChange={(part) => withRole(id, part)}
          />
        )}
      />
      <HemisphereChoice
        value={value.hemisphere}
        onChange={(hemisphere) => onChange({ hemisphere })}
      />
      <DateField
        label="Subscription Renewal"
        name="subscription"
        typed={false}
        min={minSubscription}
        max={maxSubscription}
        value={value.subscription}
        onChange={(subscription) => onChange({ subscription })}
      />
    </>
  );
}

interface LicenceProps {
  name: string;
  role: string;
  value: RoleChoice;
  onChange: (part: Partial<RoleChoice>) => void;
}

function Licence({ name, role, value, onChange }: LicenceProps) {
  const { slotProps, ...field } = useFormFields(value, onChange)("licence", name);
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

interface HemisphereChoiceProps {
  value: Hemisphere | null;
  onChange: (next: Hemisphere) => void;
}

function HemisphereChoice({ value, onChange }: HemisphereChoiceProps) {
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
        value={value}
        onChange={(_event, next) => onChange(next === "S" ? "S" : "N")}
      >
        <FormControlLabel value="N" label="Northern" control={radio} />
        <FormControlLabel value="S" label="Southern" control={radio} />
      </RadioGroup>
      {isWrong && (
        <FormHelperText>
          <InlineError>{error}</InlineError>
        </FormHelperText>
      )}
    </FormControl>
  );
}
