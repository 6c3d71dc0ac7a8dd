/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import {
  useMutation
} from '@tanstack/react-query';

import {
  isWholeEvent,
  readEvent,
  readEvents
} from '../../../../model/event.ts';

import {
  readOptions,
  useRead
} from '../../../../react/query.ts';
import type {
  CallOptions,
  ReadSettings
} from '../../../../react/query.ts';

import {
  writeOptions
} from '../../../../react/writes.ts';
import type {
  WriteSettings
} from '../../../../react/writes.ts';

import {
  eventCreate,
  eventDelete,
  eventDisable,
  eventEnable,
  eventFileDelete,
  eventList,
  eventShow,
  eventUpdate
} from '../../calls/events/events.ts';

import type {
  EventCreateForm,
  EventUpdateForm
} from '../../model';



/** The options of {@link useEventList}, for loaders and prefetches. */
export const eventListOptions = (request?: CallOptions) =>
  readOptions(["main", "eventList"], (options) => eventList(options), readEvents, request);

/**
 * Events and documents, in force and archived. `is_active` tells them apart.
 *
 * `GET /api/my/events` · for anybody who is signed in · fails as `eventList` does
 *
 * @example
 * const { data, isPending, error } = useEventList();
 */
export const useEventList = <Data = ReturnType<typeof readEvents>>(settings?: ReadSettings<Awaited<ReturnType<typeof eventList>>, ReturnType<typeof readEvents>, Data>) =>
  useRead(eventListOptions(settings?.request), settings);

/** What {@link useEventCreate} sends, and what any call takes. */
export interface EventCreateVariables extends CallOptions {
  data: EventCreateForm;
}

/** The options of {@link useEventCreate}. */
export const eventCreateOptions = () =>
  writeOptions("eventCreate", {
    call: ({ data, ...request }: EventCreateVariables, client) => eventCreate(data, { ...request, client }),
    read: readEvent,
    keep: (wire) => isWholeEvent(wire) ? eventShowOptions(readEvent(wire).id).queryKey : undefined,
  });

/**
 * Adds an event with its files. Fields that are empty and had no value are left out. Switches are sent as 1 or 0, reminders as `reminders[0][key]` and `reminders[0][value]`, files as `files[0]`. Closed to trainees whose company has `events_documents` switched off.
 *
 * `POST /api/my/events` · needs the role `Company Manager` or `Training Manager` or `Trainee` · fails as `eventCreate` does; makes every query that shows the thing ask again
 *
 * @example
 * const { mutate, isPending, error } = useEventCreate();
 * mutate({ data: {
 *   description: "Medical certificate class 1",
 *   notes: "<p>Renew with <strong>Dr Novak</strong>, Prague.</p>",
 *   issued_at: "2026-01-15",
 *   expiry_at: "2027-01-14",
 *   manager: "1",
 *   trainee: "1",
 *   reminders: [
 *     { key: "days", value: "30" },
 *     { key: "days", value: "14" },
 *     { key: "days", value: "7" },
 *   ],
 * } });
 */
export const useEventCreate = (settings?: WriteSettings<ReturnType<typeof eventCreateOptions>>) =>
  useMutation({ ...eventCreateOptions(), ...settings });

/** The options of {@link useEventShow}, for loaders and prefetches. */
export const eventShowOptions = (eventId: string, request?: CallOptions) =>
  readOptions(["main", "eventShow", eventId], (options) => eventShow(eventId, options), readEvent, request);

/**
 * One event with its notes, warnings and files.
 *
 * `GET /api/my/events/{eventId}` · for anybody who is signed in · fails as `eventShow` does
 *
 * @example
 * const { data, isPending, error } = useEventShow("5120");
 */
export const useEventShow = <Data = ReturnType<typeof readEvent>>(eventId: string, settings?: ReadSettings<Awaited<ReturnType<typeof eventShow>>, ReturnType<typeof readEvent>, Data>) =>
  useRead(eventShowOptions(eventId, settings?.request), settings);

/** What {@link useEventUpdate} sends, and what any call takes. */
export interface EventUpdateVariables extends CallOptions {
  eventId: string;
  data: EventUpdateForm;
}

/** The options of {@link useEventUpdate}. */
export const eventUpdateOptions = () =>
  writeOptions("eventUpdate", {
    call: ({ eventId, data, ...request }: EventUpdateVariables, client) => eventUpdate(eventId, data, { ...request, client }),
    read: readEvent,
    subject: ({ eventId }) => eventId,
    keep: (wire, { eventId }) => isWholeEvent(wire) ? eventShowOptions(eventId).queryKey : undefined,
  });

/**
 * Stores the event and adds new files; attached files stay. An archived event is refused with 422. The field `_method` with the value PUT marks the update. Fields that are empty and had no value are left out. Switches are sent as 1 or 0, reminders as `reminders[0][key]` and `reminders[0][value]`, files as `files[0]`. Text and dates that had a value and are sent empty are cleared. Closed to trainees whose company has `events_documents` switched off.
 *
 * `POST /api/my/events/{eventId}` · needs the role `Company Manager` or `Training Manager` or `Trainee` · fails as `eventUpdate` does; makes every query that shows the thing ask again
 *
 * @example
 * const { mutate, isPending, error } = useEventUpdate();
 * mutate({ eventId: "5120", data: {
 *   _method: "PUT",
 *   description: "Medical certificate class 1",
 *   notes: "",
 *   issued_at: "2026-01-15",
 *   expiry_at: "2027-01-14",
 *   manager: "1",
 *   trainee: "0",
 *   reminders: [
 *     { key: "days", value: "30" },
 *     { key: "days", value: "14" },
 *     { key: "days", value: "7" },
 *   ],
 * } });
 */
