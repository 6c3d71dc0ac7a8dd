import { describe, expect, it, vi } from "vitest";
import { createHostClock, type HostName } from "./host-clock.ts";

const START = Date.parse("2026-11-25T23:58:30Z");
const MINUTE = 60_000;

/** The events of the clock, in order. */
type Step =
  /** Time passes. */
  | { pass: number }
  /** The computer sleeps: only its wall clock continues. */
  | { sleep: number }
  /** Somebody sets the wall clock of the computer. */
  | { set: number }
  /** The hosts' own clock is corrected. */
  | { correct: number }
  /** A call and the differences of its reply from a prompt, fresh read of the main API. */
  | {
      reply: {
        host?: HostName;
        isWrite?: true;
        /** Milliseconds each way. */
        out?: number;
        back?: number;
        /** Milliseconds that the reply lay in a cache. */
        stored?: number;
        age?: string;
        date?: string;
        /** The time by which this host is ahead of the other one. */
        ahead?: number;
      };
    };

/**
 * @param skew how far the computer is ahead of the hosts at first
 * @returns how far the measured time is ahead of the hosts' at the end
 */
function run(skew: number, steps: readonly Step[]) {
  let [real, wallLead, slept] = [START, skew, 0];
  let hostLead = 0;
  const clock = createHostClock({
    wall: () => real + wallLead,
    steady: () => real - START - slept,
  });
  for (const step of steps) {
    if ("pass" in step) {
      real += step.pass;
    } else if ("sleep" in step) {
      [real, slept] = [real + step.sleep, slept + step.sleep];
    } else if ("set" in step) {
      wallLead += step.set;
    } else if ("correct" in step) {
      hostLead += step.correct;
    } else {
      const { host = "main", out = 20, back = 20, stored = 0, ahead = 0, ...more } = step.reply;
      const sentAt = clock.local();
      real += out;
      const served = new Date(real + hostLead + ahead - stored).toUTCString();
      real += back;
      clock.note({
        host,
        date: more.date ?? served,
        age: more.age ?? "",
        sentAt,
        receivedAt: clock.local(),
        isCacheable: more.isWrite !== true,
      });
    }
  }
  return clock.now() - (real + hostLead);
}

const reply = { reply: {} };
const write = { reply: { isWrite: true } } as const;

