import { dayOf, formatDay, parseDuration } from "../rules/days.ts";
import { findRegistration, handIn, settleScores } from "../world/scoring.ts";
import type { Settings } from "../world/tables.ts";
import type { Scope, World } from "../world/world.ts";
import { endDelays } from "./delays.ts";
import { ControlError, type Fault, type FaultRequest, readFaults } from "./faults.ts";

/** Moves the world's time. `advance` is an ISO 8601 duration ('P5D', '-PT1H'). */
export type ClockMove = { advance: string } | { set: string };

/** How the world stands. */
export interface SandboxState {
  /** The world's time, ISO 8601 in UTC. */
  now: string;
  /** The world's day, 'YYYY-MM-DD'. */
  today: string;
  seed: number;
  /** People of Aurora Air Charter. */
  people: number;
  /** Milliseconds every reply takes longer. */
  latency: number;
  faults: Fault[];
}

/** A mail the server would have sent. */
export interface OutboxMail {
  to: string;
  subject: string;
  /** Portal address that the mail links to: '#/password/reset/…'. */
  link: string;
  sentAt: string;
}

/** How a lesson ended in the player; one that was only left goes on another time. */
export type LessonResult = "pass" | "fail";

/** What can be done to a sandbox from outside; each resolves once every tab will see it. */
export interface SandboxControls {
  /**
   * Throws everything away, signs everybody out and begins anew: today, or at an ISO 8601 instant
   * such as '2027-03-14T00:30:00Z', from which the world's time goes on.
   */
  reset(start?: { at?: string }): Promise<SandboxState>;
  /** Moves the world's time; sessions are not touched. */
  clock(move: ClockMove): Promise<SandboxState>;
  /** Replaces the faults in force; an empty list clears them. Calls that one of them delays go on. */
  faults(list: readonly FaultRequest[]): Promise<SandboxState>;
  /** Begins anew with so many people at Aurora Air Charter; whoever is signed in stays so. */
  people(count: number): Promise<SandboxState>;
  /** Makes every reply take so many milliseconds longer. */
  latency(milliseconds: number): Promise<SandboxState>;
  /** Lets every token expire now; each can still be refreshed. */
  expireTokens(): Promise<SandboxState>;
  /** Mails sent so far, newest first. */
  outbox(): Promise<OutboxMail[]>;
  /** Ends a lesson that is open in the player; its score is there a minute later. */
  lesson(registration: number, result: LessonResult): Promise<SandboxState>;
  state(): Promise<SandboxState>;
}

/** More would exhaust a browser's memory before it shows anything. */
const MOST_PEOPLE = 100_000;

/** The controls of a world. Each throws a ControlError when it is given something it cannot use. */
export function createControls(world: World): SandboxControls {
  const state = () => world.transact(stateOf);
  const change = (make: (scope: Scope) => Partial<Settings>) =>
    world.transact((scope) => {
      const next = { ...scope.settings, ...make(scope) };
      scope.tables.settings.put(next);
      return stateOf({ ...scope, settings: next, now: scope.realNow + next.clockOffset });
    });
  return {
    state,
    reset: async (start = {}) => {
      const at = start.at === undefined ? undefined : Date.parse(start.at);
      if (Number.isNaN(at)) {
        throw new ControlError("reset takes nothing or {at: '2026-12-01T00:00:00Z'}.");
      }
      await world.reset(at === undefined ? {} : { at });
      endDelays(world, "cut-off");
      return state();
    },
    clock: (move) => change((scope) => ({ clockOffset: clockOffset(scope, move) })),
    faults: async (list) => {
      const changed = await change(() => ({ faults: readFaults(list) }));
      endDelays(world, "over");
      return changed;
    },
    people: async (count) => {
      if (!Number.isInteger(count) || count < 1 || count > MOST_PEOPLE) {
        throw new ControlError(`people takes a whole number from 1 to ${MOST_PEOPLE}.`);
      }
      await world.reset({ people: count, keepSessions: true });
      endDelays(world, "cut-off");
      return state();
    },
    latency: (milliseconds) => {
      if (!Number.isFinite(milliseconds) || milliseconds < 0) {
        return Promise.reject(new ControlError("latency takes milliseconds, 0 or more."));
      }
      return change(() => ({ latency: milliseconds }));
    },
    expireTokens: () =>
      world.transact((scope) => {
        for (const token of scope.tables.tokens.filter(() => true)) {
          scope.tables.tokens.put({ ...token, expiresAt: scope.realNow });
        }
        return stateOf(scope);
      }),
    lesson: (id, result) =>
      world.transact((scope) => {
        settleScores(scope);
        const registration = findRegistration(scope.tables, id);
        if (registration?.delivery.status !== "RUNNING") {
          throw new ControlError(`Registration ${id} is not open in the lesson player.`);
        }
        if (result !== "pass" && result !== "fail") {
          throw new ControlError("A lesson ends with 'pass' or 'fail'.");
        }
        handIn(scope, registration, result === "pass");
        return stateOf(scope);
      }),
    outbox: () =>
      world.transact(({ tables }) =>
        [...tables.mails.values()].reverse().map((mail) => ({
          to: mail.to,
          subject: mail.subject,
          link: `#/password/reset/${mail.linkId}`,
          sentAt: new Date(mail.sentAt).toISOString(),
        })),
      ),
  };
}

function stateOf({ settings, now }: Scope): SandboxState {
  return {
    now: new Date(now).toISOString(),
    today: formatDay(dayOf(now)),
    seed: settings.seed,
    people: settings.people,
    latency: settings.latency,
    faults: settings.faults,
  };
}

function clockOffset(scope: Scope, move: ClockMove): number {
  if (typeof move === "object" && move !== null) {
    if ("advance" in move) {
      const step = parseDuration(move.advance);
      if (step !== null) {
        return scope.settings.clockOffset + step;
      }
    } else if ("set" in move) {
      const instant = Date.parse(move.set);
      if (!Number.isNaN(instant)) {
        return instant - scope.realNow;
      }
    }
  }
  throw new ControlError(
    "clock takes {advance: 'P5D'} (weeks, days, hours, minutes, seconds) or {set: '2026-12-01T00:00:00Z'}.",
  );
}