export const useEventUpdate = (settings?: WriteSettings<ReturnType<typeof eventUpdateOptions>>) =>
  useMutation({ ...eventUpdateOptions(), ...settings });

/** What {@link useEventDelete} sends, and what any call takes. */
export interface EventDeleteVariables extends CallOptions {
  eventId: string;
}

/** The options of {@link useEventDelete}. */
export const eventDeleteOptions = () =>
  writeOptions("eventDelete", {
    call: ({ eventId, ...request }: EventDeleteVariables, client) => eventDelete(eventId, { ...request, client }),
    read: (reply) => reply,
    subject: ({ eventId }) => eventId,
    gone: ({ eventId }) => eventShowOptions(eventId).queryKey,
  });

/**
 * Removes the event and its files for good. Closed to trainees whose company has `events_documents` switched off.
 *
 * `DELETE /api/my/events/{eventId}` · needs the role `Company Manager` or `Training Manager` or `Trainee` · fails as `eventDelete` does; makes every query that shows the thing ask again
 *
 * @example
 * const { mutate, isPending, error } = useEventDelete();
 * mutate({ eventId: "5120" });
 */
export const useEventDelete = (settings?: WriteSettings<ReturnType<typeof eventDeleteOptions>>) =>
  useMutation({ ...eventDeleteOptions(), ...settings });

/** What {@link useEventEnable} sends, and what any call takes. */
export interface EventEnableVariables extends CallOptions {
  eventId: string;
}

/** The options of {@link useEventEnable}. */
export const eventEnableOptions = () =>
  writeOptions("eventEnable", {
    call: ({ eventId, ...request }: EventEnableVariables, client) => eventEnable(eventId, { ...request, client }),
    read: readEvent,
    subject: ({ eventId }) => eventId,
    keep: (wire, { eventId }) => isWholeEvent(wire) ? eventShowOptions(eventId).queryKey : undefined,
  });

/**
 * Takes the event out of the archive.
 *
 * `PATCH /api/my/events/{eventId}/enable` · needs the role `Company Manager` or `Training Manager` · fails as `eventEnable` does; makes every query that shows the thing ask again
 *
 * @example
 * const { mutate, isPending, error } = useEventEnable();
 * mutate({ eventId: "5120" });
 */
export const useEventEnable = (settings?: WriteSettings<ReturnType<typeof eventEnableOptions>>) =>
  useMutation({ ...eventEnableOptions(), ...settings });

/** What {@link useEventDisable} sends, and what any call takes. */
export interface EventDisableVariables extends CallOptions {
  eventId: string;
}

/** The options of {@link useEventDisable}. */
export const eventDisableOptions = () =>
  writeOptions("eventDisable", {
    call: ({ eventId, ...request }: EventDisableVariables, client) => eventDisable(eventId, { ...request, client }),
    read: readEvent,
    subject: ({ eventId }) => eventId,
    keep: (wire, { eventId }) => isWholeEvent(wire) ? eventShowOptions(eventId).queryKey : undefined,
  });

/**
 * Puts the event into the archive.
 *
 * `PATCH /api/my/events/{eventId}/disable` · needs the role `Company Manager` or `Training Manager` · fails as `eventDisable` does; makes every query that shows the thing ask again
 *
 * @example
 * const { mutate, isPending, error } = useEventDisable();
 * mutate({ eventId: "5120" });
 */
export const useEventDisable = (settings?: WriteSettings<ReturnType<typeof eventDisableOptions>>) =>
  useMutation({ ...eventDisableOptions(), ...settings });

/** What {@link useEventFileDelete} sends, and what any call takes. */
export interface EventFileDeleteVariables extends CallOptions {
  eventId: string;
  fileId: string;
}

/** The options of {@link useEventFileDelete}. */
export const eventFileDeleteOptions = () =>
  writeOptions("eventFileDelete", {
    call: ({ eventId, fileId, ...request }: EventFileDeleteVariables, client) => eventFileDelete(eventId, fileId, { ...request, client }),
    read: (reply) => reply,
    subject: ({ eventId }) => eventId,
  });

/**
 * Removes one attached file. Closed to trainees whose company has `events_documents` switched off.
 *
 * `DELETE /api/my/events/{eventId}/files/{fileId}` · needs the role `Company Manager` or `Training Manager` or `Trainee` · fails as `eventFileDelete` does; makes every query that shows the thing ask again
 *
 * @example
 * const { mutate, isPending, error } = useEventFileDelete();
 * mutate({ eventId: "5120", fileId: "9034" });
 */
export const useEventFileDelete = (settings?: WriteSettings<ReturnType<typeof eventFileDeleteOptions>>) =>
  useMutation({ ...eventFileDeleteOptions(), ...settings });
