/** The sentence a password that breaks the rule is refused with (shell 5). */
export const PASSWORD_MESSAGE =
  "Your password must contain at least 12 characters, an upper and lower case character, a number and a symbol.";

const MINIMUM_LENGTH = 12;
const NEEDED = [/[a-z]/, /[A-Z]/, /\d/, /[!@.#$%^&*|\\?\-_~=]/] as const;

/** Whether a new password keeps the rule of shell 5. */
export function isGoodPassword(password: string): boolean {
  return password.length >= MINIMUM_LENGTH && NEEDED.every((pattern) => pattern.test(password));
}
