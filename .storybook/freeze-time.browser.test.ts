import { beforeAll, expect, it } from "vitest";
import type * as Still from "./freeze-time.ts";

/** The end of it is how `isChromatic` knows its browser. */
const USER_AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Chromatic";

const real = globalThis.Date;
let still: typeof Still;

beforeAll(async () => {
  Object.defineProperty(navigator, "userAgent", { value: USER_AGENT });
  still = await import("./freeze-time.ts");
});

it("stops the clock while a story is pictured, and leaves timers running", async () => {
  const before = new Date();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(Date.now()).toBe(before.getTime());
  expect(new Date().toISOString()).toBe("2026-11-20T10:00:00.000Z");
  expect(Date()).toBe(before.toString());
  expect(real.now()).not.toBe(before.getTime());
});

it("returns any other instant unchanged", () => {
  expect(new Date(0).toISOString()).toBe("1970-01-01T00:00:00.000Z");
  expect(new Date("2026-01-02").constructor).toBe(Date);
  expect(Date.UTC(2026, 0, 2)).toBe(real.UTC(2026, 0, 2));
});

it("draws the same random numbers in every picture", () => {
  const drawn = () => Array.from({ length: 5 }, () => Math.random());
  still.seedRandom();
  const first = drawn();
  still.seedRandom();
  expect(drawn()).toEqual(first);
  expect(new Set(first).size).toBe(5);
});
