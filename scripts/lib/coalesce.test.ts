import { expect, it } from "vitest";
import { coalesce } from "./coalesce.ts";

/** Runs that end when the test says so. */
function heldRuns() {
  const ends: (() => void)[] = [];
  const ask = coalesce(() => new Promise((resolve) => ends.push(resolve)));
  return { ask, ends };
}

it.each<[calls: number, runs: number]>([
  [0, 1],
  [1, 2],
  [5, 2],
])("runs once more when it is asked for %i times during a run: %i runs", async (calls, runs) => {
  const { ask, ends } = heldRuns();
  const done = ask();
  for (let call = 0; call < calls; call += 1) void ask();
  expect(ends).toHaveLength(1);
  for (let run = 0; run < runs; run += 1) {
    await expect.poll(() => ends.length).toBe(run + 1);
    ends[run]!();
  }
  await done;
  expect(ends).toHaveLength(runs);
});

it("runs again when it is asked for after a run", async () => {
  const { ask, ends } = heldRuns();
  for (const at of [0, 1]) {
    const done = ask();
    ends[at]!();
    await done;
  }
  expect(ends).toHaveLength(2);
});
