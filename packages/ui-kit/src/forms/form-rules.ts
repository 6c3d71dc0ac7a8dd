import type { ApiError, GroupEdit, PersonEdit, ProfileEdit } from "@recurrent/sdk";
import { checkNewPassword } from "./new-password.ts";

/**
 * Why a server refused a form: a message, and messages by the name of the field as sent; lists may be
 * named by entry, such as `companyRoles.2.licence` (shell 8).
 */
export type FormError = Pick<ApiError, "fieldErrors" | "message">;

/** Field name → what keeps the form from being sent, found before asking the server; undefined is nothing. */
export type FormProblems = Readonly<Record<string, string | undefined>>;

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

/** What is wrong with a text that must not be blank, or undefined. */
export function requiredProblem(text: string, label: string): string | undefined {
  return text.trim() === "" ? `${label} is required.` : undefined;
}

/** As strict as a browser is with an e-mail input: something on both sides of one `@`, no blanks. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** What is wrong with a required e-mail address, or undefined. */
export function emailProblem(text: string, label: string): string | undefined {
  const missing = requiredProblem(text, label);
  if (missing !== undefined || EMAIL.test(text.trim())) return missing;
  return `${label} must be an e-mail address.`;
}

/**
 * True for an absolute http(s) address, the only kind that is ever made a link (decisions: CRM
 * account, links from the server).
 */
export function isWebAddress(text: string): boolean {
  const address = text.trim();
  return URL.canParse(address) && ["https:", "http:"].includes(new URL(address).protocol);
}

/** What is wrong with an optional web address, or undefined. */
export function webAddressProblem(text: string): string | undefined {
  if (text.trim() === "" || isWebAddress(text)) return undefined;
  return "Enter an address that begins with http:// or https://.";
}

/**
 * What keeps a person's data from being sent (shell 5): names, username and e-mail are required, a new
 * password has to keep the rule and be repeated (decisions, forms).
 */
export function profileProblems(edit: Omit<ProfileEdit, "settings">): FormProblems {
  const { password, passwordConfirmation } = checkNewPassword(edit, true);
  return {
    name: requiredProblem(edit.name, "First Name"),
    surname: requiredProblem(edit.surname, "Last Name"),
    username: emailProblem(edit.username, "Username"),
    email: emailProblem(edit.email, "Email"),
    password,
    password_confirmation: passwordConfirmation,
  };
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
