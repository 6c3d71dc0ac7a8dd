import type { ApiError, GroupEdit, NewPassword, PersonEdit } from "@recurrent/sdk";
import { createContext, type HTMLInputTypeAttribute, use } from "react";
import type { StrengthScore } from "./password-strength.ts";

export interface FormState {
  /** Read-only, or waiting for the response. */
  readOnly: boolean;
  /** After an invalid submit, errors are shown in all fields. */
  showErrors: boolean;
  /** The server's errors come first. */
  errorOf: (...names: readonly string[]) => string | undefined;
  clearFieldError: (name: string) => void;
}

export const FormContext = createContext<FormState>({
  readOnly: false,
  showErrors: false,
  errorOf: () => undefined,
  clearFieldError: () => undefined,
});

export function useFormState(): FormState {
  return use(FormContext);
}

type TextKey<Value> = {
  [Key in keyof Value]: Value[Key] extends string | null ? Key : never;
}[keyof Value] &
  string;

/** Binds text values to fields: `<FormTextField label="Name" {...field("name")} />`. */
export function bindFields<Value>(value: Value, set: (part: Partial<Value>) => void) {
  /** @param name key of the server's field errors */
  return (key: TextKey<Value>, name: string = key) => ({
    name,
    value: (value[key] as string | null) ?? "",
    onText: (text: string) => set({ [key]: text } as Partial<Value>),
  });
}

/** Messages by field name. List entries have names like `companyRoles.2.licence` (shell 8). */
export type FormError = Pick<ApiError, "fieldErrors" | "message">;

/**
 * Includes the errors of list entries.
 *
 * @param names all names that a server may use for the field
 */
export function serverErrorOf(
  error: FormError | null | undefined,
  names: readonly string[],
): string | undefined {
  if (error == null) return undefined;
  const messages = Object.entries(error.fieldErrors)
    .filter(([key]) => names.some((name) => key === name || key.startsWith(`${name}.`)))
    .flatMap(([, texts]) => texts);
  return messages.length === 0 ? undefined : [...new Set(messages)].join(" ");
}

/** As strict as the browser's e-mail input. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/**
 * Only absolute http(s) addresses become links (decisions: CRM account, links from the server). The
 * same rule as the SDK's `httpUrlOrNull`; blanks around the address do not matter.
 */
export function isWebAddress(text: string): boolean {
  const address = text.trim();
  // A URL without its slashes is valid, too.
  return /^https?:\/\//i.test(address) && URL.canParse(address);
}

interface TextRule {
  label?: string | undefined;
  required?: boolean | undefined;
  type?: HTMLInputTypeAttribute | undefined;
}

/** Client-side validation (shell 5; decisions, forms). */
export function textProblem(text: string, { label = "", required = false, type }: TextRule) {
  if (text.trim() === "") return required ? `${label} is required.` : undefined;
  if (type === "email" && !EMAIL.test(text.trim())) {
    return `${label} must be an e-mail address.`;
  }
  if (type === "url" && !isWebAddress(text)) {
    return "Enter an address that begins with http:// or https://.";
  }
  return undefined;
}

/** A trainee needs equipment and a role (shell 5); lists that are not known are the server's. */
export function breaksTraineeRule({
  isTrainee,
  companyRpeIds,
  companyRoles,
}: Pick<PersonEdit, "isTrainee" | "companyRpeIds" | "companyRoles">): boolean {
  const hasNoRole =
    companyRoles !== null && !Object.values(companyRoles).some(({ active }) => active);
  return isTrainee && (companyRpeIds?.length === 0 || hasNoRole);
}

/** Trainee changes of a group (shell 3, "Update payload"). */
export type GroupChanges = Pick<GroupEdit, "removeIds" | "moves">;

/** A trainee is either removed or moved (shell 4). */
export type TraineeChange = "stay" | "remove" | { moveTo: string };

export function withChange(
  { removeIds, moves }: GroupChanges,
  ids: Iterable<string>,
  change: TraineeChange,
): GroupChanges {
  const set = new Set(ids);
  const others = {
    removeIds: removeIds.filter((id) => !set.has(id)),
    moves: Object.fromEntries(Object.entries(moves).filter(([id]) => !set.has(id))),
  };
  if (change === "stay") return others;
  if (change === "remove") return { ...others, removeIds: [...others.removeIds, ...set] };
  const moved = Object.fromEntries([...set].map((id) => [id, change.moveTo]));
  return { ...others, moves: { ...others.moves, ...moved } };
}

/** Adds or removes an id; the others keep their order. */
export function toggleOption(ids: readonly string[] | null, id: string, on: boolean): string[] {
  const others = (ids ?? []).filter((other) => other !== id);
  return on ? [...others, id] : others;
}

/** The wording, with "case character", is settled (shell 5). */
export const PASSWORD_RULE =
  "Your password must contain at least 12 characters, an upper and lower case character, a number and a symbol.";

/** Other symbols are allowed but do not count for the rule (shell 5). */
export const PASSWORD_SYMBOLS = "!@.#$%^&*|\\?-_~=";

const DEMANDS = [
  // With `u`, an emoji counts as one character.
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
 * Errors of the two fields (shell 5; decisions, Forms).
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
