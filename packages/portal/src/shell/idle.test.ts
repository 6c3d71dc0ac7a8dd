import { afterEach, expect, it, vi } from "vitest";
import { createStageRuntime } from "../testing/stage-runtime.ts";
import { isIdle, lockWhenIdle } from "./follow-session.ts";

const MINUTE = 60_000;

it.each([
  [0, 100 * MINUTE, 0, false],
  [0, 15 * MINUTE - 1, 15, false],
  [0, 15 * MINUTE, 15, true],
  [10 * MINUTE, 15 * MINUTE, 15, false],
  [0, 1_000, 0.01, true],
])("last active at %s, now %s, with %s minutes: %s", (last, now, minutes, expected) => {
  expect(isIdle(last, now, minutes)).toBe(expected);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([0.1, 5])("locks after %d minutes without input, never amid input", (minutes) => {
  vi.useFakeTimers();
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("document", new EventTarget());
  let active = Date.now();
  const lock = vi.fn();
  const noteActive = vi.fn((at: number) => void (active = at));
  const runtime = createStageRuntime({ path: () => "/", go: () => undefined }, { as: "trainee" });
  lockWhenIdle({
    ...runtime,
    config: { ...runtime.config, lockAfterMinutes: minutes },
    session: { ...runtime.session, lastActiveAt: () => active, noteActive, lock },
  });

  const limit = minutes * 60_000;
  for (let at = 0; at < 4 * limit; at += 1_200) {
    vi.advanceTimersByTime(1_200);
    page.dispatchEvent(new Event("keydown"));
  }
  expect(lock).not.toHaveBeenCalled();
  // Not every key is worth a write.
  expect(noteActive.mock.calls.length).toBeLessThanOrEqual(240);

  vi.advanceTimersByTime(1.5 * limit);
  expect(lock).toHaveBeenCalled();
});
