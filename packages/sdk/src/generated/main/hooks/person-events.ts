/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import { useMutation, useQuery } from "@tanstack/react-query";
import type { UseMutationResult, UseQueryResult } from "@tanstack/react-query";

import type { ApiError } from "../../../errors.ts";

import type { CallOptions } from "../../../http/request.ts";

import { isCompleteEvent } from "../../../model/event.ts";
import type { Event, EventSummary } from "../../../model/event.ts";

import { readOptions, settingsOf } from "../../../react/query.ts";
import type { ReadCallOptions, ReadOptions, ReadSettings } from "../../../react/query.ts";

import { writeOptions } from "../../../react/writes.ts";
import type { WriteOptions, WriteSettings } from "../../../react/writes.ts";

import {
  personEventCreate,
  personEventDelete,
  personEventDisable,
  personEventEnable,
  personEventFileDelete,
  personEventList,
  personEventShow,
  personEventUpdate,
} from "../calls/person-events.ts";

import type { EventCreateForm, EventUpdateForm } from "../wire";

/** The options of {@link usePersonEventList}, for loaders and prefetches. */
export function personEventListOptions(
  companyId: string,
  userId: string,
  request?: ReadCallOptions,
): ReadOptions<EventSummary[]> {
  return readOptions(
    ["main", "personEventList", companyId, userId],
    (options) => personEventList(companyId, userId, options),
    request,
  );
}

/**
 * Events and documents, in force and archived. `is_active` tells them apart.
 *
 * `GET /api/companies/{companyId}/users/{userId}/events` · needs the permission `companies_users_show` · fails as `personEventList` does
 *
 * @example
 * const { data, isPending, error } = usePersonEventList("7", "1058");
 */
export function usePersonEventList<Data = EventSummary[]>(
  companyId: string,
  userId: string,
  settings?: ReadSettings<EventSummary[], Data>,
): UseQueryResult<Data, ApiError> {
  return useQuery({
    ...personEventListOptions(companyId, userId, settings?.request),
    ...settingsOf(settings),
  });
}

/** Variables of {@link usePersonEventCreate}, with the options of any call. */
export interface PersonEventCreateVariables extends CallOptions {
  companyId: string;
  userId: string;
  data: EventCreateForm;
}

/** The options of {@link usePersonEventCreate}. */
export function personEventCreateOptions(): WriteOptions<PersonEventCreateVariables, Event> {
  return writeOptions<PersonEventCreateVariables, Event>("personEventCreate", {
    call: ({ companyId, userId, data, ...request }, client) =>
      personEventCreate(companyId, userId, data, { ...request, client }),
    cachedKey: (model, { companyId, userId }) =>
      isCompleteEvent(model)
        ? personEventShowOptions(companyId, userId, model.id).queryKey
        : undefined,
  });
}

/**
 * Adds an event with its files. Fields that are empty and had no value are left out. Switches are sent as 1 or 0, reminders as `reminders[0][key]` and `reminders[0][value]`, files as `files[0]`. Closed to trainees whose company has `events_documents` switched off.
 *
 * `POST /api/companies/{companyId}/users/{userId}/events` · needs the permission `companies_users_show` and the role `Company Manager` or `Training Manager` or `Trainee` · fails as `personEventCreate` does; every query that shows the entity is fetched again
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
export function usePersonEventCreate(
  settings?: WriteSettings<PersonEventCreateVariables, Event>,
): UseMutationResult<Event, ApiError, PersonEventCreateVariables> {
  return useMutation({ ...personEventCreateOptions(), ...settings });
}

/** The options of {@link usePersonEventShow}, for loaders and prefetches. */
export function personEventShowOptions(
  companyId: string,
  userId: string,
  eventId: string,
  request?: ReadCallOptions,
): ReadOptions<Event> {
  return readOptions(
    ["main", "personEventShow", companyId, userId, eventId],
    (options) => personEventShow(companyId, userId, eventId, options),
    request,
  );
}

/**
 * One event with its notes, warnings and files.
 *
 * `GET /api/companies/{companyId}/users/{userId}/events/{eventId}` · needs the permission `companies_users_show` · fails as `personEventShow` does
 *
 * @example
 * const { data, isPending, error } = usePersonEventShow("7", "1058", "5120");
 */
