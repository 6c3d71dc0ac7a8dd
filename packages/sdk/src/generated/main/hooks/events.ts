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
  eventCreate,
  eventDelete,
  eventDisable,
  eventEnable,
  eventFileDelete,
  eventList,
  eventShow,
  eventUpdate,
} from "../calls/events.ts";

import type { EventCreateForm, EventUpdateForm } from "../wire";

/** The options of {@link useEventList}, for loaders and prefetches. */
export function eventListOptions(request?: ReadCallOptions): ReadOptions<EventSummary[]> {
  return readOptions(["main", "eventList"], (options) => eventList(options), request);
}

/**
 * Events and documents, in force and archived. `is_active` tells them apart.
 *
 * `GET /api/my/events` · for anybody who is signed in · fails as `eventList` does
 *
 * @example
 * const { data, isPending, error } = useEventList();
 */
export function useEventList<Data = EventSummary[]>(
  settings?: ReadSettings<EventSummary[], Data>,
): UseQueryResult<Data, ApiError> {
  return useQuery({ ...eventListOptions(settings?.request), ...settingsOf(settings) });
}

/** Variables of {@link useEventCreate}, with the options of any call. */
export interface EventCreateVariables extends CallOptions {
  data: EventCreateForm;
}

/** The options of {@link useEventCreate}. */
export function eventCreateOptions(): WriteOptions<EventCreateVariables, Event> {
  return writeOptions<EventCreateVariables, Event>("eventCreate", {
    call: ({ data, ...request }, client) => eventCreate(data, { ...request, client }),
    cachedKey: (model) =>
      isCompleteEvent(model) ? eventShowOptions(model.id).queryKey : undefined,
  });
}

/**
 * Adds an event with its files. Fields that are empty and had no value are left out. Switches are sent as 1 or 0, reminders as `reminders[0][key]` and `reminders[0][value]`, files as `files[0]`. Closed to trainees whose company has `events_documents` switched off.
 *
 * `POST /api/my/events` · needs the role `Company Manager` or `Training Manager` or `Trainee` · fails as `eventCreate` does; every query that shows the entity is fetched again
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
export function useEventCreate(
  settings?: WriteSettings<EventCreateVariables, Event>,
): UseMutationResult<Event, ApiError, EventCreateVariables> {
  return useMutation({ ...eventCreateOptions(), ...settings });
}

/** The options of {@link useEventShow}, for loaders and prefetches. */
export function eventShowOptions(eventId: string, request?: ReadCallOptions): ReadOptions<Event> {
  return readOptions(
    ["main", "eventShow", eventId],
    (options) => eventShow(eventId, options),
    request,
  );
}

/**
 * One event with its notes, warnings and files.
 *
 * `GET /api/my/events/{eventId}` · for anybody who is signed in · fails as `eventShow` does
 *
 * @example
 * const { data, isPending, error } = useEventShow("5120");
 */
export function useEventShow<Data = Event>(
  eventId: string,
  settings?: ReadSettings<Event, Data>,
): UseQueryResult<Data, ApiError> {
  return useQuery({ ...eventShowOptions(eventId, settings?.request), ...settingsOf(settings) });
}

/** Variables of {@link useEventUpdate}, with the options of any call. */
export interface EventUpdateVariables extends CallOptions {
  eventId: string;
  data: EventUpdateForm;
}

/** The options of {@link useEventUpdate}. */
export function eventUpdateOptions(): WriteOptions<EventUpdateVariables, Event> {
  return writeOptions<EventUpdateVariables, Event>("eventUpdate", {
    call: ({ eventId, data, ...request }, client) =>
      eventUpdate(eventId, data, { ...request, client }),
    entityId: ({ eventId }) => eventId,
    cachedKey: (model, { eventId }) =>
      isCompleteEvent(model) ? eventShowOptions(eventId).queryKey : undefined,
  });
}

/**
 * Stores the event and adds new files; attached files stay. An archived event is refused with 422. The field `_method` with the value PUT marks the update. Fields that are empty and had no value are left out. Switches are sent as 1 or 0, reminders as `reminders[0][key]` and `reminders[0][value]`, files as `files[0]`. Text and dates that had a value and are sent empty are cleared. Closed to trainees whose company has `events_documents` switched off.
 *
 * `POST /api/my/events/{eventId}` · needs the role `Company Manager` or `Training Manager` or `Trainee` · fails as `eventUpdate` does; every query that shows the entity is fetched again
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
export function useEventUpdate(
  settings?: WriteSettings<EventUpdateVariables, Event>,
): UseMutationResult<Event, ApiError, EventUpdateVariables> {
  return useMutation({ ...eventUpdateOptions(), ...settings });
}

/** Variables of {@link useEventDelete}, with the options of any call. */
export interface EventDeleteVariables extends CallOptions {
  eventId: string;
}

