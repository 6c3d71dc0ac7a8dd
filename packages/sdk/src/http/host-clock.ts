/** The time as the hosts have it, measured by the header `Date` of their replies. */
import { notify } from "../report.ts";
import { momentOf } from "./retry.ts";

/** Which of the two hosts sent a reply. */
export type HostName = "auth" | "main";

/** What one reply says of its host's time. */
export interface ClockReading {
  host: HostName;
  /** Header `Date`; '' where there is none or it is not exposed to this origin. */
  date: string;
  /** Header `Age`, in seconds; a cache sends it. */
  age?: string;
  /** Values of {@link HostClock.local} before the call went out and after its reply came. */
  sentAt: number;
  receivedAt: number;
  /** Whether a cache may have sent the reply: true for reads. */
  isCacheable: boolean;
}

/** A clock that follows the hosts. */
export interface HostClock {
  /** Epoch milliseconds of the hosts; of this computer until a reply has been measured. */
  now: () => number;
  /** Calls the listener when a reply has moved the clock. Returns what ends that. */
  subscribe: (listener: () => void) => () => void;
  /** This computer's time for measuring: it never runs backwards. */
  local: () => number;
  /** Takes a reply into account. */
  note: (reading: ClockReading) => void;
  /** Called before a call; the function it returns takes the headers of the reply into account. */
  measure: (host: HostName, isCacheable: boolean) => (header: (name: string) => string) => void;
}

/** The clocks of this computer; both in milliseconds. */
interface LocalClocks {
  /** Epoch; somebody may set it. */
  wall: () => number;
  /** Never set, but it may stop while the computer sleeps. */
  steady: () => number;
}

/** Bounds of 'time of the host minus local time', in milliseconds. */
interface Bounds {
  low: number;
  high: number;
  /** Local time of the measurement. */
  at: number;
}

/** `Date` counts whole seconds. */
const DATE_STEP_MS = 1_000;

/** The clocks of a computer differ by less than this unless one was set or it slept. */
const JUMP_MS = 2_000;

/** A cached reply keeps its `Date`, so two of them this far apart contradict each other. */
const CONFIRM_AFTER_MS = 5_000;

/** An earlier or later `Date` comes from a machine whose clock was never set. */
const [EARLIEST, LATEST] = [Date.UTC(2020, 0, 1), Date.UTC(2100, 0, 1)];

/** @param jump how much earlier the second ones would be on a clock that was set ahead by so much */
const overlap = (one: Bounds, other: Bounds, jump = 0): boolean =>
  one.low <= other.high - jump && other.low - jump <= one.high;

const COMPUTER: LocalClocks = { wall: () => Date.now(), steady: () => performance.now() };

/**
 * Makes a clock that follows the hosts.
 *
 * A reply bounds the host's time: its `Date` was written after the call went out and before the reply
 * came. Bounds that agree are combined, so that a quick reply counts more than a slow one. Replies of the main
 * API count before those of the authentication host, because the main API judges days.
 *
 * A cached reply is old and can only say that it is at least that late. It never sets the clock back: an
 * earlier time is taken from a write, from two reads that confirm each other, or when it fits a jump of this
 * computer's own clock.
 */
export function createHostClock({ wall, steady }: LocalClocks = COMPUTER): HostClock {
  let anchor = { wall: wall(), steady: steady(), value: wall() };
  /** What is known of each host. */
  const known: Partial<Record<HostName, Bounds>> = {};
  /** A read that was earlier than what is known, until another one confirms it. */
  const earlier: Partial<Record<HostName, Bounds>> = {};
  /** How far local time has jumped since a host was measured: this computer slept, or its clock was set. */
  const jumped = { auth: 0, main: 0 };
  const listeners = new Set<() => void>();

  function local(): number {
    const [wallNow, steadyNow] = [wall(), steady()];
    const [byWall, bySteady] = [wallNow - anchor.wall, steadyNow - anchor.steady];
    const value = anchor.value + Math.max(byWall, bySteady);
    if (Math.abs(byWall - bySteady) > JUMP_MS) {
      anchor = { wall: wallNow, steady: steadyNow, value };
      // The next reply shows whether that time has passed.
      const jump = Math.max(0, byWall - bySteady);
      jumped.auth += jump;
      jumped.main += jump;
    }
    return value;
  }

  function now(): number {
    const best = known.main ?? known.auth;
    return best === undefined ? wall() : local() + best.low;
  }

  /** What is known of a host after a reading; the same object where nothing is learned. */
  function combined(host: HostName, next: Bounds, isCacheable: boolean): Bounds {
    const held = known[host];
    if (held === undefined || next.low > held.high) return next;
    if (overlap(next, held)) {
      const low = Math.max(held.low, next.low);
      // A cached reply bounds the time from below only.
      const high = isCacheable ? held.high : Math.min(held.high, next.high);
      return { low, high: Math.max(low, high), at: next.at };
    }
    if (!isCacheable || overlap(next, held, jumped[host])) return next;
    const first = earlier[host];
    if (first === undefined || !overlap(next, first)) earlier[host] = next;
    else if (next.at - first.at >= CONFIRM_AFTER_MS) return next;
    return held;
  }

  function note({ host, date, age = "", sentAt, receivedAt, isCacheable }: ClockReading): void {
    const served = momentOf(date.trim());
    if (!(served >= EARLIEST && served < LATEST) || Number(age) > 0) return;
    const before = now();
    const next = { low: served - receivedAt, high: served + DATE_STEP_MS - sentAt, at: receivedAt };
    const learned = combined(host, next, isCacheable);
    if (learned === known[host]) return;
    known[host] = learned;
    delete earlier[host];
    jumped[host] = 0;
    if (Math.abs(now() - before) >= 1) for (const listener of listeners) notify(listener);
  }

  return {
    now,
    local,
    note,
    measure(host, isCacheable) {
      const sentAt = local();
      // By `this`, so that a caller may give a `note` of its own.
      return (header) =>
        this.note({
          host,
          date: header("date"),
          age: header("age"),
          sentAt,
          receivedAt: local(),
          isCacheable,
        });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
