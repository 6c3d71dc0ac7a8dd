import type { NewPassword, User } from "@recurrent/sdk";

/** What a person and their managers may both change. */
export type Account = Pick<User, "name" | "surname" | "username" | "email">;

/** What the forms of a person and of My Profile begin with alike; a password is never shown. */
export function accountEdit({ name, surname, username, email }: Account): Account & NewPassword {
  return { name, surname, username, email, password: "", passwordConfirmation: "" };
}

/** The values of a form: plain data, so that they can be compared, kept and given back. */
export type FormValues = object;

/**
 * Whether two forms, or parts of one, say the same: plain data of any kind. Ids are a set: in which order they
 * were switched on is nothing.
 */
export function same(one: unknown, other: unknown): boolean {
  return textOf(one) === textOf(other);
}

function textOf(values: unknown): string {
  return JSON.stringify([values], (_key, value: unknown) => {
    if (Array.isArray(value)) {
      const entries: readonly unknown[] = value;
      return entries.every((entry) => typeof entry === "string") ? entries.toSorted() : entries;
    }
    if (!isTree(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** The values with every secret as `clean` has it: what may be kept, and what is left after sending. */
export function withoutSecrets<Values extends FormValues>(
  values: Values,
  clean: Values,
  secrets: readonly (keyof Values)[],
): Values {
  const result = { ...values };
  for (const key of secrets) result[key] = clean[key];
  return result;
}

/**
 * A draft as values of the form, or null when it does not fit: a draft may come from an older build,
 * whose form had other fields.
 */
export function draftFor<Values extends FormValues>(draft: unknown, like: Values): Values | null {
  return isShaped(draft, like) ? draft : null;
}

function isShaped<Shape>(input: unknown, like: Shape): input is Shape {
  if (Array.isArray(like)) return Array.isArray(input);
  // What is empty now may hold a text in the draft, and the other way round.
  if (like === null || input === null) return !isTree(like) && !isTree(input);
  if (!isTree(like)) return typeof input === typeof like;
  if (!isTree(input) || Array.isArray(input)) return false;
  return Object.keys(like).every((key) => key in input && isShaped(input[key], like[key]));
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
