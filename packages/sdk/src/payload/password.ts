/** A new password and its repetition, as typed; both empty to keep the old one. */
export interface NewPasswordFields {
  password: string;
  passwordConfirmation: string;
}

/** The password part of a payload: both fields, or none when no password was typed. */
export function passwordFields({ password, passwordConfirmation }: NewPasswordFields): {
  password?: string;
  password_confirmation?: string;
} {
  if (password === "" && passwordConfirmation === "") return {};
  return { password, password_confirmation: passwordConfirmation };
}
