import { createHostClock } from "@recurrent/sdk";
import { toCalendarDay } from "@recurrent/sdk/calendar-day";
import { readdirSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { onDayChange } from "./days.ts";

const EVENING = Date.parse("2026-11-25T23:58:00Z");
const MINUTE = 60_000;

/** The events of a page that `onDayChange` uses; Node has none. */
const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers({ now: EVENING });
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A clock whose browser is ahead of the hosts by this time, which it learns from a reply. */
function openPage({ ahead = 0 } = {}) {
  let [real, slept] = [EVENING, 0];
  const wall = () => real + ahead;
  const clock = createHostClock({ wall, steady: () => real - EVENING - slept });
  const days: string[] = [];
  const stop = onDayChange(clock, () => days.push(toCalendarDay(clock.now())));
  return {
    clock,
    days,
    stop,
    pass(ms: number) {
      real += ms;
      vi.advanceTimersByTime(ms);
    },
    /** Neither timers nor the monotonic clock advance. */
    sleep(ms: number) {
      real += ms;
      slept += ms;
    },
    reply() {
      const at = clock.local();
      const date = new Date(real).toUTCString();
      clock.note({ host: "main", date, sentAt: at, receivedAt: at, isCacheable: true });
    },
  };
}

describe("onDayChange", () => {
  it("calls once at midnight of UTC, and at each midnight after it", () => {
    const { days, pass } = openPage();
    pass(2 * MINUTE - 1);
    expect(days).toEqual([]);
    pass(1);
    expect(days).toEqual(["2026-11-26"]);
    for (let minute = 0; minute < 24 * 60; minute += 1) pass(MINUTE);
    expect(days).toEqual(["2026-11-26", "2026-11-27"]);
  });

  it("calls at midnight of the hosts when the browser is four minutes ahead", () => {
    const { clock, days, pass, reply } = openPage({ ahead: 4 * MINUTE });
    expect(toCalendarDay(clock.now())).toBe("2026-11-26");
    reply();
    expect(days).toEqual(["2026-11-25"]);
    pass(MINUTE);
    pass(MINUTE + 1);
    expect(days).toEqual(["2026-11-25", "2026-11-26"]);
  });

  it("calls at midnight of the hosts when the browser is behind", () => {
    const { days, pass, reply } = openPage({ ahead: -60 * MINUTE });
    reply();
    pass(2 * MINUTE);
    expect(days).toEqual(["2026-11-26"]);
  });

  it.each(["visibilitychange", "pageshow"])("calls when the page wakes with %s", (event) => {
    const { days, sleep } = openPage();
    sleep(600 * MINUTE);
    expect(days).toEqual([]);
    page.dispatchEvent(new Event(event));
    expect(days).toEqual(["2026-11-26"]);
  });

  it("calls within a minute of waking without an event", () => {
    const { days, sleep, pass } = openPage();
    sleep(600 * MINUTE);
    pass(MINUTE);
    expect(days).toEqual(["2026-11-26"]);
  });

  it("does not call when a page is shown again on the same day", () => {
    const { days, reply } = openPage();
    reply();
    page.dispatchEvent(new Event("visibilitychange"));
    expect(days).toEqual([]);
  });

  it("leaves no timer and no listener when it is stopped", () => {
    const { days, stop, pass } = openPage();
    stop();
    expect(vi.getTimerCount()).toBe(0);
    pass(5 * MINUTE);
    page.dispatchEvent(new Event("pageshow"));
    expect(days).toEqual([]);
  });
});

/**
 * Files in which the browser's own clock is right: the time since the last input, the end of a token on
 * this computer, and the age of a message or a reply.
 */
const OWN_CLOCK = [
  "features/auth/PrivacyScreenForm.tsx",
  "shared/components/AutoRefetch.tsx",
  "shared/context/auto-refetch.ts",
  "shared/session/draft-store.ts",
  "shared/session/session.ts",
  "app/lock-when-idle.ts",
  "app/auto-refetch-session.ts",
];

it("lets no page ask the browser for the day", () => {
  const roots = ["portal", "ui-kit"].map(
    (name) => new URL(`../../../../${name}/src/`, import.meta.url),
  );
  const found = roots.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.|testing\//.test(file))
      .filter((file) =>
        /new Date\(\)|Date\.now\b|dayjs(?:\.utc)?\(\)/.test(
          readFileSync(new URL(file, root), "utf8"),
        ),
      ),
  );
  expect(found.filter((file) => !OWN_CLOCK.includes(file))).toEqual([]);
});
