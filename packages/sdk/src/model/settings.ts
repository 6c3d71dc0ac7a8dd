import type * as wire from "../generated/main/model/index.ts";
import { day } from "./dates.ts";
import { asRecord, flag, isRecord, recordsIn, text, type Fields, type Sent } from "./read.ts";

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
  if (!Array.isArray(source)) return { ...asRecord(source) };
  const entries = recordsIn<Sent<wire.SettingEntry>>(source).map(
    ({ type, value }) => [text(type), opened(value)] as const,
  );
  return Object.fromEntries(entries.filter(([type]) => type !== ""));
}

/** Reads a suspension: an object, or a bare flag (shell 3). */
export function readSuspend(input: Sent<wire.Suspend>): Suspend {
  const source = opened(input);
  const suspend = (isRecord(source) ? source : { status: source }) as Fields<wire.Suspend>;
  return {
    status: flag(suspend.status),
    endDate: day(suspend.endDate),
    showTrainingStatus: flag(suspend.showTrainingStatus),
    showEventsStatus: flag(suspend.showEventsStatus),
  };
}

/** The suspension among the settings of a person; undefined or null when they do not have it. */
export function suspendIn(settings: Sent<wire.Settings>): Sent<wire.Suspend> {
  return (readSettings(settings) as Fields<wire.PersonSettings>).suspend;
}

/** Reads the settings of a user or a person. */
export function readPersonSettings(input: Sent<wire.Settings>): PersonSettings {
  const all = readSettings(input) as Fields<wire.PersonSettings>;
  return { ...all, notifications: flag(all.notifications), suspend: readSuspend(all.suspend) };
}

/** Reads the settings of a company; the flag arrives as `events_documents`. */
export function readCompanySettings(input: Sent<wire.CompanySettings>): CompanySettings {
  const all = readSettings(input) as Fields<wire.CompanySettingsObject>;
  const { events_documents: eventsDocuments, ...others } = all;
  return { ...others, eventsDocuments: flag(eventsDocuments) };
}
