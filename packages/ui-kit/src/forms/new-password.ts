import type { NewPassword } from "@recurrent/sdk";
import type { StrengthScore } from "./password-strength.ts";

/** The rule as it is shown to people (shell 5; wording settled in favour of "case character"). */
export const PASSWORD_RULE =
  "Your password must contain at least 12 characters, an upper and lower case character, a number and a symbol.";

/** The symbols that count (shell 5). Others are allowed in a password but do not fulfil the rule. */
export const PASSWORD_SYMBOLS = "!@.#$%^&*|\\?-_~=";

/** The parts of the rule, with what is asked by each, for a checklist. */
const DEMANDS = [
  // Counted as people count (`u`): a character outside the basic plane is one, not two.
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
 * Checks a new password against each part of the rule of shell 5. Letters and digits are those of ASCII:
 * the server's rule names no others, and a password that only one side accepts helps nobody.
 *
 * @param value the password exactly as typed; nothing is trimmed
 */
export function checkPassword(value: string) {
  const demands = DEMANDS.map(({ pattern, ...demand }) => ({
    ...demand,
    met: pattern.test(value),
  }));
  return { ok: demands.every((demand) => demand.met), demands };
}

/**
 * Finds what keeps the two fields from being sent (shell 5; decisions, Forms); nothing is undefined.
 *
 * @param optional true where leaving both fields empty means "keep the old one" (My Profile)
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

/** True when nothing keeps the new password from being sent. */
export function isNewPasswordReady(value: NewPassword): boolean {
  return Object.keys(checkNewPassword(value)).length === 0;
}

/** The most that is said of a password which the rule refuses, however hard it is to guess. */
const MOST_REFUSED = 1;

/** The strength as it is shown: nothing that the rule refuses is called fair. */
export function shownStrength(score: StrengthScore | null, password: string): StrengthScore | null {
  if (score === null || score <= MOST_REFUSED || checkPassword(password).ok) return score;
  return MOST_REFUSED;
}
