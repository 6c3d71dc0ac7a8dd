/** Numbers that look random and are the same for the same seed, on every machine and start. */
export type Random = ReturnType<typeof randomFor>;

/** A 32-bit number from any texts and numbers; close inputs give unrelated numbers. */
function hash(...parts: readonly (string | number)[]): number {
  let state = 0x811c9dc5;
  for (const char of parts.join("\u0000")) {
    state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  state = Math.imul(state ^ (state >>> 16), 0x7feb352d);
  state = Math.imul(state ^ (state >>> 15), 0x846ca68b);
  return (state ^ (state >>> 16)) >>> 0;
}

/** A generator of its own for every subject, so that one more person changes no other. */
export function randomFor(...subject: readonly (string | number)[]) {
  let state = hash(...subject);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    /** At least 0, below 1. */
    next,
    /** A whole number from `low` to `high`, both included. */
    int,
    /** True with the given chance (0 to 1). */
    chance: (probability: number): boolean => next() < probability,
    /** One of the items; the list must not be empty. */
    pick: <T>(items: readonly T[]): T => {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) {
        throw new RangeError("Nothing can be picked from an empty list.");
      }
      return item;
    },
  };
}

/** A version 4 shaped UUID that is the same for the same subject. */
export function uuidFor(...subject: readonly (string | number)[]): string {
  const words = [0, 1, 2, 3].map((n) =>
    hash(n, ...subject)
      .toString(16)
      .padStart(8, "0"),
  );
  const hex = words.join("");
  const variant = "89ab".charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, `$1-$2-4$3-${variant}$4-`);
}
