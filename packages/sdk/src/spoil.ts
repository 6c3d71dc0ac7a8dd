import { isRecord } from "./model/read.ts";

/** Stands in for a place of a reply that holds something else than the contract says. */
const ODD: readonly unknown[] = [
  null,
  "",
  "odd",
  "2026-13-45",
  0,
  -1,
  1.5,
  true,
  [],
  [null, "odd", 7],
  {},
  { id: null, name: 7 },
  { date: [] },
];

/**
 * Every way to spoil one place of a reply, each as a copy of the whole: its leaves and branches in turn
 * given every value of `odd`, the entries of its lists and records in turn left out. For tests that a
 * reader or a page copes with servers that differ from the contract.
 *
 * @param odd what is put in a place; by default values of every JSON type
 */
export function* spoiled(value: unknown, odd: readonly unknown[] = ODD): Generator {
  yield* odd;
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) {
      yield value.toSpliced(index, 1);
      for (const worse of spoiled(entry, odd)) yield value.with(index, worse);
    }
  } else if (isRecord(value)) {
    for (const [key, inner] of Object.entries(value)) {
      const { [key]: _gone, ...others } = value;
      yield others;
      for (const worse of spoiled(inner, odd)) yield { ...value, [key]: worse };
    }
  }
}
