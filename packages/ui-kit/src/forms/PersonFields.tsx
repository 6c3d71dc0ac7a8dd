import FormGroup from "@mui/material/FormGroup";
import TextField from "@mui/material/TextField";
import { useFormState } from "./form-context.ts";
import { FieldPair, FormSection } from "./FormSection.tsx";
import { FormSwitch } from "./FormSwitch.tsx";
import type { NewPassword } from "./new-password.ts";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import { useFormFields } from "./useFormFields.tsx";

/** A person's own data while it is edited (shell 2.11, 2.21, 2.22). Plain data: it can be a draft. */
export interface ProfileValue {
  name: string;
  surname: string;
  username: string;
  email: string;
  /** Both empty: the password stays. Never keep it in a draft. */
  newPassword: NewPassword;
  notifications: boolean;
}

interface ProfileFieldsProps {
  value: ProfileValue;
  set: (part: Partial<ProfileValue>) => void;
  /** Whether the browser may fill in the person's own data: only in their own profile. */
  isOwn: boolean;
}

/** Names, username and, where it may be changed here, the password. */
export function PersonalSection({
  value,
  set,
  isOwn,
  withPassword,
}: ProfileFieldsProps & { withPassword: boolean }) {
  const field = useFormFields(value, set);
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
          value={value.newPassword}
          known={[value.name, value.surname, value.username]}
          onChange={(newPassword) => set({ newPassword })}
        />
      )}
    </FormSection>
  );
}

/**
 * Where a person is written to, and whether. A new person's address comes first (shell 2.21); where there
 * is one, the switch does (shell 2.11, 2.22).
 */
export function SettingsSection({
  value,
  set,
  isOwn,
  isNew = false,
}: ProfileFieldsProps & { isNew?: boolean }) {
  const { errorOf } = useFormState();
  const email = (
    <TextField
      label="Email"
      type="email"
      required
      autoComplete={isOwn ? "email" : "off"}
      {...useFormFields(value, set)("email")}
    />
  );
  return (
    <FormSection title="Settings">
      {isNew && email}
      <FormGroup>
        <FormSwitch
          name="settings.notifications"
          label="Notifications"
          checked={value.notifications}
          error={errorOf("settings.notifications", "notifications")}
          onChange={(notifications) => set({ notifications })}
        />
      </FormGroup>
      {!isNew && email}
    </FormSection>
  );
}
