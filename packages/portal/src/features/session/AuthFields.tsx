import { Field, PasswordField } from "@recurrent/ui-kit";
import { MISSING } from "./messages.ts";

interface AuthFieldProps {
  value: string;
  onValueChange: (value: string) => void;
  /** Whether the form was sent once: only then is an empty field a mistake. */
  tried: boolean;
}

/** Said, not drawn: every field of these pages is required. */
const REQUIRED = { "aria-required": true } as const;

export interface UsernameFieldProps extends AuthFieldProps {
  /** Takes the focus, on a page that is about nothing else. Default false. */
  focusOnMount?: boolean;
}

/** The username of the login and password pages; required, spaces around it do not count. */
export function UsernameField({
  value,
  onValueChange,
  tried,
  focusOnMount = false,
}: UsernameFieldProps) {
  return (
    <Field
      label="Username"
      type="email"
      name="username"
      autoComplete="username"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens login has come to type this
      autoFocus={focusOnMount}
      inputProps={REQUIRED}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      error={tried && value.trim() === "" ? MISSING.username : undefined}
    />
  );
}

export interface SecretFieldProps extends AuthFieldProps {
  /** Why the host did not take what was sent last. */
  refusal: string | null;
}

/** The password that a login or unlock is made with; required. */
export function SecretField({ value, onValueChange, tried, refusal }: SecretFieldProps) {
  return (
    <PasswordField
      name="password"
      inputProps={REQUIRED}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      error={tried && value === "" ? MISSING.password : refusal}
    />
  );
}
