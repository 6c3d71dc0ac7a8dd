import { notify } from "../report.ts";
import { parseHttpDate } from "./http-date.ts";

export type HostName = "auth" | "main";

export interface ClockReading {
  host: HostName;
  /** Header `Date`, or '' if absent or not exposed. */
  date: string;
  /** Header `Age` in seconds, from a cache. */
  age?: string | undefined;
  /** {@link HostClock.local} before the call and after its reply. */
  sentAt: number;
  receivedAt: number;
  /** True for reads, which a cache may answer. */
  isCacheable: boolean;
}

/** A clock that follows the hosts. */
export interface HostClock {
  /** Epoch milliseconds; of this computer until the first reply. */
  now: () => number;
  /** Calls `listener` when a reply moves the clock. @returns unsubscribes */
  subscribe: (listener: () => void) => () => void;
  /** Milliseconds of this computer; never runs backwards. */
  local: () => number;
  note: (reading: ClockReading) => void;
  /** Called before a call; the returned function takes the headers of the reply. */
  measure: (host: HostName, isCacheable: boolean) => (header: (name: string) => string) => void;
}

export interface LocalClocks {
  /** Can be set by a person. */
  wall: () => number;
  /** Cannot be set, but may stop in sleep. */
  steady: () => number;
}

/** Bounds of host time minus local time, in milliseconds. */
interface Bounds {
  low: number;
  high: number;
  /** Local time of the reply. */
  at: number;
}

/** `Date` has whole seconds. */
const DATE_STEP_MS = 1_000;

/** Two clocks differ by more only if one was set or the computer slept. */
const JUMP_MS = 2_000;

/** A cached reply keeps its `Date`: read again after this time, it contradicts itself. */
const CONFIRM_AFTER_MS = 5_000;

/** A `Date` outside comes from a clock that was never set. */
const [EARLIEST, LATEST] = [Date.UTC(2020, 0, 1), Date.UTC(2100, 0, 1)];

/** @param jump of this computer's clock since `other` */
const overlap = (one: Bounds, other: Bounds, jump = 0): boolean =>
  one.low <= other.high - jump && other.low - jump <= one.high;

const COMPUTER: LocalClocks = { wall: () => Date.now(), steady: () => performance.now() };

/**
 * A clock that follows the hosts.
 *
 * `Date` was written between a call and its reply, which bounds the host's time; bounds that agree
 * are combined. The main API wins over the authentication host, because it decides about days.
 *
 * A cached reply is only a lower bound. The clock goes back only for a write, for two reads that
 * agree, or after a jump of this computer's clock.
 */
export function createHostClock({ wall, steady }: LocalClocks = COMPUTER): HostClock {
  let anchor = { wall: wall(), steady: steady(), value: wall() };
  const known: Partial<Record<HostName, Bounds>> = {};
  /** A read that was earlier than expected, until another confirms it. */
  const earlier: Partial<Record<HostName, Bounds>> = {};
  /** The jump of local time since a host was measured. */
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

  /** Returns the same object if nothing is learned. */
  function combineBounds(host: HostName, next: Bounds, isCacheable: boolean): Bounds {
    const bounds = known[host];
    if (bounds === undefined || next.low > bounds.high) return next;
    if (overlap(next, bounds)) {
      const low = Math.max(bounds.low, next.low);
      const high = isCacheable ? bounds.high : Math.min(bounds.high, next.high);
      return { low, high: Math.max(low, high), at: next.at };
    }
    if (!isCacheable || overlap(next, bounds, jumped[host])) return next;
    const first = earlier[host];
    if (first === undefined || !overlap(next, first)) earlier[host] = next;
    else if (next.at - first.at >= CONFIRM_AFTER_MS) return next;
    return bounds;
  }

  function note({ host, date, age = "", sentAt, receivedAt, isCacheable }: ClockReading): void {
    const served = parseHttpDate(date.trim());
    if (!(served >= EARLIEST && served < LATEST) || Number(age) > 0) return;
    const before = now();
    const next = { low: served - receivedAt, high: served + DATE_STEP_MS - sentAt, at: receivedAt };
    const learned = combineBounds(host, next, isCacheable);
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
      // By `this`, so that a caller may replace `note`.
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
