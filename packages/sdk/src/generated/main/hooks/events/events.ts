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
  writeOptions
} from '../../../../react/mutation.ts';
import type {
  WriteSettings
} from '../../../../react/mutation.ts';

import {
  readOptions,
  useRead
} from '../../../../react/query.ts';
import type {
  CallOptions,
  ReadSettings
} from '../../../../react/query.ts';

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



/** Events and documents, in force and archived. `is_active` tells them apart. */
export const eventListOptions = (request?: CallOptions) =>
  readOptions(["main", "eventList"], (options) => eventList(options), readEvents, request);

/** Reads {@link eventListOptions} in a component. */
export const useEventList = <Data = ReturnType<typeof readEvents>>(settings?: ReadSettings<Awaited<ReturnType<typeof eventList>>, ReturnType<typeof readEvents>, Data>) =>
  useRead(eventListOptions(settings?.request), settings);

/** What {@link useEventCreate} sends, and what any call takes. */
export interface EventCreateVariables extends CallOptions {
  data: EventCreateForm;
}

/** Adds an event with its files. Fields that are empty and had no value are left out. Switches are sent as 1 or 0, reminders as `reminders[0][key]` and `reminders[0][value]`, files as `files[0]`. Closed to trainees whose company has `events_documents` switched off. */
export const eventCreateOptions = () =>
  writeOptions("eventCreate", {
    call: ({ data, ...request }: EventCreateVariables, client) => eventCreate(data, { ...request, client }),
    read: readEvent,
    keep: (wire) => isWholeEvent(wire) ? eventShowOptions(readEvent(wire).id).queryKey : undefined,
  });

/** Sends {@link eventCreateOptions}, then asks again for what shows the thing. */
export const useEventCreate = (settings?: WriteSettings<ReturnType<typeof eventCreateOptions>>) =>
  useMutation({ ...eventCreateOptions(), ...settings });

/** One event with its notes, warnings and files. */
export const eventShowOptions = (eventId: string, request?: CallOptions) =>
  readOptions(["main", "eventShow", eventId], (options) => eventShow(eventId, options), readEvent, request);

/** Reads {@link eventShowOptions} in a component. */
export const useEventShow = <Data = ReturnType<typeof readEvent>>(eventId: string, settings?: ReadSettings<Awaited<ReturnType<typeof eventShow>>, ReturnType<typeof readEvent>, Data>) =>
  useRead(eventShowOptions(eventId, settings?.request), settings);

/** What {@link useEventUpdate} sends, and what any call takes. */
export interface EventUpdateVariables extends CallOptions {
  eventId: string;
  data: EventUpdateForm;
}

/** Stores the event and adds new files; attached files stay. An archived event is refused with 422. The field `_method` with the value PUT marks the update. Fields that are empty and had no value are left out. Switches are sent as 1 or 0, reminders as `reminders[0][key]` and `reminders[0][value]`, files as `files[0]`. Text and dates that had a value and are sent empty are cleared. Closed to trainees whose company has `events_documents` switched off. */
export const eventUpdateOptions = () =>
  writeOptions("eventUpdate", {
    call: ({ eventId, data, ...request }: EventUpdateVariables, client) => eventUpdate(eventId, data, { ...request, client }),
    read: readEvent,
    subject: ({ eventId }) => eventId,
    keep: (wire, { eventId }) => isWholeEvent(wire) ? eventShowOptions(eventId).queryKey : undefined,
  });

/** Sends {@link eventUpdateOptions}, then asks again for what shows the thing. */
export const useEventUpdate = (settings?: WriteSettings<ReturnType<typeof eventUpdateOptions>>) =>
  useMutation({ ...eventUpdateOptions(), ...settings });

/** What {@link useEventDelete} sends, and what any call takes. */
export interface EventDeleteVariables extends CallOptions {
  eventId: string;
}

/** Removes the event and its files for good. Closed to trainees whose company has `events_documents` switched off. */
export const eventDeleteOptions = () =>
  writeOptions("eventDelete", {
    call: ({ eventId, ...request }: EventDeleteVariables, client) => eventDelete(eventId, { ...request, client }),
    read: (reply) => reply,
    subject: ({ eventId }) => eventId,
    gone: ({ eventId }) => eventShowOptions(eventId).queryKey,
  });

/** Sends {@link eventDeleteOptions}, then asks again for what shows the thing. */
export const useEventDelete = (settings?: WriteSettings<ReturnType<typeof eventDeleteOptions>>) =>
  useMutation({ ...eventDeleteOptions(), ...settings });

/** What {@link useEventEnable} sends, and what any call takes. */
export interface EventEnableVariables extends CallOptions {
  eventId: string;
}

/** Takes the event out of the archive. */
export const eventEnableOptions = () =>
  writeOptions("eventEnable", {
    call: ({ eventId, ...request }: EventEnableVariables, client) => eventEnable(eventId, { ...request, client }),
    read: readEvent,
    subject: ({ eventId }) => eventId,
    keep: (wire, { eventId }) => isWholeEvent(wire) ? eventShowOptions(eventId).queryKey : undefined,
  });

/** Sends {@link eventEnableOptions}, then asks again for what shows the thing. */
export const useEventEnable = (settings?: WriteSettings<ReturnType<typeof eventEnableOptions>>) =>
  useMutation({ ...eventEnableOptions(), ...settings });

/** What {@link useEventDisable} sends, and what any call takes. */
export interface EventDisableVariables extends CallOptions {
  eventId: string;
}

/** Puts the event into the archive. */
export const eventDisableOptions = () =>
  writeOptions("eventDisable", {
    call: ({ eventId, ...request }: EventDisableVariables, client) => eventDisable(eventId, { ...request, client }),
    read: readEvent,
    subject: ({ eventId }) => eventId,
    keep: (wire, { eventId }) => isWholeEvent(wire) ? eventShowOptions(eventId).queryKey : undefined,
  });

/** Sends {@link eventDisableOptions}, then asks again for what shows the thing. */
export const useEventDisable = (settings?: WriteSettings<ReturnType<typeof eventDisableOptions>>) =>
  useMutation({ ...eventDisableOptions(), ...settings });

/** What {@link useEventFileDelete} sends, and what any call takes. */
export interface EventFileDeleteVariables extends CallOptions {
  eventId: string;
  fileId: string;
}

/** Removes one attached file. Closed to trainees whose company has `events_documents` switched off. */
export const eventFileDeleteOptions = () =>
  writeOptions("eventFileDelete", {
    call: ({ eventId, fileId, ...request }: EventFileDeleteVariables, client) => eventFileDelete(eventId, fileId, { ...request, client }),
    read: (reply) => reply,
    subject: ({ eventId }) => eventId,
  });

/** Sends {@link eventFileDeleteOptions}, then asks again for what shows the thing. */
export const useEventFileDelete = (settings?: WriteSettings<ReturnType<typeof eventFileDeleteOptions>>) =>
  useMutation({ ...eventFileDeleteOptions(), ...settings });
