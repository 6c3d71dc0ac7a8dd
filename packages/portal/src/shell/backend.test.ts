import { expect, it, vi } from "vitest";
import { clockFrom, REAL_CLOCK } from "./backend.ts";

it("is the browser's own for real hosts", () => {
  vi.useFakeTimers({ now: 5 });
  expect(REAL_CLOCK.now()).toBe(5);
  vi.useRealTimers();
});

it("is not known until the sandbox runs, tells of it, and moves with the world from then on", async () => {
  let world = 1000;
  const { promise, resolve } = Promise.withResolvers<() => number>();
  const clock = clockFrom(promise);
  const heard = vi.fn();
  clock.subscribe(heard);
  const stop = clock.subscribe(() => expect.unreachable("somebody who has gone"));
  stop();
  expect(clock.now()).toBeNull();
  resolve(() => world);
  await promise;
  expect(heard).toHaveBeenCalledOnce();
  expect(clock.now()).toBe(1000);
  world = 2000;
  expect(clock.now()).toBe(2000);
});

it("stays unknown where the sandbox does not start", async () => {
  const clock = clockFrom(Promise.reject(new Error("No worker.")));
  await Promise.resolve();
  expect(clock.now()).toBeNull();
});
