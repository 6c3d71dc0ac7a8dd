import { fieldsOf } from "../handlers/body.ts";
import { dayOf, formatDay, parseDuration, parseInstant } from "../model/days.ts";
import type { ClockMove, SandboxControls, SandboxState } from "../types.ts";
import type { Settings } from "../model/rows.ts";
import { findRegistration, submitResult, processScores } from "../store/registrations.ts";
import type { Transaction, Database } from "../store/database.ts";
import { endDelays } from "../handlers/faults.ts";
import { ControlError, readFaults } from "./fault-requests.ts";

/** More would exhaust a browser's memory. */
const MAX_PEOPLE = 100_000;

export function requirePeople(count: number): void {
  if (!Number.isInteger(count) || count < 1 || count > MAX_PEOPLE) {
    throw new ControlError(`people takes a whole number from 1 to ${MAX_PEOPLE}.`);
  }
}

/** Each control throws a ControlError for invalid arguments. */
export function createControls(database: Database): SandboxControls {
  const state = () => database.transact(stateOf);
  const change = (make: (transaction: Transaction) => Partial<Settings>) =>
    database.transact((transaction) => {
      const next = { ...transaction.settings, ...make(transaction) };
      transaction.tables.settings.put(next);
      return stateOf({
        ...transaction,
        settings: next,
        now: transaction.realNow + next.clockOffset,
      });
    });
  return {
    state,
    reset: async (start = {}) => {
      const at = start.at === undefined ? undefined : parseInstant(start.at);
      if (at === null) {
        throw new ControlError("reset takes nothing or {at: '2026-12-01T00:00:00Z'}.");
      }
      await database.reset(at === undefined ? {} : { at });
      endDelays(database, "cut-off");
      return state();
    },
    clock: (move) => change((transaction) => ({ clockOffset: clockOffset(transaction, move) })),
    faults: async (list) => {
      const changed = await change(() => ({ faults: readFaults(list) }));
      endDelays(database, "over");
      return changed;
    },
    people: async (count) => {
      requirePeople(count);
      await database.reset({ people: count, keepSessions: true });
      endDelays(database, "cut-off");
      return state();
    },
    latency: (milliseconds) => {
      if (!Number.isFinite(milliseconds) || milliseconds < 0) {
        return Promise.reject(new ControlError("latency takes milliseconds, 0 or more."));
      }
      return change(() => ({ latency: milliseconds }));
    },
    expireTokens: () =>
      database.transact((transaction) => {
        for (const token of transaction.tables.tokens.values()) {
          transaction.tables.tokens.put({ ...token, expiresAt: transaction.realNow });
        }
        return stateOf(transaction);
      }),
    lesson: (id, result) =>
      database.transact((transaction) => {
        processScores(transaction);
        const registration = findRegistration(transaction.tables, id);
        if (registration?.delivery.status !== "RUNNING") {
          throw new ControlError(`Registration ${id} is not open in the lesson player.`);
        }
        if (result !== "pass" && result !== "fail") {
          throw new ControlError("A lesson ends with 'pass' or 'fail'.");
        }
        submitResult(transaction, registration, result === "pass");
        return stateOf(transaction);
      }),
    outbox: () =>
      database.transact(({ tables }) =>
        // Storages return rows in different orders, and the clock can be set back.
        [...tables.mails.values()]
          .toSorted((one, other) => other.id - one.id)
          .map((mail) => ({
            to: mail.to,
            subject: mail.subject,
            link: `#/password/reset/${mail.linkId}`,
            sentAt: new Date(mail.sentAt).toISOString(),
          })),
      ),
  };
}

function stateOf({ settings, now }: Transaction): SandboxState {
  return {
    now: new Date(now).toISOString(),
    today: formatDay(dayOf(now)),
    seed: settings.seed,
    people: settings.people,
    latency: settings.latency,
    faults: settings.faults,
  };
}

function clockOffset({ settings, realNow }: Transaction, move: ClockMove): number {
  const { advance, set } = fieldsOf(move);
  const step = typeof advance === "string" ? parseDuration(advance) : null;
  const instant = parseInstant(set);
  if (step !== null) return settings.clockOffset + step;
  if (instant === null) {
    throw new ControlError(
      "clock takes {advance: 'P5D'} (weeks, days, hours, minutes, seconds) or {set: '2026-12-01T00:00:00Z'}.",
    );
  }
  return instant - realNow;
}
