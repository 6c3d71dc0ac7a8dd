/**
 * How replies are read: fields, lists and entities, calendar days, names, settings. A reader takes what
 * came where the contract says `T` ({@link Untrusted}): it can name the fields of `T` only, and their values are
 * `unknown` until a function of this file has read them. Such a function never throws: what is missing or
 * of another type becomes the empty value of its kind, so that one odd field never costs the person a
 * whole page.
 */
import type * as wire from "../generated/main/wire/index.ts";

/** What came where the contract says `T`: the contract's keys; every value may be missing or differ. */
export type Untrusted<T> = [Extract<T, object>] extends [never]
  ? unknown
  : UntrustedObject<Extract<T, object>> | PrimitiveIn<T> | null | undefined;

/** An object of the contract as it came: the fields that the contract names. */
export type Fields<T> = {
  readonly [Key in keyof T as string extends Key ? never : Key]: Untrusted<T[Key]>;
};

type UntrustedObject<T> = T extends readonly (infer Item)[]
  ? UntrustedList<Untrusted<Item>>
  : Fields<T>;

/** A list as it came: {@link listIn} and what stands on it look whether it is one. */
export type UntrustedList<Item> = ArrayLike<Item> | null | undefined;

/** What an object can come as besides, where the contract says so: a name in place of `{id, name}`. */
type Plain = string | number | boolean;
type PrimitiveIn<T> = [Extract<T, Plain>] extends [never] ? never : Plain;

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
export function textsIn(input: UntrustedList<unknown>): string[] {
  return listIn(input)
    .map(text)
    .filter((entry) => entry !== "");
}

/**
 * The list in a reply: the reply itself, or what stands under the first of `wrappers`, or `data`, that
 * holds one.
 */
export function listIn<Item>(input: UntrustedList<Item>, ...wrappers: readonly string[]): Item[] {
  if (Array.isArray(input)) return input as Item[];
  const record = asRecord<unknown>(input);
  const inner = [...wrappers, "data"].map((name) => record[name]).find((value) => isObject(value));
  return inner === undefined ? [] : listIn(inner as UntrustedList<Item>, ...wrappers);
}

/** The objects of the list in a reply; what else is in it is left out. */
export function recordsIn<Item>(input: UntrustedList<Item>, ...wrappers: readonly string[]) {
  return listIn(input, ...wrappers).filter(isRecord) as Extract<Item, object>[];
}

/** Each object of the list in a reply through `read`; what then has no id is left out. */
export function readEach<Item, Model extends { id: string }>(
  input: UntrustedList<Item>,
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

/**
 * Dates stay text throughout: a calendar day is 'YYYY-MM-DD', an instant stays as the server wrote
 * it. A `Date` object would let a time zone shift a licence's last day: days are days in UTC (shell 9).
 */

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}/;
const WITH_OFFSET = /[T ]\d{2}:?\d{2}.*[+-]\d{2}:?\d{2}$/;

/** The day in UTC of an instant, or of a day that may be none; null when it cannot be read. */
function utcDayOf(instant: string): string | null {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10);
}

/**
 * The calendar day of `input` in UTC as 'YYYY-MM-DD'; null when there is none. Accepts a day, a day
 * with a time ('YYYY-MM-DD HH:mm:ss', taken as UTC), an ISO instant, and `{date: …}` around either.
 */
export function parseCalendarDay(input: unknown): string | null {
  if (isRecord(input) && "date" in input) return parseCalendarDay(input["date"]);
  if (typeof input === "number") return null;
  const value = text(input).trim();
  const written = CALENDAR_DAY.exec(value)?.[0];
  // 30 February is read as another day, or as none.
  if (written === undefined || utcDayOf(written) !== written) return null;
  return WITH_OFFSET.test(value) ? utcDayOf(value) : written;
}

/** An instant or a day as the server wrote it; null when it does not start with a real day. */
export function parseTimestamp(input: unknown): string | null {
  if (isRecord(input) && "date" in input) return parseTimestamp(input["date"]);
  return parseCalendarDay(input) === null ? null : textOrNull(input);
}

/** Anything with an id and a name. Ids are text in every canonical shape. */
export interface NamedRef {
  id: string;
  name: string;
}

/** An operational role of a person, with its licence number ('' when there is none). */
export interface LicensedRole extends NamedRef {
  licence: string;
}

/** What has a name in the contract, or is the name itself. */
type UntrustedName = { readonly name: unknown } | string | number | boolean | null | undefined;

/** What has an id and a name in the contract, or is the name itself. */
type UntrustedRef =
  | Exclude<UntrustedName, object>
  | { readonly id: unknown; readonly name: unknown };

