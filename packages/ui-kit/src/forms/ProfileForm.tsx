import { FormShell } from "./FormShell.tsx";
import type { FormShellProps } from "./FormShell.tsx";
import { PersonalSection, SettingsSection } from "./PersonFields.tsx";
import type { ProfileValue } from "./PersonFields.tsx";
import { profileProblems } from "./person-problems.ts";

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
      <PersonalSection value={value} set={set} isOwn withPassword />
      <SettingsSection value={value} set={set} isOwn />
    </FormShell>
  );
}
