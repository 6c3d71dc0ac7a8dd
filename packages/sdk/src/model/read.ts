/**
 * How replies are read. A reader takes what came where the contract says `T` ({@link Sent}): it can name
 * the fields of `T` only, and their values are `unknown` until a function of this file has read them. Such
 * a function never throws: what is missing or of another type becomes the empty value of its kind, so
 * that one odd field never costs the person a whole page.
 */

/** What came where the contract says `T`: the contract's keys; every value may be missing or differ. */
export type Sent<T> = [Extract<T, object>] extends [never]
  ? unknown
  : SentObject<Extract<T, object>> | PlainIn<T> | null | undefined;

/** An object of the contract as it came: the fields that the contract names. */
export type Fields<T> = {
  readonly [Key in keyof T as string extends Key ? never : Key]: Sent<T[Key]>;
};

type SentObject<T> = T extends readonly (infer Item)[] ? SentList<Sent<Item>> : Fields<T>;

/** A list as it came: {@link listIn} and what stands on it look whether it is one. */
export type SentList<Item> = ArrayLike<Item> | null | undefined;

/** What an object can come as besides, where the contract says so: a name in place of `{id, name}`. */
type Plain = string | number | boolean;
type PlainIn<T> = [Extract<T, Plain>] extends [never] ? never : Plain;

/** The object in `T`; any object where `T` says nothing. */
type ObjectIn<T> = unknown extends T ? UnknownRecord : Extract<T, object>;

/** An object of unknown fields. Arrays and null are not records. */
export type UnknownRecord = Readonly<Record<string, unknown>>;

const isObject = (input: unknown) => typeof input === "object" && input !== null;

/** Whether `input` is an object with named fields. */
export function isRecord(input: unknown): input is UnknownRecord {
  return isObject(input) && !Array.isArray(input);
}

/** `input` when it is an object with named fields; else an empty one. */
export function asRecord<T>(input: T): ObjectIn<T> {
  return (isRecord(input) ? input : {}) as ObjectIn<T>;
}

/** `input` as a list; an empty one when it is anything else. */
export function asList(input: unknown): readonly unknown[] {
  return Array.isArray(input) ? input : [];
}

/** A string or a number as text; anything else as ''. */
export function text(input: unknown): string {
  if (typeof input === "string") return input;
  return typeof input === "number" && Number.isFinite(input) ? String(input) : "";
}

/** Like {@link text}, with null for what is missing or blank. */
export function textOrNull(input: unknown): string | null {
  const value = text(input);
  return value.trim() === "" ? null : value;
}

/** The first of `inputs` that holds some text; '' when none does. */
export function firstText(...inputs: readonly unknown[]): string {
  return text(inputs.find((input) => textOrNull(input) !== null));
}

const TRUE_WORDS = new Set(["1", "true", "on", "yes"]);

/** A flag in any of its spellings: true, 1, '1', 'true', 'on', 'yes'; everything else is false. */
export function flag(input: unknown): boolean {
  return input === true || TRUE_WORDS.has(text(input).trim().toLowerCase());
}

/** Like {@link flag}, with null for what is not there. */
export function flagOrNull(input: unknown): boolean | null {
  return input === undefined || input === null ? null : flag(input);
}

/** A finite number, also when it arrives as text; null when it is none. */
export function numberOrNull(input: unknown): number | null {
  const value = text(input).trim();
  const parsed = Number(value);
  return value !== "" && Number.isFinite(parsed) ? parsed : null;
}

/** A whole number of things, never negative; 0 when it is none. */
export function count(input: unknown): number {
  return countOrNull(input) ?? 0;
}

/** Like {@link count}, with null for what is no number. */
export function countOrNull(input: unknown): number | null {
  const number = numberOrNull(input);
  return number === null ? null : Math.max(0, Math.trunc(number));
}

/** A name without case and separators, to compare it by. */
export const lettersOf = (name: unknown) =>
  text(name)
    .toLowerCase()
    .replace(/[^a-z]/g, "");

/**
 * One of `names`, by its code or in any spelling: 'risk_of_expiry' and 'RiskOfExpiry' are 'riskOfExpiry'.
 * null for anything unknown.
 */
export function oneOf<Name extends string>(
  names: Readonly<Record<number, Name>>,
  input: unknown,
): Name | null {
  const code = numberOrNull(input);
  if (code !== null) return names[code] ?? null;
  const letters = lettersOf(input);
  return Object.values(names).find((name) => lettersOf(name) === letters) ?? null;
}

/** The texts of a list, without the blank ones. */
export function textsIn(input: SentList<unknown>): string[] {
  return listIn(input)
    .map(text)
    .filter((entry) => entry !== "");
}

/**
 * The list in a reply: the reply itself, or what stands under the first of `wrappers`, or `data`, that
 * holds one.
 */
export function listIn<Item>(input: SentList<Item>, ...wrappers: readonly string[]): Item[] {
  if (Array.isArray(input)) return input as Item[];
  const record = asRecord<unknown>(input);
  const inner = [...wrappers, "data"].map((name) => record[name]).find((value) => isObject(value));
  return inner === undefined ? [] : listIn(inner as SentList<Item>, ...wrappers);
}

/** The objects of the list in a reply; what else is in it is left out. */
export function recordsIn<Item>(input: SentList<Item>, ...wrappers: readonly string[]) {
  return listIn(input, ...wrappers).filter(isRecord) as Extract<Item, object>[];
}

/** Each object of the list in a reply through `read`; what then has no id is left out. */
export function readEach<Item, Model extends { id: string }>(
  input: SentList<Item>,
  read: (item: Extract<Item, object>) => Model,
  ...wrappers: readonly string[]
): Model[] {
  return recordsIn(input, ...wrappers)
    .map((item) => read(item))
    .filter(({ id }) => id !== "");
}

/**
 * The entity in a reply: what stands under the first of `wrappers`, or `data`, that holds an object,
 * unless the reply has an `id` of its own and so is the entity already.
 */
export function entityIn<T>(input: T, ...wrappers: readonly string[]): ObjectIn<T> {
  const record = asRecord<unknown>(input);
  const inner = [...wrappers, "data"].find((name) => isRecord(record[name]));
  if (record["id"] !== undefined || inner === undefined) return record as ObjectIn<T>;
  return entityIn(record[inner] as T, ...(inner === "data" ? wrappers : []));
}

/**
 * An address given by others, when it is http or https; null otherwise. Everything that becomes a
 * link or a destination passes here, so that no `javascript:` address is ever followed.
 */
export function httpUrlOrNull(input: unknown): string | null {
  const value = text(input).trim();
  return /^https?:\/\//i.test(value) && URL.canParse(value) ? value : null;
}
