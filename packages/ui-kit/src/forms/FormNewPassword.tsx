import { useFormState } from "./form-context.ts";
import type { NewPassword } from "./new-password.ts";
import { NewPasswordFields } from "./NewPasswordFields.tsx";

export interface FormNewPasswordProps {
  value: NewPassword;
  onChange: (next: NewPassword) => void;
  /** Texts a guesser would try for this person. */
  known?: readonly string[];
}

/** A new password inside a form; left empty, the old one stays (shell 2.11, 2.22). */
export function FormNewPassword({ value, onChange, known }: FormNewPasswordProps) {
  const { readOnly, refused, errorOf } = useFormState();
  const password = errorOf("password");
  const confirmation = errorOf("password_confirmation");
  return (
    <NewPasswordFields
      optional
      value={value}
      onChange={onChange}
      readOnly={readOnly}
      showProblems={refused}
      errors={{
        ...(password === undefined ? {} : { password }),
        ...(confirmation === undefined ? {} : { confirmation }),
      }}
      {...(known === undefined ? {} : { known })}
    />
  );
}
