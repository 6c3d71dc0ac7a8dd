import { mayEditEvents } from "../rules/access.ts";
import { dayOf, formatDayOrNull, formatInstantOrNull } from "../rules/days.ts";
import { eventStatus } from "../rules/event-status.ts";
import type { EventRow, FileRow, PersonRow } from "../world/rows.ts";
import type { Scope } from "../world/world.ts";
import { type Handlers, ofPerson, type SignedInCall } from "./call.ts";
import type { Reply } from "./contract.ts";
import { readEventForm } from "./event-fields.ts";
import { attach, detach, eventFile } from "./event-files.ts";
import { readId } from "./fields.ts";
import { personOf } from "./people.ts";
import { forbidden, invalid, notFound } from "./refusal.ts";

type EventAct = "List" | "Create" | "Show" | "Update" | "Enable" | "Disable" | "Delete";
type Own = `event${EventAct | "FileDelete" | "FileDownload"}`;

/** The calls that both bases offer (training 7.3), over the events of whoever `ownerOf` gives. */
function eventCalls(ownerOf: (call: SignedInCall) => PersonRow): Handlers<Own> {
  /** The event of the address; 404 for none, and for one of somebody else. */
  const eventOf = (call: SignedInCall): EventRow => {
    const owner = ownerOf(call);
    const event = call.tables.events.get(readId(call.params["eventId"]) ?? 0);
    if (event?.personId !== owner.id || owner.deletedAt !== null) {
      throw notFound("Event");
    }
    return event;
  };

  /** The file of the address; 404 for none, and for one of another event. */
  const fileOf = (call: SignedInCall): FileRow => {
    const file = call.tables.files.get(readId(call.params["fileId"]) ?? 0);
    if (file?.eventId !== eventOf(call).id) {
      throw notFound("File");
    }
    return file;
  };

  const move = (call: SignedInCall, isActive: boolean): EventDocument => {
    const event = eventOf(call);
    // a second time changes nothing: the day it was archived stays
    const moved =
      event.isActive === isActive
        ? event
        : { ...event, isActive, deletedAt: isActive ? null : call.now };
    call.tables.events.put(moved);
    return eventOnWire(call, moved);
  };

  return {
    eventList: (call) => {
      const owner = ownerOf(call);
      return owner.deletedAt === null
        ? call.tables.events
            .filter(({ personId }) => personId === owner.id)
            .map((event) => eventItemOnWire(call, event))
        : [];
    },

    eventCreate: (call) => {
      requireEditor(call);
      const owner = ownerOf(call);
      if (owner.deletedAt !== null) {
        throw invalid({ id: ["This person was deleted and can have no more events."] });
      }
      const { uploads, ...content } = readEventForm(call.body, null);
      const id = call.tables.events.nextId();
      const event: EventRow = {
        ...content,
        id,
        personId: owner.id,
        name: content.description,
        isActive: true,
        deletedAt: null,
        fileIds: attach(call, id, uploads),
      };
      call.tables.events.put(event);
      return eventOnWire(call, event);
    },

    eventShow: (call) => eventOnWire(call, eventOf(call)),

    eventUpdate: (call) => {
      requireEditor(call);
      const before = eventOf(call);
      if (!before.isActive) {
        throw invalid({ id: ["This event is archived; restore it to change it."] });
      }
      const { uploads, ...content } = readEventForm(call.body, before);
      const isRenamed = content.description !== before.description;
      const event: EventRow = {
        ...before,
        ...content,
        name: isRenamed ? content.description : before.name,
        fileIds: [...before.fileIds, ...attach(call, before.id, uploads)],
      };
      call.tables.events.put(event);
      return eventOnWire(call, event);
    },

    eventEnable: (call) => move(call, true),

    eventDisable: (call) => move(call, false),

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
}

/** Managers, and trainees of a company that lets them (training 6). */
function requireEditor({ tables, user }: SignedInCall): void {
  if (!mayEditEvents(user, tables.companies.get(user.companyId))) {
    throw forbidden();
  }
}

/** Tag Events: the own events and documents (training 2.11). */
export const events = eventCalls(({ user }) => user);

/**
 * Tag PersonEvents: those of a person for whoever may see the person (training 2.10). Of somebody
 * deleted there are none (training 2.9: the tab is of active people).
 */
export const personEvents = ofPerson(eventCalls(personOf));

type EventDocument = Reply<"eventShow">;

/** An event as lists have one: without notes, warnings and files. */
function eventItemOnWire({ now }: Scope, event: EventRow): EventDocument {
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

function eventOnWire(scope: Scope, event: EventRow): EventDocument {
  return {
    ...eventItemOnWire(scope, event),
    notes: event.notes === "" ? null : event.notes,
    manager: event.manager,
    trainee: event.trainee,
    reminders: event.reminders.map((days) => ({ key: "days", value: String(days) })),
    files: event.fileIds.flatMap((id) => {
      const file = scope.tables.files.get(id);
      return file === undefined ? [] : [{ id, original_name: file.originalName }];
    }),
  };
}
