/** Comparing, drafting and merging the values of a form. */
import type { NamedRef, NewPassword, User } from "@recurrent/sdk";
import {
  type ChangesDialogProps,
  type ChangeSide,
  type ChangeValue,
  onOff,
  toggleOption,
} from "@recurrent/ui-kit";

/** Fields that a person and their managers may both change. */
export type Account = Pick<User, "name" | "surname" | "username" | "email">;

/** Initial values shared by Edit Person and My Profile; a password is never shown. */
export function accountEdit({ name, surname, username, email }: Account): Account & NewPassword {
  return { name, surname, username, email, password: "", passwordConfirmation: "" };
}

/** Deep equality of plain data. The order of ids does not count. */
export function isSameValue(one: unknown, other: unknown): boolean {
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

/** Replaces every secret by that of `clean`. */
export function withoutSecrets<Values extends object>(
  values: Values,
  clean: Values,
  secrets: readonly (keyof Values)[],
): Values {
  const result = { ...values };
  for (const key of secrets) result[key] = clean[key];
  return result;
}

/** Null when the draft does not fit: an older build had other fields. */
export function draftFor<Values extends object>(draft: unknown, like: Values): Values | null {
  return isShaped(draft, like) ? draft : null;
}

function isShaped<Shape>(input: unknown, like: Shape): input is Shape {
  if (Array.isArray(like)) return Array.isArray(input);
  // null and a text are the same field.
  if (like === null || input === null) return !isTree(like) && !isTree(input);
  if (!isTree(like)) return typeof input === typeof like;
  if (!isTree(input) || Array.isArray(input)) return false;
  return Object.keys(like).every((key) => key in input && isShaped(input[key], like[key]));
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Path to a value, its keys joined by dots. In a list of ids each id is a switch. */
type Path<Values> = Values extends readonly unknown[]
  ? string
  : Values extends object
    ? {
        [Key in keyof Values & string]: Key | `${Key}.${Path<Values[Key]>}`;
      }[keyof Values & string]
    : never;

/** A field that is compared and chosen by itself. */
export interface MergeField<Values> {
  readonly id: Path<Values>;
  readonly label: string;
  /** Default: the text or day, or On and Off for a switch. */
  readonly show?: (values: Values) => ChangeValue;
  /** A value that is always taken from the same side. */
  readonly follower?: keyof Values & string;
}

/**
 * The fields of each key of an edit model. A key without an entry does not compile, since changes of
 * others to it would be lost unasked. An empty list is for what the form does not ask about.
 */
export type MergeFields<Values> = {
  readonly [Key in keyof Values]-?: readonly MergeField<Values>[];
};

function listFields<Values>(fields: MergeFields<Values>): MergeField<Values>[] {
  return (Object.keys(fields) as (keyof Values)[]).flatMap((key) => fields[key]);
}

/** Each id of a list of switches is a field. */
export const switchFields = <Key extends string>(
  key: Key,
  legend: string,
  options: readonly NamedRef[],
) => options.map(({ id, name }) => ({ id: `${key}.${id}` as const, label: `${legend}: ${name}` }));

/** A value that the form shows and does not edit, such as the files of an event. */
export interface ReadOnlyField {
  readonly label: string;
  readonly value: ChangeValue;
}

/** The id where the catalogue does not know it. */
export function nameIn(options: readonly NamedRef[], id: string): string {
  return options.find((option) => option.id === id)?.name ?? id;
}

/**
 * The catalogue, and selected entries beyond it. A failed catalogue is not shown (shell 8) and
 * leaves only these.
 */
export function mergeOptions<Entry extends { readonly id: string }>(
  catalogue: readonly Entry[] = [],
  current: readonly Entry[],
): Entry[] {
  const known = new Set(catalogue.map(({ id }) => id));
  return [...catalogue, ...current.filter(({ id }) => !known.has(id))];
}

/** Of a list of ids, whether the id is in it. */
function inside(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.includes(key);
  return isTree(value) ? value[key] : undefined;
}

const at = (id: string, values: unknown): unknown => id.split(".").reduce(inside, values);

/** A missing value, such as a role that was added since, is empty or off. */
const valueOf = (id: string, values: unknown): unknown => at(id, values) || "";

/** Sets the value at a path to that of `from`. */
function setIn([key, ...rest]: readonly string[], values: unknown, from: unknown = ""): unknown {
  if (key === undefined) return from;
  if (Array.isArray(values)) return toggleOption(values, key, inside(from, key) === true);
  const tree = isTree(values) ? values : {};
  return { ...tree, [key]: setIn(rest, inside(values, key), inside(from, key)) };
}

function shown<Values>({ id, show }: MergeField<Values>, values: Values): ChangeValue {
  if (show) return show(values);
  const value = at(id, values);
  return typeof value === "boolean" ? onOff(value) : String(valueOf(id, values));
}

export interface Versions<Values> {
  /** Initial values. */
  readonly base: Values;
  /** Typed values. */
  readonly mine: Values;
  /** Current values of the server. */
  readonly theirs: Values;
}

/** Changes of others since the form began, unless the same was typed here. */
export function findConflicts<Values>(
  fields: MergeFields<Values>,
  { base, mine, theirs }: Versions<Values>,
): ChangesDialogProps["changes"] {
  return listFields(fields).flatMap((field) => {
    const { id, label } = field;
    const [before, here, there] = [base, mine, theirs].map((values) => valueOf(id, values));
    if (isSameValue(before, there) || isSameValue(here, there)) return [];
    const isBoth = !isSameValue(before, here);
    return [{ id, label, mine: shown(field, mine), theirs: shown(field, theirs), isBoth }];
  });
}

/**
 * Takes of each field the chosen side, else the one that changed it. A value without a field
 * follows the same rule and is kept as typed where both changed it.
 *
 * @param choices by field id; left out means theirs for what only they changed
 */
export function mergeChanges<Values extends object>(
  fields: MergeFields<Values>,
  { base, mine, theirs }: Versions<Values>,
  choices: Readonly<Record<string, ChangeSide>> = {},
): Values {
  const merged = { ...mine };
  for (const key of Object.keys(theirs) as (keyof Values)[]) {
    if (isSameValue(base[key], mine[key])) merged[key] = theirs[key];
  }
  return listFields(fields).reduce((values, { id, follower }) => {
    const isTheirs = isSameValue(valueOf(id, base), valueOf(id, mine));
    const from = (choices[id] ?? (isTheirs ? "theirs" : "mine")) === "mine" ? mine : theirs;
    const next = setIn(id.split("."), values, from) as Values;
    return follower === undefined ? next : { ...next, [follower]: from[follower] };
  }, merged);
}
