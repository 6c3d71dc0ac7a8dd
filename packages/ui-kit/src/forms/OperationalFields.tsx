import type { CalendarDay } from "./calendar-day.ts";
import { DateField } from "./DateField.tsx";
import { Field } from "./Field.tsx";
import { useFormState } from "./form-context.ts";
import { SegmentedChoice } from "./SegmentedChoice.tsx";
import { SwitchOptions } from "./SwitchOptions.tsx";
import { withSwitch } from "./switch-options.ts";
import type { NamedOption } from "./switch-options.ts";

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

const HEMISPHERES = [
  { value: "N", label: "Northern" },
  { value: "S", label: "Southern" },
] as const;

/** The licence of a role, as a server names it in field errors. */
const licenceName = (id: string) => `companyRoles.${id}.licence`;

const OFF: RoleChoice = { active: false, licence: "" };

export interface OperationalFieldsProps {
  value: OperationalValue;
  onChange: (next: OperationalValue) => void;
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
  const { readOnly, errorOf } = useFormState();
  const withRole = (id: string, part: Partial<RoleChoice>) =>
    onChange({
      ...value,
      roles: { ...value.roles, [id]: { ...(value.roles[id] ?? OFF), ...part } },
    });
  const activeRoles = Object.entries(value.roles).filter(([, role]) => role.active);
  return (
    <>
      <SwitchOptions
        legend="Registry, Purpose, Equipment"
        name="companyRpes"
        options={rpeOptions}
        on={new Set(value.rpes)}
        onToggle={(id, checked) =>
          onChange({ ...value, rpes: withSwitch(value.rpes, id, checked) })
        }
      />
      <SwitchOptions
        legend="Role(s)"
        name="companyRoles"
        options={roleOptions}
        on={new Set(activeRoles.map(([id]) => id))}
        onToggle={(id, active) => withRole(id, { active })}
        nestedName={licenceName}
        renderNested={({ id, name }) => (
          <Field
            label="Licence"
            labelBeside
            name={licenceName(id)}
            aria-label={`${name} Licence`}
            autoComplete="off"
            readOnly={readOnly}
            error={errorOf(licenceName(id))}
            value={value.roles[id]?.licence ?? ""}
            onValueChange={(licence) => withRole(id, { licence })}
          />
        )}
      />
      <SegmentedChoice
        legend="Hemisphere"
        name="hemisphere"
        options={HEMISPHERES}
        value={value.hemisphere}
        onChange={(hemisphere) => onChange({ ...value, hemisphere })}
      />
      <DateField
        label="Subscription Renewal"
        name="subscription"
        typed={false}
        min={minSubscription}
        max={maxSubscription}
        value={value.subscription}
        onChange={(subscription) => onChange({ ...value, subscription })}
      />
    </>
  );
}