export function usePersonEventShow<Data = Event>(
  companyId: string,
  userId: string,
  eventId: string,
  settings?: ReadSettings<Event, Data>,
): UseQueryResult<Data, ApiError> {
  return useQuery({
    ...personEventShowOptions(companyId, userId, eventId, settings?.request),
    ...settingsOf(settings),
  });
}

/** Variables of {@link usePersonEventUpdate}, with the options of any call. */
export interface PersonEventUpdateVariables extends CallOptions {
  companyId: string;
  userId: string;
  eventId: string;
  data: EventUpdateForm;
}

/** The options of {@link usePersonEventUpdate}. */
export function personEventUpdateOptions(): WriteOptions<PersonEventUpdateVariables, Event> {
  return writeOptions<PersonEventUpdateVariables, Event>("personEventUpdate", {
    call: ({ companyId, userId, eventId, data, ...request }, client) =>
      personEventUpdate(companyId, userId, eventId, data, { ...request, client }),
    entityId: ({ eventId }) => eventId,
    cachedKey: (model, { companyId, userId, eventId }) =>
      isCompleteEvent(model)
        ? personEventShowOptions(companyId, userId, eventId).queryKey
        : undefined,
  });
}

/**
 * Stores the event and adds new files; attached files stay. An archived event is refused with 422. The field `_method` with the value PUT marks the update. Fields that are empty and had no value are left out. Switches are sent as 1 or 0, reminders as `reminders[0][key]` and `reminders[0][value]`, files as `files[0]`. Text and dates that had a value and are sent empty are cleared. Closed to trainees whose company has `events_documents` switched off.
 *
 * `POST /api/companies/{companyId}/users/{userId}/events/{eventId}` · needs the permission `companies_users_show` and the role `Company Manager` or `Training Manager` or `Trainee` · fails as `personEventUpdate` does; every query that shows the entity is fetched again
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
export function usePersonEventUpdate(
  settings?: WriteSettings<PersonEventUpdateVariables, Event>,
): UseMutationResult<Event, ApiError, PersonEventUpdateVariables> {
  return useMutation({ ...personEventUpdateOptions(), ...settings });
}

/** Variables of {@link usePersonEventDelete}, with the options of any call. */
export interface PersonEventDeleteVariables extends CallOptions {
  companyId: string;
  userId: string;
  eventId: string;
}

/** The options of {@link usePersonEventDelete}. */
export function personEventDeleteOptions(): WriteOptions<PersonEventDeleteVariables, void> {
  return writeOptions<PersonEventDeleteVariables, void>("personEventDelete", {
    call: ({ companyId, userId, eventId, ...request }, client) =>
      personEventDelete(companyId, userId, eventId, { ...request, client }),
    entityId: ({ eventId }) => eventId,
    removedKey: ({ companyId, userId, eventId }) =>
      personEventShowOptions(companyId, userId, eventId).queryKey,
  });
}

/**
 * Removes the event and its files for good. Closed to trainees whose company has `events_documents` switched off.
 *
 * `DELETE /api/companies/{companyId}/users/{userId}/events/{eventId}` · needs the permission `companies_users_show` and the role `Company Manager` or `Training Manager` or `Trainee` · fails as `personEventDelete` does; every query that shows the entity is fetched again
 *
 * @example
 * const { mutate, isPending, error } = usePersonEventDelete();
 * mutate({ companyId: "7", userId: "1058", eventId: "5120" });
 */
export function usePersonEventDelete(
  settings?: WriteSettings<PersonEventDeleteVariables, void>,
): UseMutationResult<void, ApiError, PersonEventDeleteVariables> {
  return useMutation({ ...personEventDeleteOptions(), ...settings });
}

/** Variables of {@link usePersonEventEnable}, with the options of any call. */
export interface PersonEventEnableVariables extends CallOptions {
  companyId: string;
  userId: string;
  eventId: string;
}

