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



/** The options of {@link usePersonEventList}, for loaders and prefetches. */
export const personEventListOptions = (companyId: string, userId: string, request?: CallOptions) =>
  readOptions(["main", "personEventList", companyId, userId], (options) => personEventList(companyId, userId, options), readEvents, request);

/**
 * Events and documents, in force and archived. `is_active` tells them apart.
 *
 * `GET /api/companies/{companyId}/users/{userId}/events` · needs the permission `companies_users_show` · fails as `personEventList` does
 *
 * @example
 * const { data, isPending, error } = usePersonEventList("7", "1058");
 */
export const usePersonEventList = <Data = ReturnType<typeof readEvents>>(companyId: string, userId: string, settings?: ReadSettings<Awaited<ReturnType<typeof personEventList>>, ReturnType<typeof readEvents>, Data>) =>
  useRead(personEventListOptions(companyId, userId, settings?.request), settings);

/** What {@link usePersonEventCreate} sends, and what any call takes. */
export interface PersonEventCreateVariables extends CallOptions {
  companyId: string;
  userId: string;
  data: EventCreateForm;
}

/** The options of {@link usePersonEventCreate}. */
export const personEventCreateOptions = () =>
  writeOptions("personEventCreate", {
    call: ({ companyId, userId, data, ...request }: PersonEventCreateVariables, client) => personEventCreate(companyId, userId, data, { ...request, client }),
    read: readEvent,
    keep: (wire, { companyId, userId }) => isWholeEvent(wire) ? personEventShowOptions(companyId, userId, readEvent(wire).id).queryKey : undefined,
  });

/**
 * Adds an event with its files. Fields that are empty and had no value are left out. Switches are sent as 1 or 0, reminders as `reminders[0][key]` and `reminders[0][value]`, files as `files[0]`. Closed to trainees whose company has `events_documents` switched off.
 *
 * `POST /api/companies/{companyId}/users/{userId}/events` · needs the permission `companies_users_show` and the role `Company Manager` or `Training Manager` or `Trainee` · fails as `personEventCreate` does; makes every query that shows the thing ask again
 *
 * @example
 * const { mutate, isPending, error } = usePersonEventCreate();
 * mutate({ companyId: "7", userId: "1058", data: {
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
export const usePersonEventCreate = (settings?: WriteSettings<ReturnType<typeof personEventCreateOptions>>) =>
  useMutation({ ...personEventCreateOptions(), ...settings });

/** The options of {@link usePersonEventShow}, for loaders and prefetches. */
export const personEventShowOptions = (companyId: string, userId: string, eventId: string, request?: CallOptions) =>
  readOptions(["main", "personEventShow", companyId, userId, eventId], (options) => personEventShow(companyId, userId, eventId, options), readEvent, request);

/**
 * One event with its notes, warnings and files.
 *
 * `GET /api/companies/{companyId}/users/{userId}/events/{eventId}` · needs the permission `companies_users_show` · fails as `personEventShow` does
 *
 * @example
 * const { data, isPending, error } = usePersonEventShow("7", "1058", "5120");
 */
export const usePersonEventShow = <Data = ReturnType<typeof readEvent>>(companyId: string, userId: string, eventId: string, settings?: ReadSettings<Awaited<ReturnType<typeof personEventShow>>, ReturnType<typeof readEvent>, Data>) =>
  useRead(personEventShowOptions(companyId, userId, eventId, settings?.request), settings);

/** What {@link usePersonEventUpdate} sends, and what any call takes. */
export interface PersonEventUpdateVariables extends CallOptions {
  companyId: string;
  userId: string;
  eventId: string;
  data: EventUpdateForm;
}

/** The options of {@link usePersonEventUpdate}. */
export const personEventUpdateOptions = () =>
  writeOptions("personEventUpdate", {
    call: ({ companyId, userId, eventId, data, ...request }: PersonEventUpdateVariables, client) => personEventUpdate(companyId, userId, eventId, data, { ...request, client }),
    read: readEvent,
    subject: ({ eventId }) => eventId,
    keep: (wire, { companyId, userId, eventId }) => isWholeEvent(wire) ? personEventShowOptions(companyId, userId, eventId).queryKey : undefined,
  });

/**
 * Stores the event and adds new files; attached files stay. An archived event is refused with 422. The field `_method` with the value PUT marks the update. Fields that are empty and had no value are left out. Switches are sent as 1 or 0, reminders as `reminders[0][key]` and `reminders[0][value]`, files as `files[0]`. Text and dates that had a value and are sent empty are cleared. Closed to trainees whose company has `events_documents` switched off.
 *
 * `POST /api/companies/{companyId}/users/{userId}/events/{eventId}` · needs the permission `companies_users_show` and the role `Company Manager` or `Training Manager` or `Trainee` · fails as `personEventUpdate` does; makes every query that shows the thing ask again
 *
 * @example
 * const { mutate, isPending, error } = usePersonEventUpdate();
 * mutate({ companyId: "7", userId: "1058", eventId: "5120", data: {
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
export const usePersonEventUpdate = (settings?: WriteSettings<ReturnType<typeof personEventUpdateOptions>>) =>
  useMutation({ ...personEventUpdateOptions(), ...settings });

/** What {@link usePersonEventDelete} sends, and what any call takes. */
export interface PersonEventDeleteVariables extends CallOptions {
  companyId: string;
  userId: string;
  eventId: string;
}

