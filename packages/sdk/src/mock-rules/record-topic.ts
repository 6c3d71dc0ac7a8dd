import { faker } from "./faker.ts";
import { addMonths } from "../calendar-day.ts";
import type * as wire from "../generated/main/wire/index.ts";
import { TOPIC_STATUSES, type TopicStatus } from "../model/training.ts";
import { dayBetween, dayIn, daysTo } from "./draw.ts";

type Topic = wire.RecordTopic;

export const STATUS_CODE = Object.fromEntries(
  TOPIC_STATUSES.map((status, code) => [status, code]),
) as Record<TopicStatus, number>;

/** A topic is at risk with fewer days left than this (shell 2.13). */
const RISK_DAYS = 5;

const PERIODS = [6, 12, 24, 36, 48, 60];

/** For overrides that fit no period. */
const MAX_PERIOD_MONTHS = 60;

/** null for a topic that comes once. */
export function monthsOf(periodicity: string | undefined): number | null {
  const months = /\d+/.exec(periodicity ?? "")?.[0];
  return months === undefined ? null : Number(months);
}

export const everyMonths = (months: number): string => `Every ${months} months`;

/** Days from today, as `days`. */
const monthsAfter = (days: number, months: number): number =>
  daysTo(addMonths(dayIn(days), months)) ?? 0;

function statusOn(expiry: string | null): number {
  const days = daysTo(expiry) ?? Infinity;
  return days < 0
    ? STATUS_CODE.expired
    : days < RISK_DAYS
      ? STATUS_CODE.riskOfExpiry
      : STATUS_CODE.completed;
}

function isCompleted(made: Topic, given: Partial<Topic>): boolean {
  const { completed_at: completed, expiry, certificate, status, periodicity } = given;
  if (completed !== undefined) return completed !== null;
  if (expiry != null || certificate != null) return true;
  if (status !== undefined) return status >= STATUS_CODE.completed;
  if (expiry === null && monthsOf(periodicity) !== null) return false;
  return monthsOf(made.periodicity) === null || (made.status ?? 0) >= STATUS_CODE.completed;
}

/** An expiry at the end of a month or a season is up to three months from the exact day. */
const MAX_DEVIATION = 92;

function fitsPeriod(months: number | null, given: Partial<Topic>): boolean {
  const { status } = given;
  const completed = daysTo(given.completed_at);
  const expiry = daysTo(given.expiry);
  if (expiry !== null) {
    const start = months === null ? null : monthsAfter(expiry, -months);
    if (start === null) return false;
    return completed === null ? start < 0 : Math.abs(completed - start) <= MAX_DEVIATION;
  }
  if (status === undefined) return true;
  if (completed === null) return months !== null || status === STATUS_CODE.completed;
  return statusOn(months === null ? null : dayIn(monthsAfter(completed, months))) === status;
}

function periodicityFor(made: Topic, given: Partial<Topic>): string {
  const { periodicity = "Initial only" } = made;
  if (given.periodicity !== undefined) return periodicity;
  if (given.expiry === null) return "Initial only";
  if (fitsPeriod(monthsOf(periodicity), given)) return periodicity;
  return everyMonths(PERIODS.find((months) => fitsPeriod(months, given)) ?? MAX_PERIOD_MONTHS);
}

function drawExpiry(status: number | undefined, months: number): number {
  const windows: Partial<Record<number, readonly [number, number]>> = {
    [STATUS_CODE.riskOfExpiry]: [0, RISK_DAYS - 1],
    [STATUS_CODE.expired]: [-60, -1],
  };
  const [min, max] = windows[status ?? STATUS_CODE.completed] ?? [
    RISK_DAYS,
    Math.max(RISK_DAYS, months * 29),
  ];
  return faker.number.int({ min, max });
}

function datesOf(made: Topic, given: Partial<Topic>, months: number | null) {
  if (months === null) return { completed: dayBetween(-900, -30), expiry: null };
  const completed = daysTo(given.completed_at);
  if (completed !== null && given.expiry === undefined) {
    return { completed: dayIn(completed), expiry: dayIn(monthsAfter(completed, months)) };
  }
  const expiry = daysTo(given.expiry) ?? drawExpiry(made.status, months);
  return {
    completed: dayIn(Math.min(-1, monthsAfter(expiry, -months))),
    expiry: dayIn(expiry),
  };
}

/** A topic that was never completed neither expires nor has a certificate. */
function openTopic(made: Topic): Topic {
  const { status = STATUS_CODE.completed } = made;
  const open = faker.number.int({ min: STATUS_CODE.scheduled, max: STATUS_CODE.behind });
  return {
    ...made,
    completed_at: null,
    expiry: null,
    status: status < STATUS_CODE.completed ? status : open,
    certificate: null,
  };
}

function completedTopic(made: Topic, given: Partial<Topic>): Topic {
  const periodicity = periodicityFor(made, given);
  const { completed, expiry } = datesOf(made, given, monthsOf(periodicity));
  return {
    ...made,
    ...(made.periodicity !== undefined && { periodicity }),
    completed_at: completed,
    expiry,
    status: statusOn(given.expiry === undefined ? expiry : given.expiry),
  };
}

export function recordTopicRule(made: Topic, given: Partial<Topic>): Topic {
  const id = given.topicId ?? given.id ?? made.topicId;
  const topic = isCompleted(made, given) ? completedTopic(made, given) : openTopic(made);
  return { ...topic, ...(id !== undefined && { id, topicId: id }), ...given };
}