/** The options of {@link usePersonEventEnable}. */
export function personEventEnableOptions(): WriteOptions<PersonEventEnableVariables, Event> {
  return writeOptions<PersonEventEnableVariables, Event>("personEventEnable", {
    call: ({ companyId, userId, eventId, ...request }, client) =>
      personEventEnable(companyId, userId, eventId, { ...request, client }),
    entityId: ({ eventId }) => eventId,
    cachedKey: (model, { companyId, userId, eventId }) =>
      isCompleteEvent(model)
        ? personEventShowOptions(companyId, userId, eventId).queryKey
        : undefined,
  });
}

/**
 * Takes the event out of the archive.
 *
 * `PATCH /api/companies/{companyId}/users/{userId}/events/{eventId}/enable` · needs the permission `companies_users_show` and the role `Company Manager` or `Training Manager` · fails as `personEventEnable` does; every query that shows the entity is fetched again
 *
 * @example
 * const { mutate, isPending, error } = usePersonEventEnable();
 * mutate({ companyId: "7", userId: "1058", eventId: "5120" });
 */
export function usePersonEventEnable(
  settings?: WriteSettings<PersonEventEnableVariables, Event>,
): UseMutationResult<Event, ApiError, PersonEventEnableVariables> {
  return useMutation({ ...personEventEnableOptions(), ...settings });
}

/** Variables of {@link usePersonEventDisable}, with the options of any call. */
export interface PersonEventDisableVariables extends CallOptions {
  companyId: string;
  userId: string;
  eventId: string;
}

/** The options of {@link usePersonEventDisable}. */
export function personEventDisableOptions(): WriteOptions<PersonEventDisableVariables, Event> {
  return writeOptions<PersonEventDisableVariables, Event>("personEventDisable", {
    call: ({ companyId, userId, eventId, ...request }, client) =>
      personEventDisable(companyId, userId, eventId, { ...request, client }),
    entityId: ({ eventId }) => eventId,
    cachedKey: (model, { companyId, userId, eventId }) =>
      isCompleteEvent(model)
        ? personEventShowOptions(companyId, userId, eventId).queryKey
        : undefined,
  });
}

/**
 * Puts the event into the archive.
 *
 * `PATCH /api/companies/{companyId}/users/{userId}/events/{eventId}/disable` · needs the permission `companies_users_show` and the role `Company Manager` or `Training Manager` · fails as `personEventDisable` does; every query that shows the entity is fetched again
 *
 * @example
 * const { mutate, isPending, error } = usePersonEventDisable();
 * mutate({ companyId: "7", userId: "1058", eventId: "5120" });
 */
export function usePersonEventDisable(
  settings?: WriteSettings<PersonEventDisableVariables, Event>,
): UseMutationResult<Event, ApiError, PersonEventDisableVariables> {
  return useMutation({ ...personEventDisableOptions(), ...settings });
}

/** Variables of {@link usePersonEventFileDelete}, with the options of any call. */
export interface PersonEventFileDeleteVariables extends CallOptions {
  companyId: string;
  userId: string;
  eventId: string;
  fileId: string;
}

/** The options of {@link usePersonEventFileDelete}. */
export function personEventFileDeleteOptions(): WriteOptions<PersonEventFileDeleteVariables, void> {
  return writeOptions<PersonEventFileDeleteVariables, void>("personEventFileDelete", {
    call: ({ companyId, userId, eventId, fileId, ...request }, client) =>
      personEventFileDelete(companyId, userId, eventId, fileId, { ...request, client }),
    entityId: ({ eventId }) => eventId,
  });
}

/**
 * Removes one attached file. Closed to trainees whose company has `events_documents` switched off.
 *
 * `DELETE /api/companies/{companyId}/users/{userId}/events/{eventId}/files/{fileId}` · needs the permission `companies_users_show` and the role `Company Manager` or `Training Manager` or `Trainee` · fails as `personEventFileDelete` does; every query that shows the entity is fetched again
 *
 * @example
 * const { mutate, isPending, error } = usePersonEventFileDelete();
 * mutate({ companyId: "7", userId: "1058", eventId: "5120", fileId: "9034" });
 */
export function usePersonEventFileDelete(
  settings?: WriteSettings<PersonEventFileDeleteVariables, void>,
): UseMutationResult<void, ApiError, PersonEventFileDeleteVariables> {
  return useMutation({ ...personEventFileDeleteOptions(), ...settings });
}
