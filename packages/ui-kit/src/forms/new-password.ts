import { checkPassword, PASSWORD_RULE } from "./password-rule.ts";
import type { StrengthScore } from "./password-strength.ts";

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

/** The most that is said of a password which the rule refuses, however hard it is to guess. */
const MOST_REFUSED = 1;

/** The strength as it is shown: nothing that the rule refuses is called fair. */
export function shownStrength(score: StrengthScore | null, password: string): StrengthScore | null {
  if (score === null || score <= MOST_REFUSED || checkPassword(password).ok) return score;
  return MOST_REFUSED;
}

/** True when nothing keeps the new password from being sent. */
export function isNewPasswordReady(value: NewPassword, optional = false): boolean {
  return Object.keys(checkNewPassword(value, optional)).length === 0;
}
