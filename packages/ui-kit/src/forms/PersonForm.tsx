import { useState } from "react";
import { FieldPair, FormSection } from "./FormSection.tsx";
import { FormField } from "./FormField.tsx";
import { FormNewPassword } from "./FormNewPassword.tsx";
import { FormShell } from "./FormShell.tsx";
import type { FormShellProps } from "./FormShell.tsx";
import type { NewPassword } from "./new-password.ts";
import { NotificationsSwitch } from "./NotificationsSwitch.tsx";
import { OperationalFields } from "./OperationalFields.tsx";
import type { OperationalFieldsProps, OperationalValue } from "./OperationalFields.tsx";
import { breaksTraineeRule, profileProblems } from "./person-problems.ts";
import { SuspendFields } from "./SuspendFields.tsx";
import type { SuspendFieldsProps, SuspendValue } from "./SuspendFields.tsx";
import { TraineeRuleDialog } from "./TraineeRuleDialog.tsx";
import { UserTypeSwitches } from "./UserTypeSwitches.tsx";
import type { UserTypeOption } from "./UserTypeSwitches.tsx";
import { withSwitch } from "./switch-options.ts";

/** A person while created or edited (shell 3, "Person edit model"). Plain data: it can be a draft. */
export interface PersonFormValue extends OperationalValue {
  name: string;
  surname: string;
  username: string;
  email: string;
  /** Both empty: the password stays. Never keep it in a draft. */
  newPassword: NewPassword;
  /** Ids of the user types that are on. */
  types: readonly string[];
  /** Shows the operational section. */
  isTrainee: boolean;
  notifications: boolean;
  suspend: SuspendValue;
}

export interface PersonFormProps
  extends
    Pick<
      FormShellProps,
      "error" | "note" | "onDelete" | "onDismissError" | "onSubmit" | "pending" | "readOnly"
    >,
    Pick<
      OperationalFieldsProps,
      "maxSubscription" | "minSubscription" | "roleOptions" | "rpeOptions"
    >,
    Pick<SuspendFieldsProps, "maxReturn" | "minReturn"> {
  /** Create Person has neither password nor suspension; its section is called 'User Type(s)'. */
  mode: "create" | "edit";
  value: PersonFormValue;
  /**
   * The value after one change and nothing else: what has to follow it (managers exclude each other,
   * Trainee sets `isTrainee`, Suspend turns notifications round: shell 4) is the caller's to add.
   */
  onChange: (next: PersonFormValue) => void;
  /** The types on offer; undefined hides the section (edit: Admin or Customer Support only). */
  typeOptions?: readonly UserTypeOption[] | undefined;
  /** Password fields (edit: Admin or Customer Support only). Default false. */
  withPassword?: boolean;
  /** Where Cancel leads. */
  cancelHref: string;
  /** Whether Create or Update is offered. */
  canSubmit: boolean;
}

/**
 * Create Person and Edit Person (shell 2.21, 2.22). A trainee without equipment or role is not sent: a
 * dialog says so (shell 5).
 */
export function PersonForm({
  mode,
  value,
  onChange,
  typeOptions,
  withPassword = false,
  cancelHref,
  canSubmit,
  rpeOptions,
  roleOptions,
  minSubscription,
  maxSubscription,
  minReturn,
  maxReturn,
  onSubmit,
  ...shell
}: PersonFormProps) {
  const [refusal, setRefusal] = useState(false);
  const set = (part: Partial<PersonFormValue>) => onChange({ ...value, ...part });
  const edit = mode === "edit";
  const submit = () => {
    if (!breaksTraineeRule(value.isTrainee, value)) return onSubmit?.();
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
        <FormSection title="Personal Information">
          <FieldPair>
            <FormField
              name="name"
              label="First Name"
              required
              autoComplete="off"
              value={value.name}
              onValueChange={(name) => set({ name })}
            />
            <FormField
              name="surname"
              label="Last Name"
              required
              autoComplete="off"
              value={value.surname}
              onValueChange={(surname) => set({ surname })}
            />
          </FieldPair>
          <FormField
            name="username"
            label="Username"
            type="email"
            required
            autoComplete="off"
            value={value.username}
            onValueChange={(username) => set({ username })}
          />
          {edit && withPassword && (
            <FormNewPassword
              value={value.newPassword}
              known={[value.name, value.surname, value.username]}
              onChange={(newPassword) => set({ newPassword })}
            />
          )}
        </FormSection>
        {typeOptions !== undefined && (
          <FormSection title={edit ? "User Type/Role" : "User Type(s)"}>
            <UserTypeSwitches
              options={typeOptions}
              on={new Set(value.types)}
              onToggle={(id, on) => set({ types: withSwitch(value.types, id, on) })}
            />
          </FormSection>
        )}
        {value.isTrainee && (
          <FormSection title="Operational Information">
            <OperationalFields
              value={value}
              onChange={set}
              rpeOptions={rpeOptions}
              roleOptions={roleOptions}
              minSubscription={minSubscription}
              maxSubscription={maxSubscription}
            />
          </FormSection>
        )}
        <FormSection title="Settings">
          <FormField
            name="email"
            label="Email"
            type="email"
            required
            autoComplete="off"
            value={value.email}
            onValueChange={(email) => set({ email })}
          />
          <NotificationsSwitch
            checked={value.notifications}
            onChange={(notifications) => set({ notifications })}
          />
        </FormSection>
        {edit && (
          <FormSection title="Suspend">
            <SuspendFields
              value={value.suspend}
              onChange={(suspend) => set({ suspend })}
              minReturn={minReturn}
              maxReturn={maxReturn}
            />
          </FormSection>
        )}
      </FormShell>
      <TraineeRuleDialog open={refusal} onClose={() => setRefusal(false)} />
    </>
  );
}
