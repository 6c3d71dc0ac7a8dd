/**
 * How names are ordered in lists, choices, exports and on paper. The language is fixed: a host makes the PDF of a
 * record and does not know a reader's, and two people who compare a list must see one order.
 */
const LANGUAGE = "en";

/** "Group 2" comes before "Group 10"; case and accents only break ties. */
const numeric = new Intl.Collator(LANGUAGE, { numeric: true });
const wordsOnly = new Intl.Collator(LANGUAGE);

/** Compares two names, for `toSorted`. */
export const compareNames: (one: string, other: string) => number = numeric.compare;

/**
 * The same order for many texts that are known before. Without digits they are compared without a look for
 * numbers, at a fraction of the price.
 */
export function comparerOf(texts: Iterable<string>): typeof compareNames {
  for (const text of texts) if (/\p{Number}/u.test(text)) return numeric.compare;
  return wordsOnly.compare;
}

/** A copy in the order of names; equal names stay in the order given. */
export function sortByName<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
  return items.toSorted((one, other) => numeric.compare(nameOf(one), nameOf(other)));
}
