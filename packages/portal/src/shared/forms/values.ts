/** The values of a form: whether two say the same, what of them may be kept, and how two versions become one. */
import type { NamedRef, NewPassword, User } from "@recurrent/sdk";
import {
  type ChangesDialogProps,
  type ChangeSide,
  type ChangeValue,
  onOff,
  withSwitch,
} from "@recurrent/ui-kit";

/** What a person and their managers may both change. */
export type Account = Pick<User, "name" | "surname" | "username" | "email">;

/** What the forms of a person and of My Profile begin with alike; a password is never shown. */
export function accountEdit({ name, surname, username, email }: Account): Account & NewPassword {
  return { name, surname, username, email, password: "", passwordConfirmation: "" };
}

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
export function withoutSecrets<Values extends object>(
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
export function draftFor<Values extends object>(draft: unknown, like: Values): Values | null {
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

/** Where a value stands among others: its keys, parted by dots. In a list of ids each id is a switch. */
type Path<Values> = Values extends readonly unknown[]
  ? string
  : Values extends object
    ? {
        [Key in keyof Values & string]: Key | `${Key}.${Path<Values[Key]>}`;
      }[keyof Values & string]
    : never;

/** A part of a form that is compared, shown and chosen by itself. */
export interface FormPart<Values> {
  readonly id: Path<Values>;
  /** As the form calls it. */
  readonly label: string;
  /** What it looks like. Default: a text or a day as it is, a switch as On or Off. */
  readonly show?: (values: Values) => ChangeValue;
  /** A value that follows this one, and comes from the same side. */
  readonly follower?: keyof Values & string;
}

/** A list of ids that the form shows as switches: each switch is a part by itself. */
export const switchParts = <Key extends string>(
  key: Key,
  legend: string,
  options: readonly NamedRef[],
) => options.map(({ id, name }) => ({ id: `${key}.${id}` as const, label: `${legend}: ${name}` }));

/** Something of a thing that its form shows and does not edit, such as the files of an event. */
export interface Fact {
  readonly label: string;
  readonly value: ChangeValue;
}

/** The name of an entry; its id where the catalogue does not know it. */
export function nameIn(options: readonly NamedRef[], id: string): string {
  return options.find((option) => option.id === id)?.name ?? id;
}

/**
 * All that may be chosen: the catalogue, and what is held beyond it. Without a catalogue, whose failure
 * is nowhere shown (shell 8), it is what is held.
 */
export function offered<Entry extends { readonly id: string }>(
  catalogue: readonly Entry[] = [],
  held: readonly Entry[],
): Entry[] {
  const known = new Set(catalogue.map(({ id }) => id));
  return [...catalogue, ...held.filter(({ id }) => !known.has(id))];
}

/** What stands at a key of a value; of a list of ids, whether the id is in it. */
function inside(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.includes(key);
  return isTree(value) ? value[key] : undefined;
}

const at = (id: string, values: unknown): unknown => id.split(".").reduce(inside, values);

/** A part's value. What is not there, such as a role that came on offer since, is empty or switched off. */
const valueOf = (id: string, values: unknown): unknown => at(id, values) || "";

/** `values` with what stands at the end of these keys as `from` has it. */
function taken([key, ...rest]: readonly string[], values: unknown, from: unknown = ""): unknown {
  if (key === undefined) return from;
  if (Array.isArray(values)) return withSwitch(values, key, inside(from, key) === true);
  const tree = isTree(values) ? values : {};
  return { ...tree, [key]: taken(rest, inside(values, key), inside(from, key)) };
}

function shown<Values>({ id, show }: FormPart<Values>, values: Values): ChangeValue {
  if (show) return show(values);
  const value = at(id, values);
  return typeof value === "boolean" ? onOff(value) : String(valueOf(id, values));
}

/** The three states of a form that meet when it is sent. */
export interface Versions<Values> {
  /** What the form began with. */
  readonly base: Values;
  /** What was typed. */
  readonly mine: Values;
  /** What the server holds by now. */
  readonly theirs: Values;
}

/** What somebody else has changed since the form began, and did not become what was typed here anyway. */
export function differencesOf<Values>(
  parts: readonly FormPart<Values>[],
  { base, mine, theirs }: Versions<Values>,
): ChangesDialogProps["changes"] {
  return parts.flatMap((part) => {
    const { id, label } = part;
    const [before, here, there] = [base, mine, theirs].map((values) => valueOf(id, values));
    if (same(before, there) || same(here, there)) return [];
    const isBoth = !same(before, here);
    return [{ id, label, mine: shown(part, mine), theirs: shown(part, theirs), isBoth }];
  });
}

/**
 * What is sent: of each part what was chosen, else whichever side has changed it. A value without a part,
 * because the person does not see it, follows the same rule and is kept as typed where both have changed it.
 *
 * @param choices by the id of the part; left out means theirs for what was changed there only
 */
export function mergedOf<Values extends object>(
  parts: readonly FormPart<Values>[],
  { base, mine, theirs }: Versions<Values>,
  choices: Readonly<Record<string, ChangeSide>> = {},
): Values {
  const merged = { ...mine };
  for (const key of Object.keys(theirs) as (keyof Values)[]) {
    if (same(base[key], mine[key])) merged[key] = theirs[key];
  }
  return parts.reduce((values, { id, follower }) => {
    const isTheirs = same(valueOf(id, base), valueOf(id, mine));
    const from = (choices[id] ?? (isTheirs ? "theirs" : "mine")) === "mine" ? mine : theirs;
    const next = taken(id.split("."), values, from) as Values;
    return follower === undefined ? next : { ...next, [follower]: from[follower] };
  }, merged);
}
