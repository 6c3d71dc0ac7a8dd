/**
 * The effect of a wrong field: the SDK's reader gets the reply as it came, without the field, and
 * with valid values.
 */

/** A reader of the SDK, from a reply to the model that the portal shows. */
export type Read = (reply: unknown) => unknown;

/**
 * - `unread`: the model does not depend on the field
 * - `read`: the model has something of the value
 * - `replaced`: the model has another value or a default, as without the field
 * - `lost`: the model has nothing there
 */
export type Verdict = "unread" | "read" | "replaced" | "lost";

const ABSENT = Symbol("absent");

/** Values of every kind in the contract, in addition to its examples. */
const PROBES: readonly unknown[] = [
  "Aa",
  "4",
  "1",
  "current",
  "complete",
  "2026-11-03",
  "2026-11-03T10:00:00Z",
  "https://example.com/a",
  4,
  7,
  true,
  false,
  ["Aa"],
  [{ id: 7, name: "Aa" }],
  { id: 7, name: "Aa" },
];

/** Values that mean no, which readers may understand in another type. */
const NEGATIVES = new Set<unknown>(["0", "false", "", 0, false]);

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** The values at a place in an example, in every entry of a list. */
function valuesAt(value: unknown, [key, ...rest]: readonly string[]): unknown[] {
  if (key === undefined) return [value];
  if (Array.isArray(value)) return value.flatMap((entry) => valuesAt(entry, rest));
  return isNode(value) && key in value ? valuesAt(value[key], rest) : [];
}

/**
 * Reduces each list around the place to the entry there.
 *
 * @returns the reply with its new place
 */
function isolate(value: unknown, [key, ...rest]: readonly string[]): [unknown, string[]] {
  if (key === undefined || !isNode(value)) return [value, key === undefined ? [] : [key, ...rest]];
  const [inner, place] = isolate(value[key], rest);
  if (Array.isArray(value)) return [[inner], ["0", ...place]];
  return [key in value ? { ...value, [key]: inner } : value, [key, ...place]];
}

/** A copy of `value` with another value at a place, if it can be reached. */
function replaceAt(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by === ABSENT ? undefined : by;
  if (!isNode(value)) return value;
  if (Array.isArray(value)) {
    const index = Number(key);
    if (by === ABSENT && rest.length === 0) return value.toSpliced(index, 1);
    return value.with(index, replaceAt(value[index], rest, by));
  }
  const { [key]: before, ...others } = value;
  if (rest.length === 0 && by === ABSENT) return others;
  return { ...others, [key]: replaceAt(before, rest, by) };
}

/** The plain values of a model by path. */
function leavesOf(value: unknown, at = "", into = new Map<string, unknown>()) {
  if (isNode(value)) {
    for (const [key, inner] of Object.entries(value)) leavesOf(inner, `${at}/${key}`, into);
  } else {
    into.set(at, value);
  }
  return into;
}

export function verdictOn(
  read: Read,
  reply: unknown,
  place: readonly string[],
  examples: readonly unknown[],
): Verdict {
  const [alone, at] = isolate(reply, place);
  const withValue = (value: unknown) => leavesOf(read(replaceAt(alone, at, value)));
  const asItCame = leavesOf(read(alone));
  const without = withValue(ABSENT);
  const probes = [...examples.flatMap((example) => valuesAt(example, place)), ...PROBES];
  const affected = new Set<string>();
  for (const probe of probes) {
    const model = withValue(probe);
    for (const leaf of new Set([...model.keys(), ...without.keys()])) {
      if (model.get(leaf) !== without.get(leaf)) affected.add(leaf);
    }
  }
  if (affected.size === 0) return "unread";
  const leaves = [...affected];
  const isIgnored = (leaf: string) => asItCame.get(leaf) === without.get(leaf);
  const [sent] = valuesAt(alone, at);
  const isNothing = (leaf: string) => {
    const value = asItCame.get(leaf) ?? "";
    return value === "" || (NEGATIVES.has(value) && isIgnored(leaf) && !NEGATIVES.has(sent));
  };
  if (leaves.every(isNothing)) return "lost";
  return leaves.every(isIgnored) && !NEGATIVES.has(sent) ? "replaced" : "read";
}
