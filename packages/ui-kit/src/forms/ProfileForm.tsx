import FormGroup from "@mui/material/FormGroup";
import TextField from "@mui/material/TextField";
import type { ProfileEdit } from "@recurrent/sdk";
import { profileProblems } from "./form-rules.ts";
import { FieldPair, FormSection, FormShell } from "./FormShell.tsx";
import type { FormProps } from "./FormShell.tsx";
import { useFormFields, useFormState } from "./form-state.tsx";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import { FormSwitch } from "./SwitchOptions.tsx";

/** My Profile (shell 2.11). */
export function ProfileForm({
  value,
  onChange,
  cancelHref,
  canSubmit,
  ...shell
}: FormProps<ProfileEdit>) {
  const set = (part: Partial<ProfileEdit>) => onChange({ ...value, ...part });
  return (
    <FormShell
      {...shell}
      label="My profile"
      submitLabel={canSubmit ? "Update" : undefined}
      leave={{ label: "Back", href: cancelHref }}
      problems={profileProblems(value)}
    >
      <PersonalSection value={value} set={set} isOwn withPassword />
      <SettingsSection
        value={value}
        set={set}
        isOwn
        onSettingsChange={(settings) => set({ settings })}
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

export interface PersonalSectionProps extends ProfileFieldsProps {
  withPassword: boolean;
}

/** Names, username and, where it may be changed here, the password. */
export function PersonalSection({ value, set, isOwn = false, withPassword }: PersonalSectionProps) {
  const field = useFormFields<OwnData>(value, set);
  const fill = (kind: string) => ({ required: true, autoComplete: isOwn ? kind : "off" });
  return (
    <FormSection title="Personal Information">
      <FieldPair>
        <TextField label="First Name" {...fill("given-name")} {...field("name")} />
        <TextField label="Last Name" {...fill("family-name")} {...field("surname")} />
      </FieldPair>
      <TextField label="Username" type="email" {...fill("username")} {...field("username")} />
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

export interface SettingsSectionProps<Settings> extends ProfileFieldsProps {
  value: ProfileEdit & { settings: Settings };
  onSettingsChange: (settings: Settings) => void;
  isNew?: boolean;
}

/**
 * Where a person is written to, and whether. A new person's address comes first (shell 2.21); where there
 * is one, the switch does (shell 2.11, 2.22).
 */
export function SettingsSection<Settings extends ProfileEdit["settings"]>({
  value,
  set,
  onSettingsChange,
  isOwn = false,
  isNew = false,
}: SettingsSectionProps<Settings>) {
  const { errorOf } = useFormState();
  const email = (
    <TextField
      label="Email"
      type="email"
      required
      autoComplete={isOwn ? "email" : "off"}
      {...useFormFields<OwnData>(value, set)("email")}
    />
  );
  return (
    <FormSection title="Settings">
      {isNew && email}
      <FormGroup>
        <FormSwitch
          name="settings.notifications"
          label="Notifications"
          checked={value.settings.notifications}
          error={errorOf("settings.notifications", "notifications")}
          onChange={(notifications) => onSettingsChange({ ...value.settings, notifications })}
        />
      </FormGroup>
      {!isNew && email}
    </FormSection>
  );
}
