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
 * Checks both fields before submitting (decisions, forms: a mismatch or a broken rule blocks submit).
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
