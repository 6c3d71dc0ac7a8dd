import { mainEntities } from "@recurrent/sdk/schemas";
import { eventStatus } from "../rules/boards.ts";
import {
  type Day,
  dayOf,
  formatDayOrNull,
  formatInstantOrNull,
  parseDay,
  startOf,
} from "../model/days.ts";
import { mayEditEvents } from "../rules/people.ts";
import type { EventRow, FileRow } from "../model/rows.ts";
import type { Transaction } from "../store/database.ts";
import { fieldsOf, Upload } from "./body.ts";
import {
  forbidden,
  type Handlers,
  invalid,
  type Deferred,
  notFound,
  type Reply,
  type SignedInCall,
} from "./call.ts";
import { FieldReader, readId } from "./fields.ts";
import { fileReply } from "./serializers.ts";

/** Limit of an event, attached files included. */
export const MAX_FILES = 20;

/** 64 MB. */
export const MAX_FILE_BYTES = 64 * 1024 * 1024;

/** Other types are sent as bytes. */
const CONTENT_TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?:; ?[\w-]+=[\w."-]+)*$/;
const BYTES = "application/octet-stream";

type EventAct = "List" | "Create" | "Show" | "Update" | "Enable" | "Disable" | "Delete";

const own: Handlers<`event${EventAct | "FileDelete" | "FileDownload"}`> = {
  eventList: (call) =>
    call.tables.events
      .filter(({ personId }) => personId === call.person.id && call.person.deletedAt === null)
      .map((event) => toEventItemDto(call, event)),

  eventCreate: (call) => {
    requireEditor(call);
    const { tables, person } = call;
    if (person.deletedAt !== null) {
      throw invalid({ id: ["This person was deleted and can have no more events."] });
    }
    const { uploads, ...content } = readEventForm(call.body, null);
    const event = {
      ...content,
      id: tables.events.nextId(),
      personId: person.id,
      name: content.description,
      isActive: true,
      deletedAt: null,
      fileIds: [],
    };
    return saveEvent(call, event, uploads);
  },

  eventShow: (call) => toEventDto(call, eventOf(call)),

  eventUpdate: (call) => {
    requireEditor(call);
    const before = eventOf(call);
    if (!before.isActive) {
      throw invalid({ id: ["This event is archived; restore it to change it."] });
    }
    const { uploads, ...content } = readEventForm(call.body, before);
    const isRenamed = content.description !== before.description;
    const name = isRenamed ? content.description : before.name;
    return saveEvent(call, { ...before, ...content, name }, uploads);
  },

  eventEnable: (call) => setActive(call, true),

  eventDisable: (call) => setActive(call, false),

  eventDelete: (call) => {
    requireEditor(call);
    const { id, fileIds } = eventOf(call);
    detach(call, fileIds);
    call.tables.events.delete(id);
    return { id, message: "The event was deleted." };
  },

  eventFileDelete: (call) => {
    requireEditor(call);
    const event = eventOf(call);
    const { id } = fileOf(call);
    detach(call, [id]);
    call.tables.events.put({ ...event, fileIds: event.fileIds.filter((other) => other !== id) });
    return { id, message: "The file was deleted." };
  },

  eventFileDownload: (call) => eventFile(call, fileOf(call)),
};

/**
 * Own events (training 2.11, 7.3), and those of a person the caller may see (training 2.10).
 * Deleted people have none (training 2.9).
 */
export const events = {
  ...own,
  personEventList: own.eventList,
  personEventCreate: own.eventCreate,
  personEventShow: own.eventShow,
  personEventUpdate: own.eventUpdate,
  personEventEnable: own.eventEnable,
  personEventDisable: own.eventDisable,
  personEventDelete: own.eventDelete,
  personEventFileDelete: own.eventFileDelete,
  personEventFileDownload: own.eventFileDownload,
};

function eventOf({ tables, params, person }: SignedInCall): EventRow {
  const event = tables.events.get(readId(params["eventId"]) ?? 0);
  if (event?.personId !== person.id || person.deletedAt !== null) throw notFound("Event");
  return event;
}

function fileOf(call: SignedInCall): FileRow {
  const file = call.tables.files.get(readId(call.params["fileId"]) ?? 0);
  if (file?.eventId !== eventOf(call).id) throw notFound("File");
  return file;
}

function requireEditor({ tables, user }: SignedInCall): void {
  if (!mayEditEvents(user, tables.companies.get(user.companyId))) throw forbidden();
}

function setActive(call: SignedInCall, isActive: boolean): EventDocument {
  const event = eventOf(call);
  // A second time changes nothing, so the day of archiving stays.
  return event.isActive === isActive
    ? toEventDto(call, event)
    : saveEvent(call, { ...event, isActive, deletedAt: isActive ? null : call.now });
}

type EventDocument = Reply<"eventShow">;

function toEventItemDto({ now }: Transaction, event: EventRow): Reply<"eventList">[number] {
  return {
    id: event.id,
    name: event.name,
    description: event.description,
    issued_at: formatDayOrNull(event.issuedAt),
    expiry_at: formatDayOrNull(event.expiryAt),
    is_active: event.isActive,
    deleted_at: formatInstantOrNull(event.deletedAt),
    status: eventStatus(event.expiryAt, dayOf(now)),
    files_count: event.fileIds.length,
  };
}

function toEventDto(transaction: Transaction, event: EventRow): EventDocument {
  return {
    ...toEventItemDto(transaction, event),
    notes: event.notes === "" ? null : event.notes,
    manager: event.manager,
    trainee: event.trainee,
    reminders: threeReminders(event).map((days) => ({ key: "days", value: String(days) })),
    files: event.fileIds.flatMap((id) => {
      const file = transaction.tables.files.get(id);
      return file === undefined ? [] : [{ id, original_name: file.originalName }];
    }),
  };
}

type EventFields = FieldReader<typeof mainEntities.EventUpdateForm.shape>;

/**
 * Absent texts, dates and reminders do not change, empty ones are cleared; an absent switch is off
 * (training 3.9, 7.3). An expiry before the day of issue is accepted.
 *
 * @param before null for a new event
 */
function readEventForm(body: unknown, before: EventRow | null) {
  // A new event has only some of these fields.
  const fields: EventFields = new FieldReader(
    mainEntities.EventUpdateForm,
    asInForm(fieldsOf(body)),
  );
  if (before !== null) {
    fields.read("_method");
  }
  const day = (field: "issued_at" | "expiry_at", otherwise: Day | null | undefined) => {
    const text = fields.read(field);
    return text === undefined ? (otherwise ?? null) : parseDay(text);
  };
  const content = {
    description: fields.text("description"),
    notes: fields.read("notes") ?? before?.notes ?? "",
    issuedAt: day("issued_at", before?.issuedAt),
    expiryAt: day("expiry_at", before?.expiryAt),
    manager: fields.read("manager") === "1",
    trainee: fields.read("trainee") === "1",
    reminders: fields.read("reminders")?.map(({ value }) => Number(value)) ?? before?.reminders,
    uploads: readFiles(fields, before?.fileIds.length ?? 0),
  };
  fields.check();
  return { ...content, reminders: content.reminders ?? [] };
}

/** An event always has three reminders, 0 for none (training 9). */
function threeReminders({ reminders }: EventRow): number[] {
  return [...reminders, 0, 0, 0].slice(0, 3);
}

const SWITCHES: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  ...["true", 1, true].map((on) => [on, "1"] as const),
  ...["false", "", 0, false, null].map((off) => [off, "0"] as const),
]);

