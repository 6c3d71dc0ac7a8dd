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
  personEventCreate,
  personEventDelete,
  personEventDisable,
  personEventEnable,
  personEventFileDelete,
  personEventList,
  personEventShow,
  personEventUpdate
} from '../../calls/person-events/person-events.ts';

import type {
  EventCreateForm,
  EventUpdateForm
} from '../../model';



/** Events and documents, in force and archived. `is_active` tells them apart. */
export const personEventListOptions = (companyId: string, userId: string, request?: CallOptions) =>
  readOptions(["main", "personEventList", companyId, userId], (options) => personEventList(companyId, userId, options), readEvents, request);

/** Reads {@link personEventListOptions} in a component. */
export const usePersonEventList = <Data = ReturnType<typeof readEvents>>(companyId: string, userId: string, settings?: ReadSettings<Awaited<ReturnType<typeof personEventList>>, ReturnType<typeof readEvents>, Data>) =>
  useRead(personEventListOptions(companyId, userId, settings?.request), settings);

/** What {@link usePersonEventCreate} sends, and what any call takes. */
export interface PersonEventCreateVariables extends CallOptions {
  companyId: string;
  userId: string;
  data: EventCreateForm;
}

/** Adds an event with its files. Fields that are empty and had no value are left out. Switches are sent as 1 or 0, reminders as `reminders[0][key]` and `reminders[0][value]`, files as `files[0]`. Closed to trainees whose company has `events_documents` switched off. */
export const personEventCreateOptions = () =>
  writeOptions("personEventCreate", {
    call: ({ companyId, userId, data, ...request }: PersonEventCreateVariables, client) => personEventCreate(companyId, userId, data, { ...request, client }),
    read: readEvent,
    keep: (wire, { companyId, userId }) => isWholeEvent(wire) ? personEventShowOptions(companyId, userId, readEvent(wire).id).queryKey : undefined,
  });

/** Sends {@link personEventCreateOptions}, then asks again for what shows the thing. */
export const usePersonEventCreate = (settings?: WriteSettings<ReturnType<typeof personEventCreateOptions>>) =>
  useMutation({ ...personEventCreateOptions(), ...settings });

/** One event with its notes, warnings and files. */
export const personEventShowOptions = (companyId: string, userId: string, eventId: string, request?: CallOptions) =>
  readOptions(["main", "personEventShow", companyId, userId, eventId], (options) => personEventShow(companyId, userId, eventId, options), readEvent, request);

/** Reads {@link personEventShowOptions} in a component. */
export const usePersonEventShow = <Data = ReturnType<typeof readEvent>>(companyId: string, userId: string, eventId: string, settings?: ReadSettings<Awaited<ReturnType<typeof personEventShow>>, ReturnType<typeof readEvent>, Data>) =>
  useRead(personEventShowOptions(companyId, userId, eventId, settings?.request), settings);

/** What {@link usePersonEventUpdate} sends, and what any call takes. */
export interface PersonEventUpdateVariables extends CallOptions {
  companyId: string;
  userId: string;
  eventId: string;
  data: EventUpdateForm;
}

/** Stores the event and adds new files; attached files stay. An archived event is refused with 422. The field `_method` with the value PUT marks the update. Fields that are empty and had no value are left out. Switches are sent as 1 or 0, reminders as `reminders[0][key]` and `reminders[0][value]`, files as `files[0]`. Text and dates that had a value and are sent empty are cleared. Closed to trainees whose company has `events_documents` switched off. */
export const personEventUpdateOptions = () =>
  writeOptions("personEventUpdate", {
    call: ({ companyId, userId, eventId, data, ...request }: PersonEventUpdateVariables, client) => personEventUpdate(companyId, userId, eventId, data, { ...request, client }),
    read: readEvent,
    subject: ({ eventId }) => eventId,
    keep: (wire, { companyId, userId, eventId }) => isWholeEvent(wire) ? personEventShowOptions(companyId, userId, eventId).queryKey : undefined,
  });

