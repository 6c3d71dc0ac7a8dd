import { describe, expect, it, vi } from "vitest";
import { limitConcurrency, mapWithConcurrency } from "./concurrency.ts";

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

describe("limitConcurrency", () => {
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  it("runs a limited number of calls at a time, in their order, also after a failure", async () => {
    const run = limitConcurrency(2);
    const begun: number[] = [];
    let running = 0;
    let most = 0;
    const { signal } = new AbortController();
    const calls = [0, 1, 2, 3, 4, 5].map((at) =>
      run(async () => {
        begun.push(at);
        most = Math.max(most, (running += 1));
        await pause(5);
        running -= 1;
        if (at % 2 === 0) throw new Error("No.");
        return at;
      }, signal),
    );
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.map(({ status }) => status === "fulfilled")).toEqual(
      [0, 1, 2, 3, 4, 5].map((at) => at % 2 === 1),
    );
    expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });

  it("leaves out a call whose signal aborts while it waits, and runs the next", async () => {
    const run = limitConcurrency(1);
    const controllers = [0, 1, 2, 3].map(() => new AbortController());
    const begun: number[] = [];
    const calls = controllers.map(({ signal }, at) =>
      run(async () => {
        begun.push(at);
        await pause(5);
      }, signal).catch((reason: unknown) => reason),
    );
    controllers[1]?.abort("left");
    expect(await Promise.all(calls)).toEqual([undefined, "left", undefined, undefined]);
    expect(begun).toEqual([0, 2, 3]);
  });

  it("starts no call whose signal has been aborted", async () => {
    const call = vi.fn<() => void>();
    await expect(limitConcurrency(1)(call, AbortSignal.abort("left"))).rejects.toBe("left");
    expect(call).not.toHaveBeenCalled();
  });
});
