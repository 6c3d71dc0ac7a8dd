/** A reader never throws: a missing or odd value becomes the empty value of its kind. */
import { isCalendarDay, toCalendarDay } from "../calendar-day.ts";
import type * as wire from "../generated/main/wire/index.ts";

/** A reply as it came: only the fields of `T` can be named, each of any type. */
export type Untrusted<T> = [Extract<T, object>] extends [never]
  ? unknown
  : UntrustedObject<Extract<T, object>> | PrimitiveIn<T> | null | undefined;

/** The fields of an object, of unknown types; of a union, only the common fields. */
export type Fields<T> = {
  readonly [Key in keyof T as string extends Key ? never : Key]: Untrusted<T[Key]>;
};

type UntrustedObject<T> = T extends readonly (infer Item)[]
  ? UntrustedList<Untrusted<Item>>
  : Fields<T>;

export type UntrustedList<Item> = ArrayLike<Item> | null | undefined;

type Plain = string | number | boolean;
type PrimitiveIn<T> = [Extract<T, Plain>] extends [never] ? never : Plain;

type ObjectIn<T> = unknown extends T ? UnknownRecord : Extract<T, object>;

export type UnknownRecord = Readonly<Record<string, unknown>>;

const isObject = (input: unknown) => typeof input === "object" && input !== null;

export function isRecord(input: unknown): input is UnknownRecord {
  return isObject(input) && !Array.isArray(input);
}

export function asRecord<T>(input: T): ObjectIn<T> {
  return (isRecord(input) ? input : {}) as ObjectIn<T>;
}

export function asList(input: unknown): readonly unknown[] {
  return Array.isArray(input) ? input : [];
}

/** A string or a number as text, else ''. */
export function text(input: unknown): string {
  if (typeof input === "string") return input;
  return typeof input === "number" && Number.isFinite(input) ? String(input) : "";
}

export function textOrNull(input: unknown): string | null {
  const value = text(input);
  return value.trim() === "" ? null : value;
}

export function firstText(...inputs: readonly unknown[]): string {
  return text(inputs.find((input) => textOrNull(input) !== null));
}

const TRUE_WORDS = new Set(["1", "true", "on", "yes"]);

export function flag(input: unknown): boolean {
  return input === true || TRUE_WORDS.has(text(input).trim().toLowerCase());
}

export function flagOrNull(input: unknown): boolean | null {
  return input == null ? null : flag(input);
}

/** A finite number, also from text, else null. */
export function numberOrNull(input: unknown): number | null {
  const value = text(input).trim();
  const parsed = Number(value);
  return value !== "" && Number.isFinite(parsed) ? parsed : null;
}

/** A whole number from 0. */
export function count(input: unknown): number {
  return countOrNull(input) ?? 0;
}

export function countOrNull(input: unknown): number | null {
  const number = numberOrNull(input);
  return number === null ? null : Math.max(0, Math.trunc(number));
}

export const lettersOf = (name: unknown) =>
  text(name)
    .toLowerCase()
    .replace(/[^a-z]/g, "");

/** One of `names`, in any spelling: 'risk_of_expiry' and 'RiskOfExpiry' are 'riskOfExpiry'. */
export function oneOf<Name extends string>(
  names: Readonly<Record<number, Name>>,
  input: unknown,
): Name | null {
  const code = numberOrNull(input);
  if (code !== null) return names[code] ?? null;
  const letters = lettersOf(input);
  return Object.values(names).find((name) => lettersOf(name) === letters) ?? null;
}

export function textsIn(input: UntrustedList<unknown>): string[] {
  return listIn(input)
    .map(text)
    .filter((entry) => entry !== "");
}

/** The list in a reply, bare or under one of `wrappers` or `data`. */
export function listIn<Item>(input: UntrustedList<Item>, ...wrappers: readonly string[]): Item[] {
  if (Array.isArray(input)) return input as Item[];
  const record = asRecord<unknown>(input);
  const inner = [...wrappers, "data"].map((name) => record[name]).find((value) => isObject(value));
  return inner === undefined ? [] : listIn(inner as UntrustedList<Item>, ...wrappers);
}

export function recordsIn<Item>(input: UntrustedList<Item>, ...wrappers: readonly string[]) {
  return listIn(input, ...wrappers).filter(isRecord) as Extract<Item, object>[];
}

/** Drops models without an id. */
export function readEach<Item, Model extends { id: string }>(
  input: UntrustedList<Item>,
  read: (item: Extract<Item, object>) => Model,
  ...wrappers: readonly string[]
): Model[] {
  return recordsIn(input, ...wrappers)
    .map((item) => read(item))
    .filter(({ id }) => id !== "");
}

/** The reply itself if it has an `id`, else the object under one of `wrappers` or `data`. */
export function entityIn<T>(input: T, ...wrappers: readonly string[]): ObjectIn<T> {
  const record = asRecord<unknown>(input);
  const inner = [...wrappers, "data"].find((name) => isRecord(record[name]));
  if (record["id"] !== undefined || inner === undefined) return record as ObjectIn<T>;
  return entityIn(record[inner] as T, ...(inner === "data" ? wrappers : []));
}

/** The URL if it is http or https, else null: no `javascript:` URL becomes a link. */
export function httpUrlOrNull(input: unknown): string | null {
  const value = text(input).trim();
  // Missing in React Native.
  const canParse = URL.canParse as typeof URL.canParse | undefined;
  return /^https?:\/\//i.test(value) && canParse?.(value) !== false ? value : null;
}

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}/;
/** The minutes of an offset, its colon and the 'T' may be missing, and blanks before the offset. */
const WITH_OFFSET = /^(.{10})[T ](\d{2}:?\d{2}[^\s+-]*)\s*([+-]\d{2}):?(\d{2})?$/;

