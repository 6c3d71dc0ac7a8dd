import isChromatic from "chromatic/isChromatic";

/** Pictures are taken at a Friday of the month with most sample data. */
const NOW = Date.UTC(2026, 10, 20, 10, 0, 0);

/** `Date` without arguments is always the same moment; with arguments, and the timers, it is the real one. */
function stopClock(): void {
  const real = Date;
  const stopped = new Proxy(real, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [NOW] : given, newTarget) as object,
    apply: () => new real(NOW).toString(),
    get: (target, key, receiver): unknown =>
      key === "now" ? () => NOW : Reflect.get(target, key, receiver),
  });
  real.prototype.constructor = stopped;
  globalThis.Date = stopped;
}

/** Numbers that look random and are the same each time (mulberry32). Faker draws its seed from them too. */
export function seedRandom(): void {
  let state = 0x5eed;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

// Only for the pictures of Chromatic: people and tests get the real time.
if (isChromatic()) {
  stopClock();
  seedRandom();
}
