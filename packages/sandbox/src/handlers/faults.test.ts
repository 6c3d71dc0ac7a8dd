import { afterEach, expect, it, vi } from "vitest";
import { Database } from "../store/database.ts";
import { memoryPersistence } from "../store/persistence/persistence.ts";
import { delayCall, endDelays } from "./faults.ts";

afterEach(() => vi.useRealTimers());

const DAY_MS = 86_400_000;

it.each([
  0,
  1,
  50,
  DAY_MS,
  24 * DAY_MS,
  2 ** 31 - 2,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 31 + 1,
  2 ** 32 - 2,
  2 ** 32,
  2 ** 32 + 5,
  30 * DAY_MS,
  9_999_999_999,
])("delays a call by %i ms", async (milliseconds) => {
  vi.useFakeTimers();
  const database = new Database({ persistence: memoryPersistence() });
  const ended = vi.fn<(end: string) => void>();
  const done = delayCall(database, milliseconds).then(ended);
  await vi.advanceTimersByTimeAsync(Math.max(0, milliseconds - 1));
  expect(ended).toHaveBeenCalledTimes(milliseconds === 0 ? 1 : 0);
  await vi.advanceTimersByTimeAsync(1);
  await done;
  expect(ended).toHaveBeenCalledExactlyOnceWith("over");
  expect(vi.getTimerCount()).toBe(0);
});

it.each(["over", "cut-off"] as const)("ends a delay of years early: %s", async (end) => {
  vi.useFakeTimers();
  const database = new Database({ persistence: memoryPersistence() });
  const delayed = delayCall(database, 1e12);
  await vi.advanceTimersByTimeAsync(2 ** 31 + 1);
  endDelays(database, end);
  expect(await delayed).toBe(end);
  expect(vi.getTimerCount()).toBe(0);
});
