import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { leavePage } from "./leave-page.ts";

const page = new EventTarget();
const assign = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  assign.mockReset();
  vi.stubGlobal("location", { assign });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const show = (persisted: boolean) => Object.assign(new Event("pageshow"), { persisted });

describe("leavePage", () => {
  it.each<[string, () => unknown, boolean]>([
    ["the page is still there at once", () => undefined, false],
    ["a second has passed", () => vi.advanceTimersByTime(1_000), false],
    ["a slow host takes a minute", () => vi.advanceTimersByTime(60_000), false],
    ["the page is drawn for the first time", () => page.dispatchEvent(show(false)), false],
    ["the page is hidden", () => page.dispatchEvent(new Event("pagehide")), false],
    ["the window has the focus again", () => page.dispatchEvent(new Event("focus")), false],
    ["Back shows the page that was kept", () => page.dispatchEvent(show(true)), true],
    ["the address has not opened after long", () => vi.advanceTimersByTime(121_000), true],
  ])("navigates once, and waits or settles when %s", async (_when, happens, isSettled) => {
    const settled = vi.fn();
    void leavePage("https://elsewhere.test/").then(settled);
    happens();
    await Promise.resolve();
    await Promise.resolve();
    expect(assign.mock.calls).toEqual([["https://elsewhere.test/"]]);
    expect(settled).toHaveBeenCalledTimes(isSettled ? 1 : 0);
    vi.runAllTimers();
    page.dispatchEvent(show(true));
  });
});
