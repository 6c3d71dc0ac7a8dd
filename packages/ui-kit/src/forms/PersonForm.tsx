import { useState } from "react";
import { MessageDialog } from "../feedback/MessageDialog.tsx";
import { FormSection } from "./FormSection.tsx";
import { FormShell } from "./FormShell.tsx";
import type { FormShellProps } from "./FormShell.tsx";
import { OperationalFields } from "./OperationalFields.tsx";
import type { OperationalFieldsProps, OperationalValue } from "./OperationalFields.tsx";
import { PersonalSection, SettingsSection } from "./PersonFields.tsx";
import type { ProfileValue } from "./PersonFields.tsx";
import { breaksTraineeRule, profileProblems } from "./person-problems.ts";
import { SuspendFields } from "./SuspendFields.tsx";
import type { SuspendFieldsProps, SuspendValue } from "./SuspendFields.tsx";
import { SwitchOptions } from "./SwitchOptions.tsx";
import { withSwitch } from "./switch-options.ts";
import type { NamedOption } from "./switch-options.ts";

/** An ACL role on offer (shell 3). */
export interface UserTypeOption extends NamedOption {
  isExternal: boolean;
}

/** A person while created or edited (shell 3, "Person edit model"). Plain data: it can be a draft. */
export interface PersonFormValue extends ProfileValue, OperationalValue {
  /** Ids of the user types that are on. */
  types: readonly string[];
  /** Shows the operational section. */
  isTrainee: boolean;
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
  const typeTitle = edit ? "User Type/Role" : "User Type(s)";
  const external = typeOptions?.filter(({ isExternal }) => isExternal) ?? [];
  const internal = typeOptions?.filter(({ isExternal }) => !isExternal) ?? [];
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
        <PersonalSection
          value={value}
          set={set}
          isOwn={false}
          withPassword={edit && withPassword}
        />
        {typeOptions !== undefined && (
          <FormSection title={typeTitle}>
            <SwitchOptions
              legend={typeTitle}
              legendHidden
              name="roles"
              options={[...external, ...internal]}
              parts={internal[0] && { [internal[0].id]: "Internal" }}
              on={value.types}
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
        <SettingsSection value={value} set={set} isOwn={false} isNew={!edit} />
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
      <MessageDialog open={refusal} onClose={() => setRefusal(false)}>
        Must have at least one RPE and one Role
      </MessageDialog>
    </>
  );
}
