import { useQuery, type QueryClient } from "@tanstack/react-query";

import {
  eventCreate,
  eventDelete,
  eventDisable,
  eventEnable,
  eventFileDelete,
  eventFileDownload,
  eventList,
  eventShow,
  eventUpdate,
} from "../generated/main/calls/events/events.ts";
import {
  personEventCreate,
  personEventDelete,
  personEventDisable,
  personEventEnable,
  personEventFileDelete,
  personEventFileDownload,
  personEventList,
  personEventShow,
  personEventUpdate,
} from "../generated/main/calls/person-events/person-events.ts";
import {
  getEventListQueryKey,
  getEventShowQueryKey,
} from "../generated/main/hooks/events/events.ts";
import {
  getPersonEventListQueryKey,
  getPersonEventShowQueryKey,
} from "../generated/main/hooks/person-events/person-events.ts";
import type { EventDocument } from "../generated/main/model/eventDocument.ts";
import type { RequestOptions } from "../http/request.ts";
import { readEvent, readEvents, type Event } from "../model/event.ts";
import { eventPayload, type EventDraft } from "../payload/event.ts";
import {
  readNothing,
  useCanonicalWrite,
  type Precondition,
  type WriteOptions,
} from "./mutation.ts";
import { canonicalQuery } from "./query.ts";

/**
 * Whose events and documents: those of the person signed in, or of a person of a company. Both bases
 * offer the same calls (training 7.3), so one set of screens serves both.
 */
export type EventOwner = "own" | { readonly companyId: string; readonly personId: string };

/** How the files of a write travel: its progress, and the way to stop it. */
export type EventTransfer = Pick<RequestOptions, "onUploadProgress" | "signal">;

/** A new event with its files. */
export interface EventCreation extends EventTransfer {
  draft: EventDraft;
}

/** An event's new state. */
export interface EventEdit extends EventTransfer, Precondition {
  /** The event as it is, as far as is known: what it has and the draft has not is cleared. */
  before: Event;
  draft: EventDraft;
}

/** One attached file of an event. */
export interface EventFileRef {
  eventId: string;
  fileId: string;
}

/** All events, in force and archived (training 2.10, 2.11); without notes and files. */
export const eventsOptions = (owner: EventOwner) =>
  owner === "own"
    ? canonicalQuery(getEventListQueryKey(), eventList, readEvents)
    : canonicalQuery(
        getPersonEventListQueryKey(owner.companyId, owner.personId),
        (options) => personEventList(owner.companyId, owner.personId, options),
        readEvents,
      );

/** One event with notes, warnings and files. */
export const eventOptions = (owner: EventOwner, eventId: string) =>
  owner === "own"
    ? canonicalQuery(
        getEventShowQueryKey(eventId),
        (options) => eventShow(eventId, options),
        readEvent,
      )
    : canonicalQuery(
        getPersonEventShowQueryKey(owner.companyId, owner.personId, eventId),
        (options) => personEventShow(owner.companyId, owner.personId, eventId, options),
        readEvent,
      );

/** Reads {@link eventsOptions} in a component. */
export const useEvents = (owner: EventOwner) => useQuery(eventsOptions(owner));

/** Reads {@link eventOptions} in a component. */
export const useEvent = (owner: EventOwner, eventId: string) =>
  useQuery(eventOptions(owner, eventId));

/** An attached file; for `download`, with its `originalName`. */
export const fetchEventFile = (
  owner: EventOwner,
  { eventId, fileId }: EventFileRef,
  options?: RequestOptions,
): Promise<Blob> =>
  owner === "own"
    ? eventFileDownload(eventId, fileId, options)
    : personEventFileDownload(owner.companyId, owner.personId, eventId, fileId, options);

/** Puts the event of a write's reply into the cache, so that the former one is not shown meanwhile. */
const storeFor =
  (owner: EventOwner) => (queries: QueryClient, event: Event, wire: EventDocument) => {
    // a reply that brings less than the event is left to the fetching that follows
    if (event.id !== "" && event.description !== "") {
      queries.setQueryData(eventOptions(owner, event.id).queryKey, wire);
    }
  };

/** Adds an event; gives it as the server keeps it, with its id. */
export const useCreateEvent = (owner: EventOwner, options?: WriteOptions) =>
  useCanonicalWrite(
    {
      operation: owner === "own" ? "eventCreate" : "personEventCreate",
      call: ({ draft, ...transfer }: EventCreation) =>
        owner === "own"
          ? eventCreate(eventPayload(draft), transfer)
          : personEventCreate(owner.companyId, owner.personId, eventPayload(draft), transfer),
      read: readEvent,
      store: storeFor(owner),
    },
    options,
  );

/** Changes an event and attaches further files; gives it as it is then. */
export const useUpdateEvent = (owner: EventOwner, options?: WriteOptions) =>
  useCanonicalWrite(
    {
      operation: owner === "own" ? "eventUpdate" : "personEventUpdate",
      call: ({ before, draft, ...transfer }: EventEdit) => {
        const form = eventPayload(draft, before);
        return owner === "own"
          ? eventUpdate(before.id, form, transfer)
          : personEventUpdate(owner.companyId, owner.personId, before.id, form, transfer);
      },
      read: readEvent,
      store: storeFor(owner),
      subject: ({ before }) => before.id,
    },
    options,
  );

/** Takes an event out of the archive ('Restore'); gives it as it is then. */
export const useEnableEvent = (owner: EventOwner, options?: WriteOptions) =>
  useCanonicalWrite(
    {
      operation: owner === "own" ? "eventEnable" : "personEventEnable",
      call: (eventId: string) =>
        owner === "own"
          ? eventEnable(eventId)
          : personEventEnable(owner.companyId, owner.personId, eventId),
      read: readEvent,
      store: storeFor(owner),
      subject: (eventId) => eventId,
    },
    options,
  );

/** Puts an event into the archive ('Archive'); gives it as it is then. */
export const useDisableEvent = (owner: EventOwner, options?: WriteOptions) =>
  useCanonicalWrite(
    {
      operation: owner === "own" ? "eventDisable" : "personEventDisable",
      call: (eventId: string) =>
        owner === "own"
          ? eventDisable(eventId)
          : personEventDisable(owner.companyId, owner.personId, eventId),
      read: readEvent,
      store: storeFor(owner),
      subject: (eventId) => eventId,
    },
    options,
  );

/** Deletes an event with its files, for good. */
export const useDeleteEvent = (owner: EventOwner, options?: WriteOptions) =>
  useCanonicalWrite(
    {
      operation: owner === "own" ? "eventDelete" : "personEventDelete",
      call: (eventId: string) =>
        owner === "own"
          ? eventDelete(eventId)
          : personEventDelete(owner.companyId, owner.personId, eventId),
      read: readNothing,
      subject: (eventId) => eventId,
      gone: (eventId) => eventOptions(owner, eventId).queryKey,
    },
    options,
  );

/** Deletes one attached file, for good. */
export const useDeleteEventFile = (owner: EventOwner, options?: WriteOptions) =>
  useCanonicalWrite(
    {
      operation: owner === "own" ? "eventFileDelete" : "personEventFileDelete",
      call: ({ eventId, fileId }: EventFileRef) =>
        owner === "own"
          ? eventFileDelete(eventId, fileId)
          : personEventFileDelete(owner.companyId, owner.personId, eventId, fileId),
      read: readNothing,
      subject: ({ eventId }) => eventId,
    },
    options,
  );
