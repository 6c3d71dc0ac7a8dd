/** What tells apart people, groups and other things whose names look alike. */
import { fold } from "./search.ts";

/** How things are told apart. */
export interface Distinction<T> {
  nameOf: (item: T) => string;
  /** Entries of one id are one thing, which has no twin in itself. */
  idOf: (item: T) => string;
  /** What may tell it apart, the best first, such as a username; blank ones are passed over. Default: the id alone. */
  marksOf?: ((item: T) => readonly string[]) | undefined;
}

/**
 * A second mark by id, for those alone whose name another one has as well, also in another spelling that looks
 * the same. Each gets its first mark that no other of them has, else its id.
 */
export function findTwinMarks<T>(
  items: readonly T[],
  { nameOf, idOf, marksOf = () => [] }: Distinction<T>,
): ReadonlyMap<string, string> {
  const byId = new Map(items.map((item) => [idOf(item), item]));
  const marks = new Map<string, string>();
  for (const twins of Map.groupBy(byId, ([, item]) => fold(nameOf(item))).values()) {
    if (twins.length < 2) continue;
    const offered = twins.map(([, item]) => marksOf(item).map((mark) => mark.trim()));
    const counts = new Map<string, number>();
    for (const own of offered) {
      for (const mark of new Set(own.map(fold))) counts.set(mark, (counts.get(mark) ?? 0) + 1);
    }
    for (const [at, [id]] of twins.entries()) {
      const mark = offered[at]?.find((one) => fold(one) !== "" && counts.get(fold(one)) === 1);
      marks.set(id, mark ?? `Id ${id}`);
    }
  }
  return marks;
}

/** A name with its second mark, as text: "Ana Lima (ana.lima@aurora.test)". */
export function withMark(name: string, mark: string | undefined): string {
  return mark === undefined ? name : `${name} (${mark})`;
}

/** The same entries, with the second mark in the names that look alike: for choices, chips and lists in words. */
export function distinguishNames<T extends { readonly id: string; readonly name: string }>(
  items: readonly T[],
  marksOf?: (item: T) => readonly string[],
): readonly T[] {
  const marks = findTwinMarks(items, { nameOf: ({ name }) => name, idOf: ({ id }) => id, marksOf });
  if (marks.size === 0) return items;
  return items.map((item) => ({ ...item, name: withMark(item.name, marks.get(item.id)) }));
}