/** Sends {@link personEventUpdateOptions}, then asks again for what shows the thing. */
export const usePersonEventUpdate = (settings?: WriteSettings<ReturnType<typeof personEventUpdateOptions>>) =>
  useMutation({ ...personEventUpdateOptions(), ...settings });

/** What {@link usePersonEventDelete} sends, and what any call takes. */
export interface PersonEventDeleteVariables extends CallOptions {
  companyId: string;
  userId: string;
  eventId: string;
}

/** Removes the event and its files for good. Closed to trainees whose company has `events_documents` switched off. */
export const personEventDeleteOptions = () =>
  writeOptions("personEventDelete", {
    call: ({ companyId, userId, eventId, ...request }: PersonEventDeleteVariables, client) => personEventDelete(companyId, userId, eventId, { ...request, client }),
    read: (reply) => reply,
    subject: ({ eventId }) => eventId,
    gone: ({ companyId, userId, eventId }) => personEventShowOptions(companyId, userId, eventId).queryKey,
  });

/** Sends {@link personEventDeleteOptions}, then asks again for what shows the thing. */
export const usePersonEventDelete = (settings?: WriteSettings<ReturnType<typeof personEventDeleteOptions>>) =>
  useMutation({ ...personEventDeleteOptions(), ...settings });

/** What {@link usePersonEventEnable} sends, and what any call takes. */
export interface PersonEventEnableVariables extends CallOptions {
  companyId: string;
  userId: string;
  eventId: string;
}

/** Takes the event out of the archive. */
export const personEventEnableOptions = () =>
  writeOptions("personEventEnable", {
    call: ({ companyId, userId, eventId, ...request }: PersonEventEnableVariables, client) => personEventEnable(companyId, userId, eventId, { ...request, client }),
    read: readEvent,
    subject: ({ eventId }) => eventId,
    keep: (wire, { companyId, userId, eventId }) => isWholeEvent(wire) ? personEventShowOptions(companyId, userId, eventId).queryKey : undefined,
  });

/** Sends {@link personEventEnableOptions}, then asks again for what shows the thing. */
export const usePersonEventEnable = (settings?: WriteSettings<ReturnType<typeof personEventEnableOptions>>) =>
  useMutation({ ...personEventEnableOptions(), ...settings });

/** What {@link usePersonEventDisable} sends, and what any call takes. */
export interface PersonEventDisableVariables extends CallOptions {
  companyId: string;
  userId: string;
  eventId: string;
}

/** Puts the event into the archive. */
export const personEventDisableOptions = () =>
  writeOptions("personEventDisable", {
    call: ({ companyId, userId, eventId, ...request }: PersonEventDisableVariables, client) => personEventDisable(companyId, userId, eventId, { ...request, client }),
    read: readEvent,
    subject: ({ eventId }) => eventId,
    keep: (wire, { companyId, userId, eventId }) => isWholeEvent(wire) ? personEventShowOptions(companyId, userId, eventId).queryKey : undefined,
  });

/** Sends {@link personEventDisableOptions}, then asks again for what shows the thing. */
export const usePersonEventDisable = (settings?: WriteSettings<ReturnType<typeof personEventDisableOptions>>) =>
  useMutation({ ...personEventDisableOptions(), ...settings });

/** What {@link usePersonEventFileDelete} sends, and what any call takes. */
export interface PersonEventFileDeleteVariables extends CallOptions {
  companyId: string;
  userId: string;
  eventId: string;
  fileId: string;
}

/** Removes one attached file. Closed to trainees whose company has `events_documents` switched off. */
export const personEventFileDeleteOptions = () =>
  writeOptions("personEventFileDelete", {
    call: ({ companyId, userId, eventId, fileId, ...request }: PersonEventFileDeleteVariables, client) => personEventFileDelete(companyId, userId, eventId, fileId, { ...request, client }),
    read: (reply) => reply,
    subject: ({ eventId }) => eventId,
  });

/** Sends {@link personEventFileDeleteOptions}, then asks again for what shows the thing. */
export const usePersonEventFileDelete = (settings?: WriteSettings<ReturnType<typeof personEventFileDeleteOptions>>) =>
  useMutation({ ...personEventFileDeleteOptions(), ...settings });
