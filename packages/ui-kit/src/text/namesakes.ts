/** Distinguishes people, groups and others whose names look alike. */
import { fold } from "./search.ts";

export interface Distinction<T> {
  nameOf: (item: T) => string;
  /** Items with the same id are the same. */
  idOf: (item: T) => string;
  /** Marks such as a username, best first; blank marks are skipped. Default: the id. */
  marksOf?: ((item: T) => readonly string[]) | undefined;
}

/**
 * Marks by id, only for names that look alike. Each item gets its first unique mark, else its id.
 */
export function findNamesakeMarks<T>(
  items: readonly T[],
  { nameOf, idOf, marksOf = () => [] }: Distinction<T>,
): ReadonlyMap<string, string> {
  const byId = new Map(items.map((item) => [idOf(item), item]));
  const marks = new Map<string, string>();
  for (const namesakes of Map.groupBy(byId, ([, item]) => fold(nameOf(item))).values()) {
    if (namesakes.length < 2) continue;
    const candidates = namesakes.map(([, item]) => marksOf(item).map((mark) => mark.trim()));
    const counts = new Map<string, number>();
    for (const own of candidates) {
      for (const mark of new Set(own.map(fold))) counts.set(mark, (counts.get(mark) ?? 0) + 1);
    }
    for (const [at, [id]] of namesakes.entries()) {
      const mark = candidates[at]?.find((one) => fold(one) !== "" && counts.get(fold(one)) === 1);
      marks.set(id, mark ?? `Id ${id}`);
    }
  }
  return marks;
}

/** "Ana Lima (ana.lima@aurora.test)". */
export function withMark(name: string, mark: string | undefined): string {
  return mark === undefined ? name : `${name} (${mark})`;
}

/** For choices, chips and lists in text. */
export function distinguishNames<T extends { readonly id: string; readonly name: string }>(
  items: readonly T[],
  marksOf?: (item: T) => readonly string[],
): readonly T[] {
  const marks = findNamesakeMarks(items, {
    nameOf: ({ name }) => name,
    idOf: ({ id }) => id,
    marksOf,
  });
  if (marks.size === 0) return items;
  return items.map((item) => ({ ...item, name: withMark(item.name, marks.get(item.id)) }));
}
