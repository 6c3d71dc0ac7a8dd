/** Random days and lists for the rules of factories. */
import { faker } from "./faker.ts";
import { addDays, daysBetween, toCalendarDay } from "../calendar-day.ts";
import type * as wire from "../generated/main/wire/index.ts";
import { parseCalendarDay } from "../model/read.ts";

/** 'YYYY-MM-DD'. */
export function dayIn(days: number): string {
  return addDays(toCalendarDay(faker.defaultRefDate().getTime()), days);
}

export const dayBetween = (min: number, max: number): string =>
  dayIn(faker.number.int({ min, max }));

/** Below 0 for the past; null if an override is no day. */
export function daysTo(date: unknown): number | null {
  const day = parseCalendarDay(date);
  return day === null ? null : daysBetween(dayIn(0), day);
}

/** Ids of the contract have at least four digits. */
export const drawId = (): number => faker.number.int({ min: 1000 });

/** For a field with several spellings: null if given as empty, undefined if not given. */
export function firstGiven<Value>(
  ...spellings: readonly (Value | null | undefined)[]
): Value | null | undefined {
  const value = spellings.find((spelling) => spelling != null);
  return value ?? spellings.find((spelling) => spelling === null);
}

export function uniqueBy<Entry>(list: readonly Entry[], keyOf: (entry: Entry) => unknown): Entry[] {
  return [...new Map(list.map((entry) => [keyOf(entry), entry])).values()];
}

export interface EntryKind<Entry> {
  keyOf: (entry: Entry) => unknown;
  /** Another entry with the fields of `template`. */
  draw: (template: Entry) => Entry;
}

/** A kind with too few keys repeats some entries. */
const MAX_DRAWS = 20;

function drawDistinct<Entry>(
  templates: readonly Entry[],
  keys: ReadonlySet<unknown>,
  { keyOf, draw }: EntryKind<Entry>,
): Entry {
  const another = () => draw(faker.helpers.arrayElement(templates));
  let entry = another();
  for (let draws = 1; draws < MAX_DRAWS && keys.has(keyOf(entry)); draws += 1) entry = another();
  return entry;
}

export function resize<Entry>(
  list: readonly Entry[],
  length: number,
  kind: EntryKind<Entry>,
): Entry[] {
  const entries = uniqueBy(list, kind.keyOf).slice(0, length);
  const keys = new Set(entries.map(kind.keyOf));
  while (list.length > 0 && entries.length < length) {
    const entry = drawDistinct(list, keys, kind);
    keys.add(kind.keyOf(entry));
    entries.push(entry);
  }
  return entries;
}

/** A given count or list decides. */
export function fitCount<Entry>(
  list: readonly Entry[],
  given: { count?: number | undefined; list?: readonly Entry[] | undefined },
  kind: EntryKind<Entry>,
): { count: number; list: Entry[] } {
  const drawn = uniqueBy(list, kind.keyOf);
  const entries = given.list ?? resize(drawn, given.count ?? drawn.length, kind);
  return { list: [...entries], count: given.count ?? entries.length };
}

interface Active {
  is_active?: boolean;
  isActive?: boolean;
  deleted_at?: string | null;
}

/**
 * A given field decides.
 *
 * @param start day from which it exists: a deletion comes later
 */
export function activity<Made extends Active>(
  made: Made,
  given: Partial<Made>,
  start?: string | null,
): { isActive: boolean; deletedAt: string | null } {
  const earliest = (daysTo(start) ?? -Infinity) + 1;
  const isNew = earliest >= 0;
  const givenActive =
    given.deleted_at === undefined
      ? (given.isActive ?? given.is_active)
      : given.deleted_at === null;
  const isActive = givenActive ?? (isNew || (made.isActive ?? made.is_active ?? true));
  const drawDeletion = () =>
    isNew && start != null ? start : dayBetween(Math.max(-200, earliest), -1);
  return { isActive, deletedAt: isActive ? null : drawDeletion() };
}

export function settingsOnce({ settings }: { settings?: wire.Settings }): {
  settings?: wire.Settings;
} {
  return Array.isArray(settings) ? { settings: uniqueBy(settings, ({ type }) => type) } : {};
}
