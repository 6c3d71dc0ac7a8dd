/** Calls of a pack that answer from memory, and packs from their replies. */
import {
  ApiError,
  type Event,
  type EventSummary,
  type Person,
  type RecordTopic,
  type TrainingRecord,
} from "@recurrent/sdk";
import { packEntries } from "./pack.ts";
import type { PackCalls } from "./pack-calls.ts";
import { MAX_FILES } from "./pack-file.ts";
import { ALL_PARTS, type PackEntry, type PackRequest } from "./pack-model.ts";

export const TODAY = "2026-11-20";
/** A model as far as a pack reads it. */
export const some = <Model>(read: Partial<Model>) => read as Model;

const TOPICS = [
  some<RecordTopic>({ name: "Ground De-icing", completedAt: "2026-10-31", certificateHash: "h2" }),
  some<RecordTopic>({
    name: "Weight and Balance",
    completedAt: "2025-01-31",
    certificateHash: "h1",
  }),
  some<RecordTopic>({ name: "Emergencies", completedAt: null, certificateHash: null }),
];
const event = (
  id: string,
  description: string,
  { isActive = true, filesCount = 1 }: Partial<EventSummary> = {},
) =>
  some<EventSummary>({
    id,
    description,
    issuedAt: "2024-05-01",
    expiryAt: "2027-05-01",
    isActive,
    deletedAt: null,
    filesCount,
  });

/** Calls that record their requests as text; `fails` has errors by that text. */
export function fakeCalls(fails: Readonly<Record<string, () => Error | undefined>> = {}) {
  const requests: string[] = [];
  let running = 0;
  let most = 0;
  async function answer<T>(what: string, value: T, signal: AbortSignal): Promise<T> {
    requests.push(what);
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    signal.throwIfAborted();
    const fail = fails[what]?.();
    if (fail) throw fail;
    return value;
  }
  const blob = (what: string, signal: AbortSignal) => answer(what, new Blob([what]), signal);
  const calls: PackCalls = {
    person: (id, { signal }) =>
      answer(
        `person ${id}`,
        some<Person>({ isActive: true, isTrainee: true, deletedAt: null, trainingRecord: 5 }),
        signal,
      ),
    record: (id, { date, version }, { signal }) =>
      answer(`topics ${id} ${date} ${version}`, some<TrainingRecord>({ topics: TOPICS }), signal),
    recordFile: (id, { date, version }, { signal }) =>
      blob(`record ${id} ${date} ${version}`, signal),
    certificateFile: (id, hash, { signal }) => blob(`certificate ${id} ${hash}`, signal),
    events: (id, { signal }) =>
      answer(
        `events ${id}`,
        [
          event("e3", "Old passport", { isActive: false }),
          event("e2", "Passport"),
          event("e1", "Medical"),
          event("e4", "Visa", { filesCount: 0 }),
        ],
        signal,
      ),
    event: (id, eventId, { signal }) =>
      answer(
        `event ${id} ${eventId}`,
        some<Event>({ filesCount: 1, files: [{ id: "f", originalName: "scan.pdf" }] }),
        signal,
      ),
    eventFile: (id, eventId, fileId, { signal }) => blob(`file ${id} ${eventId} ${fileId}`, signal),
  };
  return { calls, requests, most: () => most };
}

export const serverFails = () =>
  new ApiError({ kind: "server", status: 500, message: "Out of order." });

export function requestOf(calls: PackCalls, more: Partial<PackRequest> = {}): PackRequest {
  return {
    people: [
      { id: "2", fullName: "Zoë Ångström" },
      { id: "1", fullName: "Ana Lima" },
    ],
    parts: new Set(ALL_PARTS),
    today: TODAY,
    product: "Recurrent",
    companyName: "Aurora",
    madeBy: "Noor",
    madeAt: new Date("2026-11-20T10:00:00Z"),
    calls,
    mostFiles: MAX_FILES,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onFailed: () => Promise.resolve("finish"),
    ...more,
  };
}

export async function all(request: PackRequest): Promise<PackEntry[]> {
  const entries: PackEntry[] = [];
  for await (const entry of packEntries(request)) entries.push(entry);
  return entries;
}

export const textOf = (entries: readonly PackEntry[], name: string) =>
  new TextDecoder().decode(entries.find((entry) => entry.name === name)?.input);
