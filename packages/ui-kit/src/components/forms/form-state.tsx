import type { ApiError, GroupEdit, NewPassword, PersonEdit } from "@recurrent/sdk";
import { createContext, type HTMLInputTypeAttribute, use } from "react";
import type { StrengthScore } from "./password-strength.ts";

/** State of the form, for its fields. */
export interface FormState {
  /** Read-only, or waiting for the answer. */
  readOnly: boolean;
  /** A submit was refused: errors are shown also in fields that were not left. */
  showErrors: boolean;
  /** Error of a field, the server's first. */
  errorOf: (...names: readonly string[]) => string | undefined;
  /** Clears the server's error of a changed field. */
  clearFieldError: (name: string) => void;
}

/** A field outside a form is editable and has no errors. */
export const FormContext = createContext<FormState>({
  readOnly: false,
  showErrors: false,
  errorOf: () => undefined,
  clearFieldError: () => undefined,
});

export function useFormState(): FormState {
  return use(FormContext);
}

/** Keys of text values. */
type TextKey<Value> = {
  [Key in keyof Value]: Value[Key] extends string | null ? Key : never;
}[keyof Value] &
  string;

/**
 * Binds text values to fields: `<FormTextField label="Name" {...field("name")} />`.
 *
 * @param set called with the change
 */
export function bindFields<Value>(value: Value, set: (part: Partial<Value>) => void) {
  /** @param name in the server's field errors; default: the key */
  return (key: TextKey<Value>, name: string = key) => ({
    name,
    value: (value[key] as string | null) ?? "",
    onText: (text: string) => set({ [key]: text } as Partial<Value>),
  });
}

/**
 * The server's message, and messages by field name as sent; entries of lists are named like
 * `companyRoles.2.licence` (shell 8).
 */
export type FormError = Pick<ApiError, "fieldErrors" | "message">;

/**
 * The server's message about a field or any of its entries.
 *
 * @param names the field's name and others that a server may use
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

/** As strict as a browser's e-mail input: text on both sides of one `@`, no blanks. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** Only absolute http(s) addresses become links (decisions: CRM account, links from the server). */
export function isWebAddress(text: string): boolean {
  const address = text.trim();
  return URL.canParse(address) && ["https:", "http:"].includes(new URL(address).protocol);
}

interface TextRule {
  label?: string | undefined;
  required?: boolean | undefined;
  type?: HTMLInputTypeAttribute | undefined;
}

/** Error of a text, found before asking the server (shell 5; decisions, forms). */
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

/** A trainee without equipment or role (shell 5). */
export function breaksTraineeRule({
  isTrainee,
  companyRpeIds,
  companyRoles,
}: Pick<PersonEdit, "isTrainee" | "companyRpeIds" | "companyRoles">): boolean {
  const hasRole = Object.values(companyRoles).some(({ active }) => active);
  return isTrainee && (companyRpeIds.length === 0 || !hasRole);
}

/** Changes of a group's trainees (shell 3, "Update payload"). */
export type GroupChanges = Pick<GroupEdit, "removeIds" | "moves">;

/** Removing and moving exclude each other (shell 4). */
export type TraineeChange = "stay" | "remove" | { moveTo: string };

/** Replaces the changes of these trainees. */
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

/** Switches an id on or off; the others keep their order. */
export function toggleOption(ids: readonly string[], id: string, on: boolean): string[] {
  const others = ids.filter((other) => other !== id);
  return on ? [...others, id] : others;
}

/** As shown to people (shell 5; "case character" is settled). */
export const PASSWORD_RULE =
  "Your password must contain at least 12 characters, an upper and lower case character, a number and a symbol.";

/** Other symbols are allowed but do not fulfil the rule (shell 5). */
export const PASSWORD_SYMBOLS = "!@.#$%^&*|\\?-_~=";

/** Checklist of the rule. */
const DEMANDS = [
  // `u`: a character outside the basic plane counts once.
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
 * Checks a password against each part of the rule (shell 5). Letters and digits are ASCII, like the
 * server's.
 *
 * @param value exactly as typed, not trimmed
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

/** Highest strength of a password that the rule refuses. */
const MAX_REJECTED = 1;

/** A password that the rule refuses is never called fair. */
export function displayStrength(
  score: StrengthScore | null,
  password: string,
): StrengthScore | null {
  if (score === null || score <= MAX_REJECTED || checkPassword(password).ok) return score;
  return MAX_REJECTED;
}