/**
 * The day in UTC as 'YYYY-MM-DD', or null. Accepts a day, a day with a time (in UTC) or an ISO
 * instant, also in `{ date }`.
 */
export function parseCalendarDay(input: unknown): string | null {
  if (isRecord(input) && "date" in input) return parseCalendarDay(input["date"]);
  if (typeof input === "number") return null;
  const value = text(input).trim();
  const written = CALENDAR_DAY.exec(value)?.[0];
  if (written === undefined || !isCalendarDay(written)) return null;
  const [, day, time, hours, minutes = "00"] = WITH_OFFSET.exec(value) ?? [];
  if (time === undefined) return written;
  // The only form that every engine reads.
  const instant = Date.parse(`${day}T${time}${hours}:${minutes}`);
  if (Number.isNaN(instant)) return null;
  // '9999-12-31T23:00-05:00' would be in a year of five figures, which sorts before all days.
  return isCalendarDay(toCalendarDay(instant)) ? toCalendarDay(instant) : written;
}

/** An instant or a day as sent, or null if it does not start with a day. */
export function parseTimestamp(input: unknown): string | null {
  return parseCalendarDay(input) && textOrNull(isRecord(input) ? input["date"] : input);
}

/** A reference to an entity, with its name. */
export interface NamedRef {
  id: string;
  name: string;
}

/** An operational role of a person; `licence` is '' for none. */
export interface LicensedRole extends NamedRef {
  licence: string;
}

type UntrustedName = { readonly name: unknown } | string | number | boolean | null | undefined;

type UntrustedRef =
  | Exclude<UntrustedName, object>
  | { readonly id: unknown; readonly name: unknown };

/** Reads `{id, name}`; a text or number becomes both. */
export function readNamedRef(input: UntrustedRef): NamedRef {
  const name = readName(input);
  return { id: firstText(isRecord(input) ? input.id : input, name), name };
}

export function readName(input: UntrustedName): string {
  return text(isRecord(input) ? input.name : input);
}

/** Reads a list of `{id, name}`; entries without both are dropped. */
export function readNamedRefs(input: UntrustedList<UntrustedRef>): NamedRef[] {
  return listIn(input)
    .map(readNamedRef)
    .filter(({ id }) => id !== "");
}

/** null if the server does not say. */
export function namedRefsOrNull(input: UntrustedList<UntrustedRef>): NamedRef[] | null {
  return input == null ? null : readNamedRefs(input);
}

export function readLicensedRoles(input: Untrusted<wire.LicensedRole[]>): LicensedRole[] {
  return listIn(input)
    .map((entry) => ({ ...readNamedRef(entry), licence: text(asRecord(entry).licence) }))
    .filter(({ id }) => id !== "");
}

export function readFullName(person: {
  readonly fullName: unknown;
  readonly name?: unknown;
  readonly surname?: unknown;
  readonly username?: unknown;
}): string {
  const parts = [text(person.name).trim(), text(person.surname).trim()];
  return firstText(person.fullName, parts.filter(Boolean).join(" "), person.username);
}

/** Does not match strings whole: a long one would exhaust the engine's stack. */
const JSON_TOKEN = /\\[^]|"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?:\s*:)?/g;

const LONG = /\d{16}/;

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

/** An integer beyond 2^53 becomes text, so that no id is rounded to another. */
export function parseJson(source: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(quoteLongIntegers(source)) as unknown };
  } catch (error) {
    // Callers take it for plain text or report a malformed reply.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Undefined if its percent-encoding is broken. */
export function decodePart(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch (error) {
    // Callers refuse the URL or do without the part.
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

function parseIfJson(value: unknown): unknown {
  const parsed = /^\s*[{[]/.test(text(value)) ? parseJson(text(value)) : undefined;
  return parsed ? parsed.value : value;
}

/** Settings as one object, from an object or a list of `{type, value}`; the last of a type wins. */
export function readSettings(input: unknown): Record<string, unknown> {
  const source = parseIfJson(input);
  if (!Array.isArray(source)) return { ...asRecord(source) };
  const entries = recordsIn<Untrusted<wire.SettingEntry>>(source).map(
    ({ type, value }) => [text(type), parseIfJson(value)] as const,
  );
  return Object.fromEntries(entries.filter(([type]) => type !== ""));
}

/** Suspension of a person; a switch is null if the server does not say. */
export interface Suspend {
  status: boolean | null;
  /**
   * Day of return, 'YYYY-MM-DD'; null until the subscription renews, left out if the server does
   * not say.
   */
  endDate?: string | null;
  showTrainingStatus: boolean | null;
  showEventsStatus: boolean | null;
}

/** Reads an object or a flag. */
export function readSuspend(input: Untrusted<wire.Suspend>): Suspend {
  const source = parseIfJson(input);
  const suspend = (isObject(source) ? source : { status: source }) as Fields<wire.Suspend>;
  return {
    status: flagOrNull(suspend.status),
    ...(suspend.endDate !== undefined && { endDate: parseCalendarDay(suspend.endDate) }),
    showTrainingStatus: flagOrNull(suspend.showTrainingStatus),
    showEventsStatus: flagOrNull(suspend.showEventsStatus),
  };
}

export function suspendIn(settings: Untrusted<wire.Settings>): Untrusted<wire.Suspend> {
  return (readSettings(settings) as Fields<wire.PersonSettings>).suspend;
}
