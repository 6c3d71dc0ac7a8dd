const DIGIT = /\d/;

/** "Flight 9" stands before "Flight 10"; case and accents only break ties. */
const natural = new Intl.Collator(undefined, { numeric: true, sensitivity: "variant" });
/** The same order for texts without digits, at a fraction of the price. */
const plain = new Intl.Collator(undefined, { sensitivity: "variant" });

type SortValue = string | number;

function isBlank(value: SortValue): boolean {
  return value === "" || Number.isNaN(value);
}

/**
 * Orders row positions by one value per row, in the person's language.
 *
 * Rows with the same value keep the order of `base`, in either direction; rows without a value
 * (empty text, NaN) come last in either direction, because they answer nothing.
 *
 * @param values one value per row, by row position
 * @param base the row positions to order, already in the order that breaks ties
 */
export function orderBy(
  values: readonly SortValue[],
  base: readonly number[],
  desc: boolean,
): number[] {
  const sign = desc ? -1 : 1;
  const collator = values.some((value) => typeof value === "string" && DIGIT.test(value))
    ? natural
    : plain;
  const filled: number[] = [];
  const blank: number[] = [];
  for (const position of base) {
    (isBlank(values[position] ?? "") ? blank : filled).push(position);
  }
  filled.sort((left, right) => {
    const a = values[left] ?? "";
    const b = values[right] ?? "";
    if (typeof a === "number" && typeof b === "number") return sign * (a - b);
    return sign * collator.compare(String(a), String(b));
  });
  return [...filled, ...blank];
}
