import { day } from "./dates.ts";
import { flag, isRecord, text, type UnknownRecord } from "./read.ts";

/** Suspension of a person (shell 4). */
export interface Suspend {
  status: boolean;
  /** Day of return, 'YYYY-MM-DD'; null means until the subscription renews. */
  endDate: string | null;
  showTrainingStatus: boolean;
  showEventsStatus: boolean;
}

/** Settings of a person; keys that are not known here are kept as they came. */
export interface PersonSettings {
  notifications: boolean;
  suspend: Suspend;
  [key: string]: unknown;
}

/** Settings of a company; keys that are not known here are kept as they came. */
export interface CompanySettings {
  /** When on, trainees may edit their own events (training 6). */
  eventsDocuments: boolean;
  [key: string]: unknown;
}

/** A value that is JSON inside a text is opened; any other text stays as it is. */
function opened(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*[{[]/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch (error) {
    // Not silent: a text that merely starts with a brace is a text.
    if (error instanceof SyntaxError) return value;
    throw error;
  }
}

/**
 * Settings as one object, from either wire form: an object, or a list of `{type, value}` (shell 3).
 * Of several entries of one type the last wins.
 */
export function readSettings(input: unknown): Record<string, unknown> {
  const source = opened(input);
  const entries: [string, unknown][] = [];
  if (Array.isArray(source)) {
    for (const entry of source as readonly unknown[]) {
      if (!isRecord(entry)) continue;
      const type = text(entry["type"]);
      if (type !== "") entries.push([type, opened(entry["value"])]);
    }
  } else if (isRecord(source)) {
    entries.push(...Object.entries(source));
  }
  return Object.fromEntries(entries);
}

/** Reads a suspension: the object of shell 3, or a bare flag. */
export function readSuspend(input: unknown): Suspend {
  const source = opened(input);
  const fields: UnknownRecord = isRecord(source) ? source : { status: source };
  return {
    status: flag(fields["status"]),
    endDate: day(fields["endDate"]),
    showTrainingStatus: flag(fields["showTrainingStatus"]),
    showEventsStatus: flag(fields["showEventsStatus"]),
  };
}

/** Reads the settings of a user or a person. */
export function readPersonSettings(input: unknown): PersonSettings {
  const all = readSettings(input);
  return {
    ...all,
    notifications: flag(all["notifications"]),
    suspend: readSuspend(all["suspend"]),
  };
}

/** Reads the settings of a company; the flag arrives as `events_documents`. */
export function readCompanySettings(input: unknown): CompanySettings {
  const { events_documents: snake, eventsDocuments: camel, ...others } = readSettings(input);
  return { ...others, eventsDocuments: flag(snake ?? camel) };
}
