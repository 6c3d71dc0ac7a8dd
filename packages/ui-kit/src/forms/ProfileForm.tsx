import { FieldPair, FormSection } from "./FormSection.tsx";
import { FormField } from "./FormField.tsx";
import { FormNewPassword } from "./FormNewPassword.tsx";
import { FormShell } from "./FormShell.tsx";
import type { FormShellProps } from "./FormShell.tsx";
import type { NewPassword } from "./new-password.ts";
import { profileProblems } from "./person-problems.ts";
import { NotificationsSwitch } from "./NotificationsSwitch.tsx";

/** A person's own data while it is edited (shell 2.11). */
export interface ProfileValue {
  name: string;
  surname: string;
  username: string;
  email: string;
  /** Both empty: the password stays. Never keep it in a draft. */
  newPassword: NewPassword;
  notifications: boolean;
}

export interface ProfileFormProps extends Pick<
  FormShellProps,
  "error" | "note" | "onDismissError" | "onSubmit" | "pending" | "readOnly"
> {
  value: ProfileValue;
  onChange: (next: ProfileValue) => void;
  /** Where Back leads. */
  backHref: string;
  /** Whether Update is offered (permission `profile_update`). */
  canUpdate: boolean;
}

/** My Profile (shell 2.11). */
export function ProfileForm({ value, onChange, backHref, canUpdate, ...shell }: ProfileFormProps) {
  const set = (part: Partial<ProfileValue>) => onChange({ ...value, ...part });
  return (
    <FormShell
      {...shell}
      label="My profile"
      submitLabel={canUpdate ? "Update" : undefined}
      leave={{ label: "Back", href: backHref }}
      problems={profileProblems(value)}
    >
      <FormSection title="Personal Information">
        <FieldPair>
          <FormField
            name="name"
            label="First Name"
            required
            autoComplete="given-name"
            value={value.name}
            onValueChange={(name) => set({ name })}
          />
          <FormField
            name="surname"
            label="Last Name"
            required
            autoComplete="family-name"
            value={value.surname}
            onValueChange={(surname) => set({ surname })}
          />
        </FieldPair>
        <FormField
          name="username"
          label="Username"
          type="email"
          required
          autoComplete="username"
          value={value.username}
          onValueChange={(username) => set({ username })}
        />
        <FormNewPassword
          value={value.newPassword}
          known={[value.name, value.surname, value.username]}
          onChange={(newPassword) => set({ newPassword })}
        />
      </FormSection>
      <FormSection title="Settings">
        <NotificationsSwitch
          checked={value.notifications}
          onChange={(notifications) => set({ notifications })}
        />
        <FormField
          name="email"
          label="Email"
          type="email"
          required
          autoComplete="email"
          value={value.email}
          onValueChange={(email) => set({ email })}
        />
      </FormSection>
    </FormShell>
  );
}
