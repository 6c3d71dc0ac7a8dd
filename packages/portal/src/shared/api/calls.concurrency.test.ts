import { expect, it } from "vitest";
import { mapWithConcurrency } from "./calls.ts";

it("runs a limited number of calls at a time, and keeps the order", async () => {
  let running = 0;
  let most = 0;
  const done = await mapWithConcurrency([30, 5, 20, 1, 10], 2, async (ms) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, ms));
    running -= 1;
    return ms * 2;
  });
  expect(done).toEqual([60, 10, 40, 2, 20]);
  expect(most).toBe(2);
});

it("runs nothing for an empty list", async () => {
  expect(await mapWithConcurrency([], 4, async () => 1)).toEqual([]);
});

it("stops at the first failure", async () => {
  const begun: number[] = [];
  const work = mapWithConcurrency([1, 2, 3, 4], 1, async (item) => {
    begun.push(item);
    if (item === 2) throw new Error("No.");
  });
  await expect(work).rejects.toThrow("No.");
  expect(begun).toEqual([1, 2]);
});
