import {
  calendarDay,
  type Event,
  type EventSummary,
  isArchivedEvent,
  type Person,
  type RecordTopic,
  type RecordVersion,
  type RequestOptions,
  type TrainingRecord,
} from "@recurrent/sdk";
import type { PackFile, PackNote } from "./contents.ts";

/** What a pack may hold of a person, in the order of the folders. */
export const PACK_PARTS = ["certificates", "documents", "record"] as const;
export type PackPart = (typeof PACK_PARTS)[number];

/** A person whose pack is made. */
export type PackPerson = Pick<Person, "id" | "fullName">;

/** How a call of a pack is made. */
export type PackCall = Pick<RequestOptions, "onDownloadProgress"> & {
  readonly signal: AbortSignal;
};

/** The day, 'YYYY-MM-DD', and the layout of a record. */
interface RecordParams {
  readonly date: string;
  readonly version: RecordVersion;
}

/** Where a pack has its facts and files from; every call throws ApiError. */
export interface PackCalls {
  person(
    id: string,
    call: PackCall,
  ): Promise<Pick<Person, "deletedAt" | "isActive" | "isTrainee" | "trainingRecord">>;
  record(
    id: string,
    params: RecordParams,
    call: PackCall,
  ): Promise<{ topics: readonly PackTopic[] }>;
  recordFile(id: string, params: RecordParams, call: PackCall): Promise<Blob>;
  certificateFile(id: string, hash: string, call: PackCall): Promise<Blob>;
  events(id: string, call: PackCall): Promise<readonly PackEvent[]>;
  event(id: string, eventId: string, call: PackCall): Promise<Pick<Event, "files">>;
  eventFile(id: string, eventId: string, fileId: string, call: PackCall): Promise<Blob>;
}

type PackTopic = Pick<TrainingRecord["topics"][number], "certificateHash" | "completedAt" | "name">;
type PackEvent = Pick<
  EventSummary,
  "deletedAt" | "description" | "expiryAt" | "filesCount" | "id" | "isActive" | "issuedAt"
>;

/** What an answer brings: a file, what there is nothing of, or more to ask for. */
export interface Answer {
  readonly jobs?: readonly JobPlan[];
  readonly leftOut?: readonly Left[];
  readonly file?: FoundFile;
}

/** Asks for one thing. */
export type Ask = (call: PackCall) => Promise<Answer>;

/** Something to ask for. */
export interface JobPlan {
  readonly what: string;
  readonly ask: Ask;
}

type Left = Omit<PackNote, "fullName">;

interface FoundFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly folders: readonly string[];
  readonly name: string;
  readonly facts: Pick<PackFile, "expiryAt" | "issuedAt" | "kind" | "title">;
}

/** What all jobs of a person share. */
interface Plan {
  readonly id: string;
  readonly folder: string;
  readonly calls: PackCalls;
  readonly parts: ReadonlySet<PackPart>;
  /** 'YYYY-MM-DD'. */
  readonly today: string;
}

const NO_TRAINEE = "This person is no trainee.";

/** Asks who the person is, and then for each part that there can be. */
export function personPlan(plan: Plan): Ask {
  const { id, calls, parts, today } = plan;
  return async (call) => {
    const { deletedAt, isActive, isTrainee, trainingRecord } = await calls.person(id, call);
    const left = calendarDay(deletedAt);
    // There is no record after the day a person left (training 5).
    const params = { date: left !== null && left < today ? left : today, version: trainingRecord };
    const jobs: JobPlan[] = [];
    const leftOut: Left[] = [];
    if (parts.has("certificates")) {
      if (isTrainee) jobs.push(certificatesJob(plan, params));
      else leftOut.push({ what: "Certificates", reason: NO_TRAINEE });
    }
    if (parts.has("documents")) {
      // The portal shows no others (shell 2.23).
      if (isActive) jobs.push(documentsJob(plan));
      else leftOut.push({ what: "Documents", reason: "This person has left the company." });
    }
    if (parts.has("record")) {
      if (isTrainee) jobs.push(recordJob(plan, params));
      else leftOut.push({ what: "Training record", reason: NO_TRAINEE });
    }
    return { jobs, leftOut };
  };
}

