import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createCountdown } from "./useCountdown.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A countdown of 30 seconds, its values so far, and how often it ended. */
function start() {
  const onEnd = vi.fn();
  const countdown = createCountdown(30);
  const seen: number[] = [];
  countdown.subscribe(() => void seen.push(countdown.secondsLeft()));
  return { ...countdown, run: () => countdown.run(onEnd), seen, onEnd };
}

it("counts every second until its end", () => {
  const { run, seen, onEnd, secondsLeft } = start();
  expect(secondsLeft()).toBe(30);
  run();
  vi.advanceTimersByTime(29_999);
  expect(seen).toEqual(Array.from({ length: 29 }, (_, at) => 29 - at));
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect([onEnd.mock.calls.length, secondsLeft()]).toEqual([1, 0]);
});

it("pauses, and continues with the remaining time", () => {
  const { run, onEnd, secondsLeft } = start();
  run()();
  const stop = run();
  vi.advanceTimersByTime(10_400);
  stop();
  vi.advanceTimersByTime(3_600_000);
  expect(secondsLeft()).toBe(20);
  run();
  vi.advanceTimersByTime(19_599);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it("ends as soon as it can when its timer was late", () => {
  const { run, seen, onEnd } = start();
  const stop = run();
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 90_000);
  stop();
  expect(onEnd).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  run();
  vi.advanceTimersByTime(2);
  expect([seen.at(-1), onEnd.mock.calls.length]).toEqual([0, 1]);
});

it.each([
  ["goes on", false],
  ["is paused and runs again", true],
])("begins again after its end when it %s", (_title, isPaused) => {
  const { run, onEnd, secondsLeft } = start();
  const stop = run();
  vi.advanceTimersByTime(34_999);
  expect([onEnd.mock.calls.length, secondsLeft()]).toEqual([1, 0]);
  if (isPaused) {
    stop();
    vi.advanceTimersByTime(3_600_000);
    expect([onEnd.mock.calls.length, secondsLeft()]).toEqual([1, 0]);
    run();
    vi.advanceTimersByTime(4999);
  }
  vi.advanceTimersByTime(1);
  expect(secondsLeft()).toBe(30);
  vi.advanceTimersByTime(29_999);
  expect(onEnd).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(2);
});
