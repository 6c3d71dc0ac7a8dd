import { fieldsOf } from "../handlers/body.ts";
import { dayOf, formatDay, parseDuration } from "../rules/days.ts";
import type { ClockMove, SandboxControls, SandboxState } from "../types.ts";
import type { Settings } from "../model/tables.ts";
import { findRegistration, handIn, settleScores } from "../store/training-progress.ts";
import type { Scope, World } from "../store/world.ts";
import { ControlError, endDelays, readFaults } from "./faults.ts";

/** More would exhaust a browser's memory before it shows anything. */
const MOST_PEOPLE = 100_000;

/** Throws a ControlError for a number of people that no world can have. */
export function requirePeople(count: number): void {
  if (!Number.isInteger(count) || count < 1 || count > MOST_PEOPLE) {
    throw new ControlError(`people takes a whole number from 1 to ${MOST_PEOPLE}.`);
  }
}

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
      requirePeople(count);
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
        for (const token of scope.tables.tokens.values()) {
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

function clockOffset({ settings, realNow }: Scope, move: ClockMove): number {
  const { advance, set } = fieldsOf(move);
  const step = typeof advance === "string" ? parseDuration(advance) : null;
  const instant = typeof set === "string" ? Date.parse(set) : Number.NaN;
  const offset = step === null ? instant - realNow : settings.clockOffset + step;
  if (Number.isNaN(offset)) {
    throw new ControlError(
      "clock takes {advance: 'P5D'} (weeks, days, hours, minutes, seconds) or {set: '2026-12-01T00:00:00Z'}.",
    );
  }
  return offset;
}