/** The options of {@link useEventDelete}. */
export function eventDeleteOptions(): WriteOptions<EventDeleteVariables, void> {
  return writeOptions<EventDeleteVariables, void>("eventDelete", {
    call: ({ eventId, ...request }, client) => eventDelete(eventId, { ...request, client }),
    entityId: ({ eventId }) => eventId,
    removedKey: ({ eventId }) => eventShowOptions(eventId).queryKey,
  });
}

/**
 * Removes the event and its files for good. Closed to trainees whose company has `events_documents` switched off.
 *
 * `DELETE /api/my/events/{eventId}` · needs the role `Company Manager` or `Training Manager` or `Trainee` · fails as `eventDelete` does; every query that shows the entity is fetched again
 *
 * @example
 * const { mutate, isPending, error } = useEventDelete();
 * mutate({ eventId: "5120" });
 */
export function useEventDelete(
  settings?: WriteSettings<EventDeleteVariables, void>,
): UseMutationResult<void, ApiError, EventDeleteVariables> {
  return useMutation({ ...eventDeleteOptions(), ...settings });
}

/** Variables of {@link useEventEnable}, with the options of any call. */
export interface EventEnableVariables extends CallOptions {
  eventId: string;
}

/** The options of {@link useEventEnable}. */
export function eventEnableOptions(): WriteOptions<EventEnableVariables, Event> {
  return writeOptions<EventEnableVariables, Event>("eventEnable", {
    call: ({ eventId, ...request }, client) => eventEnable(eventId, { ...request, client }),
    entityId: ({ eventId }) => eventId,
    cachedKey: (model, { eventId }) =>
      isCompleteEvent(model) ? eventShowOptions(eventId).queryKey : undefined,
  });
}

/**
 * Takes the event out of the archive.
 *
 * `PATCH /api/my/events/{eventId}/enable` · needs the role `Company Manager` or `Training Manager` · fails as `eventEnable` does; every query that shows the entity is fetched again
 *
 * @example
 * const { mutate, isPending, error } = useEventEnable();
 * mutate({ eventId: "5120" });
 */
export function useEventEnable(
  settings?: WriteSettings<EventEnableVariables, Event>,
): UseMutationResult<Event, ApiError, EventEnableVariables> {
  return useMutation({ ...eventEnableOptions(), ...settings });
}

/** Variables of {@link useEventDisable}, with the options of any call. */
export interface EventDisableVariables extends CallOptions {
  eventId: string;
}

/** The options of {@link useEventDisable}. */
export function eventDisableOptions(): WriteOptions<EventDisableVariables, Event> {
  return writeOptions<EventDisableVariables, Event>("eventDisable", {
    call: ({ eventId, ...request }, client) => eventDisable(eventId, { ...request, client }),
    entityId: ({ eventId }) => eventId,
    cachedKey: (model, { eventId }) =>
      isCompleteEvent(model) ? eventShowOptions(eventId).queryKey : undefined,
  });
}

/**
 * Puts the event into the archive.
 *
 * `PATCH /api/my/events/{eventId}/disable` · needs the role `Company Manager` or `Training Manager` · fails as `eventDisable` does; every query that shows the entity is fetched again
 *
 * @example
 * const { mutate, isPending, error } = useEventDisable();
 * mutate({ eventId: "5120" });
 */
export function useEventDisable(
  settings?: WriteSettings<EventDisableVariables, Event>,
): UseMutationResult<Event, ApiError, EventDisableVariables> {
  return useMutation({ ...eventDisableOptions(), ...settings });
}

/** Variables of {@link useEventFileDelete}, with the options of any call. */
export interface EventFileDeleteVariables extends CallOptions {
  eventId: string;
  fileId: string;
}

/** The options of {@link useEventFileDelete}. */
export function eventFileDeleteOptions(): WriteOptions<EventFileDeleteVariables, void> {
  return writeOptions<EventFileDeleteVariables, void>("eventFileDelete", {
    call: ({ eventId, fileId, ...request }, client) =>
      eventFileDelete(eventId, fileId, { ...request, client }),
    entityId: ({ eventId }) => eventId,
  });
}

/**
 * Removes one attached file. Closed to trainees whose company has `events_documents` switched off.
 *
 * `DELETE /api/my/events/{eventId}/files/{fileId}` · needs the role `Company Manager` or `Training Manager` or `Trainee` · fails as `eventFileDelete` does; every query that shows the entity is fetched again
 *
 * @example
 * const { mutate, isPending, error } = useEventFileDelete();
 * mutate({ eventId: "5120", fileId: "9034" });
 */
export function useEventFileDelete(
  settings?: WriteSettings<EventFileDeleteVariables, void>,
): UseMutationResult<void, ApiError, EventFileDeleteVariables> {
  return useMutation({ ...eventFileDeleteOptions(), ...settings });
}
