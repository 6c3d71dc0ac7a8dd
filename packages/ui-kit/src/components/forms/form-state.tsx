/** What the fields of a form know of it, and what keeps its values from being sent. */
import type { ApiError, GroupEdit, NewPassword, PersonEdit } from "@recurrent/sdk";
import { createContext, type HTMLInputTypeAttribute, use } from "react";
import type { StrengthScore } from "./password-strength.ts";

/** What the fields of a form know about it. */
export interface FormState {
  /** The form is being looked at, or its answer is awaited: nothing can be changed. */
  readOnly: boolean;
  /** A submit was refused here: everything that is wrong is shown, also in fields not left yet. */
  refused: boolean;
  /** What is wrong with a field, in the server's words first. */
  errorOf: (...names: readonly string[]) => string | undefined;
  /** Notes that a field was changed: what the server said about it is no longer about this value. */
  mend: (name: string) => void;
}

/** A field outside any form can be changed and knows of no errors. */
export const FormContext = createContext<FormState>({
  readOnly: false,
  refused: false,
  errorOf: () => undefined,
  mend: () => undefined,
});

/** The form around a field. */
export function useFormState(): FormState {
  return use(FormContext);
}

/** Those of a form's values that are texts. */
type TextKey<Value> = {
  [Key in keyof Value]: Value[Key] extends string | null ? Key : never;
}[keyof Value] &
  string;

/**
 * Binds texts to a form's values: `<FormText label="Name" {...field("name")} />`.
 *
 * @param set called with what was changed
 */
export function fieldsOf<Value>(value: Value, set: (part: Partial<Value>) => void) {
  /** @param name how the server calls it in its field errors; the same unless given */
  return (key: TextKey<Value>, name: string = key) => ({
    name,
    value: (value[key] as string | null) ?? "",
    onText: (text: string) => set({ [key]: text } as Partial<Value>),
  });
}

/**
 * Why a server refused a form: a message, and messages by the name of the field as sent; lists may be
 * named by entry, such as `companyRoles.2.licence` (shell 8).
 */
export type FormError = Pick<ApiError, "fieldErrors" | "message">;

/**
 * What the server said about one field: about the field itself or about any of its entries. Undefined
 * when it said nothing.
 *
 * @param names the field's name and any other names a server may use for it
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

/** As strict as a browser is with an e-mail input: something on both sides of one `@`, no blanks. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/**
 * True for an absolute http(s) address, the only kind that is ever made a link (decisions: CRM
 * account, links from the server).
 */
export function isWebAddress(text: string): boolean {
  const address = text.trim();
  return URL.canParse(address) && ["https:", "http:"].includes(new URL(address).protocol);
}

/** What of a field decides whether its text can be sent. */
interface TextRule {
  label?: string | undefined;
  required?: boolean | undefined;
  type?: HTMLInputTypeAttribute | undefined;
}

/** What is wrong with a text, found before asking the server; undefined is nothing (shell 5; decisions, forms). */
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

/** True for a trainee who has no equipment entry or no role switched on (shell 5). */
export function breaksTraineeRule({
  isTrainee,
  companyRpeIds,
  companyRoles,
}: Pick<PersonEdit, "isTrainee" | "companyRpeIds" | "companyRoles">): boolean {
  const hasRole = Object.values(companyRoles).some(({ active }) => active);
  return isTrainee && (companyRpeIds.length === 0 || !hasRole);
}

/** What happens to trainees who are in a group (shell 3, "Update payload"). */
export type GroupChanges = Pick<GroupEdit, "removeIds" | "moves">;

/** What is to happen to a trainee: removing and moving exclude each other (shell 4). */
export type TraineeChange = "stay" | "remove" | { moveTo: string };

/** The changes with one for each of these trainees, in place of what was to happen to them. */
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

/** A list of ids with one of them switched on or off; the others keep their order. */
export function withSwitch(ids: readonly string[], id: string, on: boolean): string[] {
  const others = ids.filter((other) => other !== id);
  return on ? [...others, id] : others;
}

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
