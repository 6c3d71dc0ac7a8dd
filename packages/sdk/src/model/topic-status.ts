import { asRecord, flag, numberOrNull, text, type UnknownRecord } from "./read.ts";

const TOPIC_STATUSES = [
  "scheduled",
  "delivered",
  "started",
  "behind",
  "completed",
  "riskOfExpiry",
  "expired",
] as const;

/** State of a topic or a lesson, by its code 0 to 6 (training 4.2). */
export type TopicStatus = (typeof TOPIC_STATUSES)[number];

/** Reads a status, a code or a name; null for anything unknown, which shows a neutral icon. */
export function readTopicStatus(input: unknown): TopicStatus | null {
  const code = numberOrNull(input);
  if (code !== null) return TOPIC_STATUSES[code] ?? null;
  const name = text(input)
    .toLowerCase()
    .replace(/[^a-z]/g, "");
  return TOPIC_STATUSES.find((status) => status.toLowerCase() === name) ?? null;
}

/** Conditions of a topic, each with its icon (training 4.3). */
export interface Conditions {
  seasonal: boolean;
  compressed: boolean;
  /** Expires on a calendar day. */
  expiration: boolean;
  internationalProcedures: boolean;
}

/** Reads the condition flags of a topic. */
export function readConditions(topic: UnknownRecord): Conditions {
  return {
    seasonal: flag(topic["seasonal"]),
    compressed: flag(topic["compressed"]),
    expiration: flag(topic["expiration"]),
    internationalProcedures: flag(topic["international_procedures"]),
  };
}

/** A name that arrives as a text, or inside an object. */
export function readLabel(input: unknown): string {
  const record = asRecord(input);
  return text(record["name"] ?? record["topicName"] ?? record["lessonName"] ?? input);
}
