/** A generator of pseudo-random numbers, the same on every machine. */
export interface Random {
  /** At least 0, below 1. */
  readonly next: () => number;
  /** A whole number; both limits are inclusive. */
  readonly int: (low: number, high: number) => number;
  /** @param probability 0 to 1 */
  readonly chance: (probability: number) => boolean;
  /** @throws RangeError for an empty list */
  readonly pick: <T>(items: readonly T[]) => T;
}

/** Close inputs give unrelated 32-bit numbers. */
function hash(...parts: readonly (string | number)[]): number {
  let state = 0x811c9dc5;
  for (const char of parts.join("\u0000")) {
    state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  state = Math.imul(state ^ (state >>> 16), 0x7feb352d);
  state = Math.imul(state ^ (state >>> 15), 0x846ca68b);
  return (state ^ (state >>> 16)) >>> 0;
}

/** Each subject has its own generator, so that one more person changes no other. */
export function randomFor(...subject: readonly (string | number)[]): Random {
  let state = hash(...subject);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) throw new RangeError("Nothing can be picked from an empty list.");
      return item;
    },
  };
}

/** Version 4 shaped, the same for the same subject. */
export function uuidFor(...subject: readonly (string | number)[]): string {
  const values = [0, 1, 2, 3].map((n) =>
    hash(n, ...subject)
      .toString(16)
      .padStart(8, "0"),
  );
  const hex = values.join("");
  const variant = "89ab".charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, `$1-$2-4$3-${variant}$4-`);
}
