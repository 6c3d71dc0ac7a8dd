import { parseCalendarDay, type RecordVersion, type TrainingRecord } from "@recurrent/sdk";
import { addDays, addMonths, isCalendarDay } from "@recurrent/sdk/calendar-day";
import { lastRecordDay } from "../../shared/dates/last-record-day.ts";
import type { TrainingScope } from "./scope.ts";

/** Inclusive; undefined for no bound. */
export interface RecordBounds {
  readonly min: string | undefined;
  readonly max: string;
}

const HISTORY_YEARS = 3;

/**
 * Days on offer (training 5), 'YYYY-MM-DD' in UTC. Own record: from the day after joining to today.
 * Others: from three years ago to today or the day the person left.
 */
export function recordBounds(
  { isOwn, subject }: Pick<TrainingScope, "isOwn"> & { subject: Lifetime },
  today: string,
): RecordBounds {
  if (isOwn) {
    const joined = parseCalendarDay(subject.createdAt);
    return { min: joined === null ? undefined : earlier(addDays(joined, 1), today), max: today };
  }
  const max = lastRecordDay(subject, today);
  return { min: earlier(addMonths(today, -12 * HISTORY_YEARS), max), max };
}

type Lifetime = Pick<TrainingScope["subject"], "createdAt" | "deletedAt">;

function earlier(one: string, other: string): string {
  // 'YYYY-MM-DD' strings sort by date.
  return one < other ? one : other;
}

export interface RecordView {
  /** 'YYYY-MM-DD' within the bounds. */
  readonly date: string;
  readonly version: RecordVersion;
  /** Invalid day in the URL; null for a valid one. */
  readonly invalidDay: string | null;
}

/** Versions that the hidden button switches between (training 4.5). */
const CYCLED: readonly RecordVersion[] = [1, 4];
const EVERY_VERSION: readonly RecordVersion[] = [1, 4, 5];

/** Null for a version without the hidden button (training 2.6, 4.5). */
export function otherVersion(version: RecordVersion): RecordVersion | null {
  if (version === 1) return 4;
  return version === 4 ? 1 : null;
}

/**
 * Day of the URL, else the last one on offer; version of the URL if the hidden button offers it,
 * else the person's own. A printed page accepts any version (training 2.1).
 */
export function recordView(
  query: URLSearchParams,
  { min, max }: RecordBounds,
  own: RecordVersion,
  { isPrinted = false } = {},
): RecordView {
  const requested = query.get("date") ?? "";
  const isOnOffer =
    isCalendarDay(requested) && requested <= max && (min === undefined || requested >= min);
  const versions = CYCLED.includes(own) ? CYCLED : [own];
  return {
    date: isOnOffer ? requested : max,
    version:
      (isPrinted ? EVERY_VERSION : versions).find(
        (version) => String(version) === query.get("version"),
      ) ?? own,
    invalidDay: isOnOffer || requested === "" ? null : requested,
  };
}

export function writeRecordView(
  query: URLSearchParams,
  { date, version }: Pick<RecordView, "date" | "version">,
  own: RecordVersion,
): void {
  query.set("date", date);
  if (version === own) query.delete("version");
  else query.set("version", String(version));
}

type RecordKind = "premium" | "essentials";

/**
 * From the tier's slug; for other tiers from the record, null until it has loaded (shell 6).
 */
export function recordKind(
  tier: string | null | undefined,
  record: Pick<TrainingRecord, "hasLessons"> | undefined,
): RecordKind | null {
  if (tier === "premium" || tier === "essentials") return tier;
  if (record === undefined) return null;
  return record.hasLessons ? "premium" : "essentials";
}
