import { calendarDay } from "@recurrent/sdk";
import type { TrainingScope } from "./scope.ts";

/** The days a record can be asked for, both included; undefined where there is no bound. */
export interface RecordBounds {
  readonly min: string | undefined;
  readonly max: string;
}

/** How far a company looks back (training 9). */
const HISTORY_YEARS = 3;

/**
 * The days on offer (training 5). Of the own record: from the day after joining to today; who joined
 * today has today. Of somebody else's: three years back to today, or to the day the person left.
 * Days are 'YYYY-MM-DD' in UTC, instants count by their day there.
 */
export function recordBounds(
  { kind, subject }: Pick<TrainingScope, "kind"> & { subject: Lifetime },
  today: string,
): RecordBounds {
  if (kind === "own") {
    const joined = calendarDay(subject.createdAt);
    return { min: joined === null ? undefined : earlier(dayAfter(joined), today), max: today };
  }
  const left = calendarDay(subject.deletedAt);
  const max = left === null ? today : earlier(left, today);
  return { min: earlier(yearsBefore(today), max), max };
}

/** What of a person the bounds depend on. */
type Lifetime = Pick<TrainingScope["subject"], "createdAt" | "deletedAt">;

function earlier(one: string, other: string): string {
  // Days of four-figure years compare as texts.
  return one < other ? one : other;
}

function dayAfter(day: string): string {
  const instant = new Date(`${day}T00:00:00Z`);
  instant.setUTCDate(instant.getUTCDate() + 1);
  return instant.toISOString().slice(0, 10);
}

/** 29 February has its counterpart on the 28th. */
function yearsBefore(day: string): string {
  const past = `${Number(day.slice(0, 4)) - HISTORY_YEARS}${day.slice(4)}`;
  return calendarDay(past) ?? past.replace("-02-29", "-02-28");
}