describe("the clock of the hosts", () => {
  it.each<readonly [what: string, skew: number, steps: readonly Step[]]>([
    ["a computer that is right", 0, [reply]],
    ["a computer four minutes ahead", 4 * MINUTE, [reply]],
    ["a computer four minutes behind", -4 * MINUTE, [reply]],
    ["a computer a day ahead", 1440 * MINUTE, [reply]],
    ["a computer of the year 2001", Date.UTC(2001, 0) - START, [reply]],
    ["a computer of the year 2099", Date.UTC(2099, 0) - START, [reply]],
    ["a write as the first call", 4 * MINUTE, [write]],
    ["the sign-in alone", 4 * MINUTE, [{ reply: { host: "auth", isWrite: true } }]],
    ["a slow reply after a quick one", MINUTE, [reply, { reply: { out: 100, back: 60_000 } }]],
    ["a quick reply after a slow one", MINUTE, [{ reply: { back: 60_000 } }, reply]],
    ["a slow upload", MINUTE, [reply, { reply: { isWrite: true, out: 600_000 } }]],
    ["an hour without a call", MINUTE, [reply, { pass: 60 * MINUTE }]],
    ["an hour of sleep", MINUTE, [reply, { sleep: 60 * MINUTE }]],
    ["an hour of sleep and a call", MINUTE, [reply, { sleep: 60 * MINUTE }, reply]],
    ["a clock set ahead, and a call", 0, [reply, { set: 60 * MINUTE }, { pass: 5 }, reply]],
    ["a clock set back", 0, [reply, { set: -60 * MINUTE }, { pass: 5 }]],
    ["a clock set back, and a call", 0, [reply, { set: -60 * MINUTE }, { pass: 5 }, reply]],
    ["a clock set back and ahead", 0, [reply, { set: -5 * MINUTE }, { set: 5 * MINUTE }, reply]],
    ["a clock set ahead while asleep", 0, [reply, { sleep: MINUTE }, { set: MINUTE }, write]],
    ["a clock set ahead by five seconds", 0, [reply, { set: 5_000 }, reply]],
    ["a cached read", MINUTE, [reply, { reply: { stored: 10 * MINUTE } }]],
    ["a cached read first", MINUTE, [{ reply: { stored: 10 * MINUTE } }, reply]],
    ["a cached read that says its age", MINUTE, [{ reply: { stored: 9e5, age: "900" } }, reply]],
    [
      "a cached read again and again",
      MINUTE,
      [
        reply,
        { reply: { stored: 10 * MINUTE } },
        { pass: 10_000 },
        { reply: { stored: 10 * MINUTE + 10_040 } },
        { pass: 60_000 },
        { reply: { stored: 11 * MINUTE + 10_080 } },
      ],
    ],
    ["a cached read after sleep", 0, [reply, { sleep: 6e6 }, { reply: { stored: 7e7 } }]],
    ["no date in the reply", MINUTE, [reply, { reply: { date: "" } }]],
    ["a date that is none", MINUTE, [reply, { reply: { date: "soon" } }]],
    ["a date of ISO 8601", MINUTE, [reply, { reply: { date: "2031-01-01T00:00:00Z" } }]],
    ["a number", MINUTE, [reply, { reply: { date: "1764115200" } }]],
    ["a host that began in 1970", 0, [reply, { reply: { date: "Thu, 01 Jan 1970 00:00:00 GMT" } }]],
    ["blanks around the date", MINUTE, [{ reply: { date: " Wed, 25 Nov 2026 23:58:30 GMT " } }]],
    ["hosts set back, seen by a write", 0, [reply, { correct: -MINUTE }, write]],
    ["hosts set ahead", 0, [reply, { correct: MINUTE }, reply]],
    [
      "hosts set back, seen by two reads",
      0,
      [reply, { correct: -6e4 }, reply, { pass: 6e3 }, reply],
    ],
    ["a sign-in host that is ahead", 0, [{ reply: { host: "auth", ahead: 3e5 } }, reply]],
    ["a sign-in host that is behind", 0, [reply, { reply: { host: "auth", ahead: -3e5 } }]],
  ])("sets the hosts' clock within a second, and not ahead, after %s", (_what, skew, steps) => {
    const off = run(skew, steps);
    expect(off).toBeLessThanOrEqual(1);
    expect(off).toBeGreaterThan(-1_100);
  });

  it.each<readonly [string, readonly Step[]]>([
    ["no reply came", []],
    ["replies have no date", [{ reply: { date: "" } }]],
    ["the date cannot be read", [{ reply: { date: "yesterday" } }]],
    ["the only reply is an old one", [{ reply: { age: "3600", stored: 3_600_000 } }]],
  ])("uses the computer's clock when %s", (_when, steps) => {
    expect(run(4 * MINUTE, steps)).toBe(4 * MINUTE);
  });

  it("corrects the clock with every reply, whatever the second it was written in", () => {
    const replies = Array.from({ length: 40 }, (): Step[] => [{ pass: 1_130 }, reply]).flat();
    expect(run(4 * MINUTE, replies)).toBeGreaterThan(-150);
  });

  it("calls its listeners when the time is corrected, and only then", () => {
    let real = START;
    const clock = createHostClock({ wall: () => real + 4 * MINUTE, steady: () => real });
    const listener = vi.fn();
    const stop = clock.subscribe(listener);
    const note = () =>
      clock.note({
        host: "main",
        date: new Date(real).toUTCString(),
        sentAt: clock.local(),
        receivedAt: clock.local(),
        isCacheable: true,
      });
    note();
    expect(listener).toHaveBeenCalledTimes(1);
    real += 60_000;
    note();
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    real += 500_000;
    note();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
