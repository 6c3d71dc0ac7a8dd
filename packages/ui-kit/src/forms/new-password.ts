import { checkPassword, PASSWORD_RULE } from "./password-rule.ts";

/** A new password and its repetition, as typed. */
export interface NewPassword {
  password: string;
  confirmation: string;
}

/** What keeps a new password from being sent; undefined where nothing does. */
export interface NewPasswordProblems {
  password?: string;
  confirmation?: string;
}

/**
 * Finds what keeps the two fields from being sent (shell 5; decisions, Forms).
 *
 * @param optional true where leaving both fields empty means "keep the old one" (My Profile)
 */
export function checkNewPassword(
  { password, confirmation }: NewPassword,
  optional = false,
): NewPasswordProblems {
  if (optional && password === "" && confirmation === "") return {};
  return {
    ...(checkPassword(password).ok ? {} : { password: PASSWORD_RULE }),
    ...(password === confirmation ? {} : { confirmation: "The passwords do not match." }),
  };
}

/** True when nothing keeps the new password from being sent. */
export function isNewPasswordReady(value: NewPassword, optional = false): boolean {
  return Object.keys(checkNewPassword(value, optional)).length === 0;
}