/**
 * Normalises forms and JSON: switches in any style of training 7.3, null as empty text, days as
 * text.
 */
function asInForm(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { _method: method, manager, trainee, reminders } = body;
  return {
    ...Object.fromEntries(Object.entries(body).map(([field, value]) => [field, value ?? ""])),
    _method: String(method).toUpperCase(),
    manager: SWITCHES.get(manager) ?? manager,
    trainee: SWITCHES.get(trainee) ?? trainee,
    reminders: Array.isArray(reminders)
      ? reminders.map(fieldsOf).map(({ key, value }) => ({
          key,
          value: typeof value === "number" ? String(value) : value,
        }))
      : reminders === "" || reminders === null
        ? undefined
        : reminders,
  };
}

function readFiles(fields: EventFields, attached: number): Upload[] {
  const list = [fields.raw("files")].flat().filter(Boolean);
  const files = list.filter((entry) => entry instanceof Upload);
  if (files.length < list.length) {
    fields.refuse("files", "Everything attached must be a file.");
  }
  if (attached + files.length > MAX_FILES) {
    fields.refuse("files", `An event can hold ${MAX_FILES} files.`);
  }
  for (const [index, { name, content }] of files.entries()) {
    if (content.size > MAX_FILE_BYTES) {
      fields.refuse(`files.${index}`, `The file '${name}' is greater than 64 MB.`);
    }
  }
  return files;
}

function saveEvent(
  call: SignedInCall,
  event: EventRow,
  uploads: readonly Upload[] = [],
): EventDocument {
  const { tables, files } = call;
  const attached = uploads.map(({ name: originalName, type: mime, content }) => {
    const id = tables.files.nextId();
    tables.files.put({ id, eventId: event.id, originalName, mime, specimen: null });
    files.set(id, content);
    return id;
  });
  const row = { ...event, fileIds: [...event.fileIds, ...attached] };
  tables.events.put(row);
  return toEventDto(call, row);
}

function detach({ tables, files }: SignedInCall, ids: readonly number[]): void {
  for (const id of ids) {
    tables.files.delete(id);
    files.set(id, null);
  }
}

/** Seeded files are made on demand. */
function eventFile(call: SignedInCall, row: FileRow): Deferred<Response> {
  const { settings, readFile, readAsset } = call;
  return async () => {
    const type = CONTENT_TYPE.test(row.mime) ? row.mime : BYTES;
    if (row.specimen === null) {
      const content = await readFile(row.id);
      if (content === null) {
        // The file was deleted after the check.
        throw notFound("File");
      }
      return fileReply(row.originalName, type, content);
    }
    const { sampleFile } = await import("./sample-file.ts");
    const madeAt = startOf(settings.firstDay);
    const bytes = await sampleFile(row.specimen, row, madeAt, readAsset);
    return fileReply(row.originalName, type, new Blob([bytes]));
  };
}
