import type { ProfileEdit } from "@recurrent/sdk";
import { FieldPair } from "./Field.tsx";
import { profileProblems } from "./form-rules.ts";
import { FormSection, FormShell, FormText } from "./FormShell.tsx";
import type { FormProps } from "./FormShell.tsx";
import { fieldsOf } from "./form-state.tsx";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import { FormSwitches } from "./SwitchOptions.tsx";

/** My Profile (shell 2.11). */
export function ProfileForm({ value, onChange, ...shell }: FormProps<ProfileEdit>) {
  const set = (part: Partial<ProfileEdit>) => onChange({ ...value, ...part });
  return (
    <FormShell {...shell} label="My profile" submitLabel="Update" problems={profileProblems(value)}>
      <PersonalSection value={value} set={set} isOwn withPassword />
      <SettingsSection
        value={value}
        set={set}
        isOwn
        setSettings={(part) => set({ settings: { ...value.settings, ...part } })}
      />
    </FormShell>
  );
}

type OwnData = Omit<ProfileEdit, "settings">;

interface ProfileFieldsProps {
  value: ProfileEdit;
  set: (part: Partial<OwnData>) => void;
  /** Whether the browser may fill in the person's own data: only in their own profile. */
  isOwn?: boolean;
}

/** Names, username and, where it may be changed here, the password. */
export function PersonalSection({
  value,
  set,
  isOwn = false,
  withPassword,
}: ProfileFieldsProps & { withPassword: boolean }) {
  const field = fieldsOf<OwnData>(value, set);
  const fill = (kind: string) => ({ required: true, autoComplete: isOwn ? kind : "off" });
  return (
    <FormSection title="Personal Information">
      <FieldPair>
        <FormText label="First Name" {...fill("given-name")} {...field("name")} />
        <FormText label="Last Name" {...fill("family-name")} {...field("surname")} />
      </FieldPair>
      <FormText label="Username" type="email" {...fill("username")} {...field("username")} />
      {withPassword && (
        <NewPasswordFields
          optional
          value={value}
          known={`${value.name} ${value.surname} ${value.username}`}
          onChange={({ password, passwordConfirmation }) => set({ password, passwordConfirmation })}
        />
      )}
    </FormSection>
  );
}

const NOTIFICATIONS = [["notifications", "Notifications"]] as const;

export interface SettingsSectionProps extends ProfileFieldsProps {
  setSettings: (part: Partial<ProfileEdit["settings"]>) => void;
  isNew?: boolean;
}

/**
 * Where a person is written to, and whether. A new person's address comes first (shell 2.21); where there
 * is one, the switch does (shell 2.11, 2.22).
 */
export function SettingsSection({
  value,
  set,
  setSettings,
  isOwn = false,
  isNew = false,
}: SettingsSectionProps) {
  const email = (
    <FormText
      label="Email"
      type="email"
      required
      autoComplete={isOwn ? "email" : "off"}
      {...fieldsOf<OwnData>(value, set)("email")}
    />
  );
  return (
    <FormSection title="Settings">
      {isNew && email}
      <FormSwitches switches={NOTIFICATIONS} on={value.settings} onChange={setSettings} />
      {!isNew && email}
    </FormSection>
  );
}