/** The options of {@link usePersonEventDelete}. */
export const personEventDeleteOptions = () =>
  writeOptions("personEventDelete", {
    call: ({ companyId, userId, eventId, ...request }: PersonEventDeleteVariables, client) => personEventDelete(companyId, userId, eventId, { ...request, client }),
    read: (reply) => reply,
    subject: ({ eventId }) => eventId,
    gone: ({ companyId, userId, eventId }) => personEventShowOptions(companyId, userId, eventId).queryKey,
  });

/**
 * Removes the event and its files for good. Closed to trainees whose company has `events_documents` switched off.
 *
 * `DELETE /api/companies/{companyId}/users/{userId}/events/{eventId}` · needs the permission `companies_users_show` and the role `Company Manager` or `Training Manager` or `Trainee` · fails as `personEventDelete` does; makes every query that shows the thing ask again
 *
 * @example
 * const { mutate, isPending, error } = usePersonEventDelete();
 * mutate({ companyId: "7", userId: "1058", eventId: "5120" });
 */
export const usePersonEventDelete = (settings?: WriteSettings<ReturnType<typeof personEventDeleteOptions>>) =>
  useMutation({ ...personEventDeleteOptions(), ...settings });

/** What {@link usePersonEventEnable} sends, and what any call takes. */
export interface PersonEventEnableVariables extends CallOptions {
  companyId: string;
  userId: string;
  eventId: string;
}

/** The options of {@link usePersonEventEnable}. */
export const personEventEnableOptions = () =>
  writeOptions("personEventEnable", {
    call: ({ companyId, userId, eventId, ...request }: PersonEventEnableVariables, client) => personEventEnable(companyId, userId, eventId, { ...request, client }),
    read: readEvent,
    subject: ({ eventId }) => eventId,
    keep: (wire, { companyId, userId, eventId }) => isWholeEvent(wire) ? personEventShowOptions(companyId, userId, eventId).queryKey : undefined,
  });

/**
 * Takes the event out of the archive.
 *
 * `PATCH /api/companies/{companyId}/users/{userId}/events/{eventId}/enable` · needs the permission `companies_users_show` and the role `Company Manager` or `Training Manager` · fails as `personEventEnable` does; makes every query that shows the thing ask again
 *
 * @example
 * const { mutate, isPending, error } = usePersonEventEnable();
 * mutate({ companyId: "7", userId: "1058", eventId: "5120" });
 */
export const usePersonEventEnable = (settings?: WriteSettings<ReturnType<typeof personEventEnableOptions>>) =>
  useMutation({ ...personEventEnableOptions(), ...settings });

/** What {@link usePersonEventDisable} sends, and what any call takes. */
export interface PersonEventDisableVariables extends CallOptions {
  companyId: string;
  userId: string;
  eventId: string;
}

/** The options of {@link usePersonEventDisable}. */
export const personEventDisableOptions = () =>
  writeOptions("personEventDisable", {
    call: ({ companyId, userId, eventId, ...request }: PersonEventDisableVariables, client) => personEventDisable(companyId, userId, eventId, { ...request, client }),
    read: readEvent,
    subject: ({ eventId }) => eventId,
    keep: (wire, { companyId, userId, eventId }) => isWholeEvent(wire) ? personEventShowOptions(companyId, userId, eventId).queryKey : undefined,
  });

/**
 * Puts the event into the archive.
 *
 * `PATCH /api/companies/{companyId}/users/{userId}/events/{eventId}/disable` · needs the permission `companies_users_show` and the role `Company Manager` or `Training Manager` · fails as `personEventDisable` does; makes every query that shows the thing ask again
 *
 * @example
 * const { mutate, isPending, error } = usePersonEventDisable();
 * mutate({ companyId: "7", userId: "1058", eventId: "5120" });
 */
export const usePersonEventDisable = (settings?: WriteSettings<ReturnType<typeof personEventDisableOptions>>) =>
  useMutation({ ...personEventDisableOptions(), ...settings });

/** What {@link usePersonEventFileDelete} sends, and what any call takes. */
export interface PersonEventFileDeleteVariables extends CallOptions {
  companyId: string;
  userId: string;
  eventId: string;
  fileId: string;
}

/** The options of {@link usePersonEventFileDelete}. */
export const personEventFileDeleteOptions = () =>
  writeOptions("personEventFileDelete", {
    call: ({ companyId, userId, eventId, fileId, ...request }: PersonEventFileDeleteVariables, client) => personEventFileDelete(companyId, userId, eventId, fileId, { ...request, client }),
    read: (reply) => reply,
    subject: ({ eventId }) => eventId,
  });

/**
 * Removes one attached file. Closed to trainees whose company has `events_documents` switched off.
 *
 * `DELETE /api/companies/{companyId}/users/{userId}/events/{eventId}/files/{fileId}` · needs the permission `companies_users_show` and the role `Company Manager` or `Training Manager` or `Trainee` · fails as `personEventFileDelete` does; makes every query that shows the thing ask again
 *
 * @example
 * const { mutate, isPending, error } = usePersonEventFileDelete();
 * mutate({ companyId: "7", userId: "1058", eventId: "5120", fileId: "9034" });
 */
export const usePersonEventFileDelete = (settings?: WriteSettings<ReturnType<typeof personEventFileDeleteOptions>>) =>
  useMutation({ ...personEventFileDeleteOptions(), ...settings });
