/** Random days and lists for the rules of factories. */
import { faker } from "@faker-js/faker/locale/en";
import { addDays, daysBetween, toCalendarDay } from "../calendar-day.ts";
import type * as wire from "../generated/main/wire/index.ts";

/** 'YYYY-MM-DD'. */
export function dayIn(days: number): string {
  return addDays(toCalendarDay(faker.defaultRefDate().getTime()), days);
}

export const dayBetween = (min: number, max: number): string =>
  dayIn(faker.number.int({ min, max }));

export function daysTo(date: string): number {
  return daysBetween(dayIn(0), date.slice(0, 10));
}

export function uniqueBy<Entry>(list: readonly Entry[], keyOf: (entry: Entry) => unknown): Entry[] {
  return [...new Map(list.map((entry) => [keyOf(entry), entry])).values()];
}

/** Cut, or with more entries of new ids. */
function resized<Entry extends { id?: unknown }>(list: readonly Entry[], length: number): Entry[] {
  return Array.from({ length }, (_, index): Entry => {
    const entry = list[index % list.length] as Entry;
    return index < list.length ? entry : { ...entry, id: faker.number.int({ min: 1 }) };
  });
}

/** The one that is given decides. */
export function counted<Entry extends { id?: unknown }>(
  list: readonly Entry[],
  given: { count?: number; list?: readonly Entry[] },
): { count: number; list: Entry[] } {
  const { count } = given;
  const fitting =
    given.list === undefined && count !== undefined ? resized(list, count) : [...list];
  return { list: fitting, count: count ?? fitting.length };
}

/** The one that is given decides. */
export function activity<
  Made extends { is_active?: boolean; isActive?: boolean; deleted_at?: unknown },
>(made: Made, given: Partial<Made>): { isActive: boolean; deletedAt: string | null } {
  const { deleted_at: deletedAt } = given;
  const isActive =
    deletedAt === undefined ? (made.isActive ?? made.is_active ?? true) : deletedAt === null;
  return { isActive, deletedAt: isActive ? null : dayBetween(-200, -1) };
}

export const namesOf = (roles: readonly (string | { name: string })[]): string[] =>
  roles.map((role) => (typeof role === "string" ? role : role.name));

export function settingsOnce({ settings }: { settings?: wire.Settings }): {
  settings?: wire.Settings;
} {
  return Array.isArray(settings) ? { settings: uniqueBy(settings, ({ type }) => type) } : {};
}
