import type { NewPassword } from "@recurrent/sdk";
import type { StrengthScore } from "./password-strength.ts";

/** The wording, with "case character", is settled (shell 5). */
export const PASSWORD_RULE =
  "Your password must contain at least 12 characters, an upper and lower case character, a number and a symbol.";

/** Other symbols are allowed but do not count for the rule (shell 5). */
export const PASSWORD_SYMBOLS = "!@.#$%^&*|\\?-_~=";

const DEMANDS = [
  // The flag `u` counts an emoji as one character.
  { id: "length", label: "12 characters or more", pattern: /^.{12,}$/su },
  { id: "upper", label: "An upper case character", pattern: /[A-Z]/ },
  { id: "lower", label: "A lower case character", pattern: /[a-z]/ },
  { id: "number", label: "A number", pattern: /[0-9]/ },
  {
    id: "symbol",
    label: `A symbol: ${Array.from(PASSWORD_SYMBOLS).join(" ")}`,
    pattern: new RegExp(`[${PASSWORD_SYMBOLS.replace(/[\\^-]/g, "\\$&")}]`),
  },
];

/**
 * Only ASCII letters and digits count, as on the server (shell 5).
 *
 * @param value as typed, not trimmed
 */
export function checkPassword(value: string) {
  const demands = DEMANDS.map(({ pattern, ...demand }) => ({
    ...demand,
    met: pattern.test(value),
  }));
  return { ok: demands.every((demand) => demand.met), demands };
}

/**
 * Errors of the two fields (shell 5).
 *
 * @param optional empty fields keep the old password (My Profile)
 */
export function checkNewPassword(
  { password, passwordConfirmation }: NewPassword,
  optional = false,
): Partial<NewPassword> {
  if (optional && password === "" && passwordConfirmation === "") return {};
  return {
    ...(!checkPassword(password).ok && { password: PASSWORD_RULE }),
    ...(password !== passwordConfirmation && {
      passwordConfirmation: "The passwords do not match.",
    }),
  };
}

export function isNewPasswordReady(value: NewPassword): boolean {
  return Object.keys(checkNewPassword(value)).length === 0;
}

const MAX_REJECTED = 1;

/** A password that fails the rule is "Weak" at best. */
export function displayStrength(
  score: StrengthScore | null,
  password: string,
): StrengthScore | null {
  if (score === null || score <= MAX_REJECTED || checkPassword(password).ok) return score;
  return MAX_REJECTED;
}
