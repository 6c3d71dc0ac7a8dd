import { calendarDay, type RecordVersion, type TrainingRecord } from "@recurrent/sdk";
import type { RecordBounds } from "./record-bounds.ts";

/** The order of both records (training 9). */
export const BY_TOPIC = { id: "name", desc: false } as const;

/** Which record an address asks for. */
export interface RecordView {
  /** 'YYYY-MM-DD', always within the bounds. */
  readonly date: string;
  readonly version: RecordVersion;
  /** What the address says in place of a day that can be had; null where nothing is wrong. */
  readonly refused: string | null;
}

/** Versions that the hidden button leads to and from (training 4.5). */
const CYCLED: readonly RecordVersion[] = [1, 4];
const EVERY_VERSION: readonly RecordVersion[] = [1, 4, 5];

/** Where the hidden button leads; null where there is none (training 2.6, 4.5). */
export function otherVersion(version: RecordVersion): RecordVersion | null {
  if (version === 1) return 4;
  return version === 4 ? 1 : null;
}

/**
 * The record that the screen shows: the day of the address, else the last one on offer; the version of
 * the address where the button could have led to it, else the person's own.
 */
export function recordView(
  query: URLSearchParams,
  bounds: RecordBounds,
  own: RecordVersion,
): RecordView {
  return viewOf(query, bounds, own, CYCLED.includes(own) ? CYCLED : [own]);
}

/** The same for a printed page, which takes any version there is (training 2.1). */
export function printView(
  query: URLSearchParams,
  bounds: RecordBounds,
  own: RecordVersion,
): RecordView {
  return viewOf(query, bounds, own, EVERY_VERSION);
}

/** Makes the address ask for a record. */
export function writeRecordView(
  query: URLSearchParams,
  { date, version }: Pick<RecordView, "date" | "version">,
  own: RecordVersion,
): void {
  query.set("date", date);
  if (version === own) query.delete("version");
  else query.set("version", String(version));
}

function viewOf(
  query: URLSearchParams,
  { min, max }: RecordBounds,
  own: RecordVersion,
  versions: readonly RecordVersion[],
): RecordView {
  const asked = query.get("date") ?? "";
  const isOnOffer =
    calendarDay(asked) === asked && asked <= max && (min === undefined || asked >= min);
  return {
    date: isOnOffer ? asked : max,
    version: versions.find((version) => String(version) === query.get("version")) ?? own,
    refused: isOnOffer || asked === "" ? null : asked,
  };
}

/** Which of the two records a company's tier has. */
export type RecordKind = "premium" | "essentials";

/**
 * The kind of a record by the tier's slug; of any other tier by the shape of the record itself, and
 * null until that is there (decisions: Access).
 */
export function recordKind(
  tier: string | null | undefined,
  record: Pick<TrainingRecord, "hasLessons"> | undefined,
): RecordKind | null {
  if (tier === "premium" || tier === "essentials") return tier;
  if (record === undefined) return null;
  return record.hasLessons ? "premium" : "essentials";
}
