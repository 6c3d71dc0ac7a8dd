/**
 * The smallest readers: each takes one leaf of a reply, of whatever kind, and gives a plain value.
 * None of them throws. A leaf that is missing or of a wrong kind becomes the empty value of its
 * kind, so that one odd field never costs the person a whole page.
 */

/** An object of unknown fields. Arrays and null are not records. */
export type UnknownRecord = Readonly<Record<string, unknown>>;

/** Whether `input` is an object with named fields. */
export function isRecord(input: unknown): input is UnknownRecord {
  return typeof input === "object" && input !== null && !Array.isArray(input);
}

/** `input` as a record; an empty one when it is anything else. */
export function asRecord(input: unknown): UnknownRecord {
  return isRecord(input) ? input : {};
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
  for (const input of inputs) {
    const value = textOrNull(input);
    if (value !== null) return value;
  }
  return "";
}

const TRUE_WORDS = new Set(["1", "true", "on", "yes"]);

/** A flag in any of its spellings: true, 1, '1', 'true', 'on', 'yes'; everything else is false. */
export function flag(input: unknown): boolean {
  if (typeof input === "boolean") return input;
  return TRUE_WORDS.has(text(input).trim().toLowerCase());
}

/** Like {@link flag}, with null for what is not there. */
export function flagOrNull(input: unknown): boolean | null {
  return input === undefined || input === null ? null : flag(input);
}

/** A finite number, also when it arrives as text; null when it is none. */
export function numberOrNull(input: unknown): number | null {
  const value = text(input).trim();
  if (value === "") return null;
  const parsed = Number(value);
  return Number.isFinite(parsed) ? parsed : null;
}

/** A whole number of things, never negative; 0 when it is none. */
export function count(input: unknown): number {
  return Math.max(0, Math.trunc(numberOrNull(input) ?? 0));
}

/** Like {@link count}, with null for what is no number. */
export function countOrNull(input: unknown): number | null {
  return numberOrNull(input) === null ? null : count(input);
}

/**
 * The list in a reply: the reply itself, the first of the named fields that holds one, or `data`.
 * An object keyed by ids is read as the list of its values when the named field holds one.
 */
export function listIn(input: unknown, ...names: readonly string[]): readonly unknown[] {
  if (Array.isArray(input)) return input;
  const record = asRecord(input);
  for (const name of [...names, "data"]) {
    const inner = record[name];
    if (Array.isArray(inner)) return inner;
    if (isRecord(inner)) {
      const nested = names.find((other) => Array.isArray(inner[other]));
      return nested === undefined ? Object.values(inner).filter(isRecord) : asList(inner[nested]);
    }
  }
  return [];
}

/**
 * The entity in a reply: unwrapped from the first of the named fields, or from `data`, unless the
 * reply carries an `id` of its own and so is the entity already.
 */
export function entityIn(input: unknown, ...names: readonly string[]): UnknownRecord {
  const record = asRecord(input);
  if (record["id"] !== undefined) return record;
  for (const name of [...names, "data"]) {
    const inner = record[name];
    if (isRecord(inner)) return name === "data" ? entityIn(inner, ...names) : inner;
  }
  return record;
}

/**
 * An address given by others, when it is http or https; null otherwise. Everything that becomes a
 * link or a destination passes here, so that no `javascript:` address is ever followed.
 */
export function httpUrlOrNull(input: unknown): string | null {
  const value = text(input).trim();
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return null;
  return value;
}
