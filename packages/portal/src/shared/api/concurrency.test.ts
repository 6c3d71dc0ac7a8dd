import { describe, expect, it, vi } from "vitest";
import { limitConcurrency, mapWithConcurrency } from "./concurrency.ts";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const { signal: NEVER } = new AbortController();

describe("mapWithConcurrency", () => {
  it("runs a limited number of calls at a time, and keeps the order", async () => {
    let running = 0;
    let most = 0;
    const double = async (ms: number) => {
      running += 1;
      most = Math.max(most, running);
      await pause(ms);
      running -= 1;
      return ms * 2;
    };
    const done = await mapWithConcurrency([30, 5, 20, 1, 10], 2, double, NEVER);
    expect(done).toEqual([60, 10, 40, 2, 20]);
    expect(most).toBe(2);
  });

  it("runs nothing for an empty list", async () => {
    expect(await mapWithConcurrency([], 4, async () => 1, NEVER)).toEqual([]);
  });

  const ITEMS = [0, 1, 2, 3, 4, 5, 6, 7];

  // Every item takes as long as the others, so each that ends lets the next one begin.
  it.each([
    { limit: 1, failing: [0], begun: 1 },
    { limit: 1, failing: [1], begun: 2 },
    { limit: 1, failing: [7], begun: 8 },
    { limit: 2, failing: [0], begun: 2 },
    { limit: 2, failing: [0, 1], begun: 2 },
    { limit: 2, failing: [2], begun: 4 },
    { limit: 3, failing: [3], begun: 6 },
    { limit: 4, failing: [0], begun: 4 },
    { limit: 4, failing: [0, 1, 2, 3], begun: 4 },
    { limit: 4, failing: [4], begun: 8 },
    { limit: 8, failing: [0], begun: 8 },
    { limit: 20, failing: [7], begun: 8 },
  ])("begins $begun of 8 when $failing fails, $limit at a time", async (row) => {
    const begun: number[] = [];
    const work = async (item: number) => {
      begun.push(item);
      await pause(5);
      if (row.failing.includes(item)) throw new Error(`No ${item}.`);
    };
    await expect(mapWithConcurrency(ITEMS, row.limit, work, NEVER)).rejects.toThrow(
      `No ${row.failing[0]}.`,
    );
    await pause(40);
    expect(begun).toEqual(ITEMS.slice(0, row.begun));
  });

  it.each([1, 2, 4])("begins no more once its signal aborts, %d at a time", async (limit) => {
    const leaving = new AbortController();
    const begun: number[] = [];
    const never = Promise.withResolvers<never>();
    const work = (item: number) => {
      begun.push(item);
      return never.promise;
    };
    const map = mapWithConcurrency(ITEMS, limit, work, leaving.signal);
    leaving.abort("left");
    // Its running calls never end.
    await expect(map).rejects.toBe("left");
    expect(begun).toEqual(ITEMS.slice(0, limit));
  });
});

describe("limitConcurrency", () => {
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

  it("rejects at once when a signal aborts before its call's turn", async () => {
    const run = limitConcurrency(1);
    const leaving = new AbortController();
    const { promise, resolve } = Promise.withResolvers<string>();
    const first = run(() => promise, NEVER);
    const second = run(() => "second", leaving.signal);
    const third = run(() => "third", NEVER);
    leaving.abort("left");
    // The first call is still running.
    await expect(second).rejects.toBe("left");
    resolve("first");
    expect(await Promise.all([first, third])).toEqual(["first", "third"]);
  });

  it("starts no call whose signal has been aborted", async () => {
    const call = vi.fn<() => void>();
    await expect(limitConcurrency(1)(call, AbortSignal.abort("left"))).rejects.toBe("left");
    expect(call).not.toHaveBeenCalled();
  });
});