/** Reads `{id, name}`; a bare text or number is taken as both. */
export function readNamedRef(input: UntrustedRef): NamedRef {
  const name = readName(input);
  return { id: firstText(isRecord(input) ? input.id : input, name), name };
}

/** Reads the name of `{id, name}`, or the bare name. */
export function readName(input: UntrustedName): string {
  return text(isRecord(input) ? input.name : input);
}

/** Reads a list of `{id, name}`, bare or under `data`; entries without id and name are dropped. */
export function readNamedRefs(input: UntrustedList<UntrustedRef>): NamedRef[] {
  return listIn(input)
    .map(readNamedRef)
    .filter(({ id }) => id !== "");
}

/** Reads the roles of a person, each with its licence. */
export function readLicensedRoles(input: Untrusted<wire.LicensedRole[]>): LicensedRole[] {
  return listIn(input)
    .map((entry) => ({ ...readNamedRef(entry), licence: text(asRecord(entry).licence) }))
    .filter(({ id }) => id !== "");
}

/** The full name of a person, put together when it was not sent. */
export function readFullName(person: {
  readonly fullName: unknown;
  readonly name?: unknown;
  readonly surname?: unknown;
  readonly username?: unknown;
}): string {
  const parts = [text(person.name).trim(), text(person.surname).trim()];
  return firstText(person.fullName, parts.filter(Boolean).join(" "), person.username);
}

/**
 * Escapes, quotes and numbers of a JSON document; a number with a colon is no value. Strings are not matched whole:
 * the engine's stack would not hold a long one.
 */
const JSON_TOKEN = /\\[^]|"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?:\s*:)?/g;

/** An integer that a JavaScript number would round has at least as many digits. */
const LONG = /\d{16}/;

/** Quotes the integers that a JavaScript number would round, most of them ids. */
function quoteLongIntegers(source: string): string {
  if (!LONG.test(source)) return source;
  let isInString = false;
  return source.replaceAll(JSON_TOKEN, (token) => {
    if (token === '"') isInString = !isInString;
    if (isInString || !/^-?\d{16,}$/.test(token) || Number.isSafeInteger(Number(token))) {
      return token;
    }
    return `"${token}"`;
  });
}

/**
 * A JSON document, or undefined when the text is none. An integer beyond 2^53 becomes a text of its digits, so
 * that no id is rounded to another one.
 */
export function parseJson(source: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(quoteLongIntegers(source)) as unknown };
  } catch (error) {
    // Not silent: callers take the text for plain text, or report the reply as malformed.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** A part of an address as text; undefined when it is not well encoded. */
export function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch (error) {
    // Not silent: callers refuse such an address, or do without the part.
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** A value that is JSON inside a text is opened; any other text stays as it is. */
function parseIfJson(value: unknown): unknown {
  const parsed = /^\s*[{[]/.test(text(value)) ? parseJson(text(value)) : undefined;
  return parsed ? parsed.value : value;
}

/**
 * Settings as one object, from either wire form: an object, or a list of `{type, value}` (shell 3).
 * Of several entries of one type the last wins.
 */
export function readSettings(input: unknown): Record<string, unknown> {
  const source = parseIfJson(input);
  if (!Array.isArray(source)) return { ...asRecord(source) };
  const entries = recordsIn<Untrusted<wire.SettingEntry>>(source).map(
    ({ type, value }) => [text(type), parseIfJson(value)] as const,
  );
  return Object.fromEntries(entries.filter(([type]) => type !== ""));
}

/** Suspension of a person (shell 4). */
export interface Suspend {
  status: boolean;
  /** Day of return, 'YYYY-MM-DD'; null means until the subscription renews. */
  endDate: string | null;
  showTrainingStatus: boolean;
  showEventsStatus: boolean;
}

/** Reads a suspension: an object, or a bare flag (shell 3). */
export function readSuspend(input: Untrusted<wire.Suspend>): Suspend {
  const source = parseIfJson(input);
  const suspend = (isRecord(source) ? source : { status: source }) as Fields<wire.Suspend>;
  return {
    status: flag(suspend.status),
    endDate: parseCalendarDay(suspend.endDate),
    showTrainingStatus: flag(suspend.showTrainingStatus),
    showEventsStatus: flag(suspend.showEventsStatus),
  };
}

/** The suspension among the settings of a person; undefined or null when they do not have it. */
export function suspendIn(settings: Untrusted<wire.Settings>): Untrusted<wire.Suspend> {
  return (readSettings(settings) as Fields<wire.PersonSettings>).suspend;
}
