/** The rule as it is shown to people (shell 5; wording settled in favour of "case character"). */
export const PASSWORD_RULE =
  "Your password must contain at least 12 characters, an upper and lower case character, a number and a symbol.";

/** The symbols that count (shell 5). Others are allowed in a password but do not fulfil the rule. */
export const PASSWORD_SYMBOLS = "!@.#$%^&*|\\?-_~=";

const MINIMUM_LENGTH = 12;

/** One part of the rule. */
export type PasswordDemandId = "length" | "lower" | "upper" | "number" | "symbol";

/** One part of the rule and whether a password meets it. */
export interface PasswordDemand {
  id: PasswordDemandId;
  /** What is asked, for a checklist. */
  label: string;
  met: boolean;
}

/** What `checkPassword` found. */
export interface PasswordCheck {
  /** True when every demand is met. */
  ok: boolean;
  demands: PasswordDemand[];
}

const DEMANDS: readonly {
  id: PasswordDemandId;
  label: string;
  test: (value: string) => boolean;
}[] = [
  {
    id: "length",
    label: "12 characters or more",
    // Counted as people count: a character outside the basic plane is one, not two.
    test: (value) => Array.from(value).length >= MINIMUM_LENGTH,
  },
  { id: "upper", label: "An upper case character", test: (value) => /[A-Z]/.test(value) },
  { id: "lower", label: "A lower case character", test: (value) => /[a-z]/.test(value) },
  { id: "number", label: "A number", test: (value) => /[0-9]/.test(value) },
  {
    id: "symbol",
    label: `A symbol: ${Array.from(PASSWORD_SYMBOLS).join(" ")}`,
    test: (value) => Array.from(value).some((sign) => PASSWORD_SYMBOLS.includes(sign)),
  },
];

/**
 * Checks a new password against the rule of shell 5. Letters and digits are those of ASCII: the
 * server's rule names no others, and a password that only one side accepts helps nobody.
 *
 * @param value the password exactly as typed; nothing is trimmed
 */
export function checkPassword(value: string): PasswordCheck {
  const demands = DEMANDS.map(({ id, label, test }) => ({ id, label, met: test(value) }));
  return { ok: demands.every((demand) => demand.met), demands };
}
