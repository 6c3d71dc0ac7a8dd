/** 'A, B and C', without the comma of American English before the last. */
export function formatList(
  items: readonly string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  return new Intl.ListFormat("en-GB", { type }).format(items);
}