function recordJob({ id, folder, calls }: Plan, params: RecordParams): JobPlan {
  const { date } = params;
  const title = `Training record of ${date}`;
  return fileJob(title, (call) => calls.recordFile(id, params, call), {
    folders: [folder],
    name: `Training record ${date}.pdf`,
    facts: { kind: "Training record", title, issuedAt: date, expiryAt: null },
  });
}

/** The certificates that the record of a day names (training 2.6); several topics may name one. */
function certificatesJob({ id, folder, calls }: Plan, params: RecordParams): JobPlan {
  const what = "Certificates";
  return {
    what,
    ask: async (call) => {
      const { topics } = await calls.record(id, params, call);
      const byHash = new Map(topics.map((topic) => [topic.certificateHash, topic]));
      const jobs = [...byHash]
        .toSorted(([, one], [, other]) => datedName(one).localeCompare(datedName(other)))
        .flatMap(([hash, topic]): JobPlan[] => {
          if (hash === null) return [];
          const { name: title, completedAt: issuedAt } = topic;
          const found = {
            folders: [folder, what],
            name: `${datedName(topic)}.pdf`,
            facts: { kind: "Certificate", title, issuedAt, expiryAt: null },
          } as const;
          const ask = (next: PackCall) => calls.certificateFile(id, hash, next);
          return [fileJob(`Certificate: ${title}`, ask, found)];
        });
      const none = { what, reason: `The record of ${params.date} names none.` };
      return jobs.length > 0 ? { jobs } : { leftOut: [none] };
    },
  };
}

function datedName({ name, completedAt }: Pick<RecordTopic, "completedAt" | "name">): string {
  return completedAt === null ? name : `${completedAt} ${name}`;
}

const NO_FILE = "No file is attached to it.";

/** All events and documents with their files, archived ones apart: an audit asks for what was, too. */
function documentsJob(plan: Plan): JobPlan {
  const what = "Documents";
  return {
    what,
    ask: async (call) => {
      const events = (await plan.calls.events(plan.id, call)).toSorted(
        (one, other) =>
          Number(isArchivedEvent(one)) - Number(isArchivedEvent(other)) ||
          one.description.localeCompare(other.description),
      );
      if (events.length === 0) return { leftOut: [{ what, reason: "There are none." }] };
      return {
        jobs: events.filter((event) => !isEmpty(event)).map((event) => eventJob(plan, event)),
        leftOut: events
          .filter(isEmpty)
          .map((event) => ({ what: `Document: ${titleOf(event)}`, reason: NO_FILE })),
      };
    },
  };
}

function eventJob({ id, folder, calls }: Plan, event: PackEvent): JobPlan {
  const { id: eventId, description, issuedAt, expiryAt } = event;
  const title = titleOf(event);
  const what = `Document: ${title}`;
  const folders = [folder, isArchivedEvent(event) ? "Documents (archived)" : "Documents"];
  return {
    what,
    ask: async (call) => {
      const { files } = await calls.event(id, eventId, call);
      if (files.length === 0) return { leftOut: [{ what, reason: NO_FILE }] };
      return {
        jobs: files.map((file) =>
          fileJob(
            `${what}, ${file.originalName}`,
            (next) => calls.eventFile(id, eventId, file.id, next),
            {
              folders,
              name: `${description} - ${file.originalName}`,
              facts: { kind: "Document", title, issuedAt, expiryAt },
            },
          ),
        ),
      };
    },
  };
}

/** Where the list does not say, the event itself does. */
function isEmpty({ filesCount }: PackEvent): boolean {
  return filesCount === 0;
}

function titleOf(event: PackEvent): string {
  return isArchivedEvent(event) ? `${event.description} (archived)` : event.description;
}

function fileJob(
  what: string,
  ask: (call: PackCall) => Promise<Blob>,
  found: Omit<FoundFile, "bytes">,
): JobPlan {
  return {
    what,
    ask: async (call) => {
      const bytes = new Uint8Array(await (await ask(call)).arrayBuffer());
      return { file: { ...found, bytes } };
    },
  };
}
