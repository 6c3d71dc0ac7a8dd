import { type EventSummary, isArchivedEvent, type RecordTopic } from "@recurrent/sdk";
import { compareNames, displayFileName, formatUnlistedFiles } from "@recurrent/ui-kit";
import { lastRecordDay } from "../../shared/dates/last-record-day.ts";
import type { RequestedRecord } from "../../shared/dates/record-query.ts";
import type { PackCall } from "./pack-calls.ts";
import {
  ALL_PARTS,
  type PackFile,
  type PackNote,
  type PackPart,
  type PackRequest,
} from "./pack-model.ts";

/** A request that returns further requests, notes on missing parts, or files. */
export interface PackJob {
  readonly what: string;
  /** True for one file, false for a request that lists others. */
  readonly isFile: boolean;
  readonly load: (call: PackCall) => Promise<readonly JobResult[]>;
}

export type JobResult = PackJob | MissingNote | StoredFile;

type MissingNote = Omit<PackNote, "fullName">;

export interface StoredFile extends Pick<PackFile, "expiryAt" | "issuedAt" | "kind" | "title"> {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly folders: readonly string[];
  readonly name: string;
}

interface Plan extends Pick<PackRequest, "calls" | "parts" | "today"> {
  readonly id: string;
  readonly folder: string;
}

const NO_TRAINEE = "This person is not a trainee.";

export function personJob(plan: Plan): PackJob {
  const { id, calls, parts, today } = plan;
  return {
    what: "Everything",
    isFile: false,
    load: async (call) => {
      const person = await calls.person(id, call);
      const { isActive, isTrainee, trainingRecord } = person;
      const requested = { date: lastRecordDay(person, today), version: trainingRecord };
      const jobs: Readonly<Record<PackPart, PackJob | MissingNote>> = {
        certificates: isTrainee
          ? certificatesJob(plan, requested)
          : { what: "Certificates", reason: NO_TRAINEE },
        // The portal shows only documents of active people (shell 2.23).
        documents: isActive
          ? documentsJob(plan)
          : { what: "Documents", reason: "This person has left the company." },
        record: isTrainee
          ? recordJob(plan, requested)
          : { what: "Training record", reason: NO_TRAINEE },
      };
      return ALL_PARTS.filter((part) => parts.has(part)).map((part) => jobs[part]);
    },
  };
}

function recordJob({ id, folder, calls }: Plan, requested: RequestedRecord): PackJob {
  const { date } = requested;
  const title = `Training record of ${date}`;
  return fileJob(title, (call) => calls.recordFile(id, requested, call), {
    folders: [folder],
    name: `Training record ${date}.pdf`,
    kind: "Training record",
    title,
    issuedAt: date,
    expiryAt: null,
  });
}

/** Certificates in the record of a day (training 2.6); several topics may share one. */
function certificatesJob({ id, folder, calls }: Plan, requested: RequestedRecord): PackJob {
  const what = "Certificates";
  return {
    what,
    isFile: false,
    load: async (call) => {
      const { topics } = await calls.record(id, requested, call);
      const byHash = new Map(topics.map((topic) => [topic.certificateHash, topic]));
      const jobs = [...byHash]
        .toSorted(([, one], [, other]) => compareNames(datedName(one), datedName(other)))
        .flatMap(([hash, topic]): PackJob[] => {
          if (hash === null) return [];
          const { name: title, completedAt: issuedAt } = topic;
          const load = (next: PackCall) => calls.certificateFile(id, hash, next);
          return [
            fileJob(`Certificate: ${title}`, load, {
              folders: [folder, what],
              name: `${datedName(topic)}.pdf`,
              kind: "Certificate",
              title,
              issuedAt,
              expiryAt: null,
            }),
          ];
        });
      return jobs.length > 0
        ? jobs
        : [{ what, reason: `The record of ${requested.date} has none.` }];
    },
  };
}

function datedName({ name, completedAt }: RecordTopic): string {
  return completedAt === null ? name : `${completedAt} ${name}`;
}

/** Documents with their files, including archived ones, which audits need too. */
function documentsJob(plan: Plan): PackJob {
  const what = "Documents";
  return {
    what,
    isFile: false,
    load: async (call) => {
      const events = await plan.calls.events(plan.id, call);
      if (events.length === 0) return [{ what, reason: "None." }];
      return events
        .toSorted(
          (one, other) =>
            Number(isArchivedEvent(one)) - Number(isArchivedEvent(other)) ||
            compareNames(one.description, other.description),
        )
        .map((event) => eventJob(plan, event));
    },
  };
}

function eventJob({ id, folder, calls }: Plan, event: EventSummary): PackJob | MissingNote {
  const { description, issuedAt, expiryAt } = event;
  const isArchived = isArchivedEvent(event);
  const title = isArchived ? `${description} (archived)` : description;
  const what = `Document: ${title}`;
  const folders = [folder, isArchived ? "Documents (archived)" : "Documents"];
  const none = { what, reason: "No file is attached." };
  // A list may omit the number of files.
  if (event.filesCount === 0) return none;
  return {
    what,
    isFile: false,
    load: async (call) => {
      const { files, filesCount } = await calls.event(id, event.id, call);
      const count = files.length === 0 ? Math.max(filesCount, event.filesCount ?? 0) : filesCount;
      if (count === 0) return [none];
      const jobs = files.map(({ id: fileId, originalName }) => {
        const name = displayFileName(originalName);
        return fileJob(
          `${what}, ${name}`,
          (next) => calls.eventFile(id, event.id, fileId, { ...next, storedName: originalName }),
          {
            folders,
            name: `${description} - ${name}`,
            kind: "Document",
            title,
            issuedAt,
            expiryAt,
          },
        );
      });
      const left = count - files.length;
      return left > 0 ? [...jobs, { what, reason: formatUnlistedFiles(left) }] : jobs;
    },
  };
}

function fileJob(
  what: string,
  load: (call: PackCall) => Promise<Blob>,
  found: Omit<StoredFile, "bytes">,
): PackJob {
  return {
    what,
    isFile: true,
    load: async (call) => [
      { ...found, bytes: new Uint8Array(await (await load(call)).arrayBuffer()) },
    ],
  };
}
