/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import { mainHttp, path } from "../../../http/calls.ts";

import { toFormDataLater } from "../../../http/form-data.ts";

import { FILE_REPLY } from "../../../http/reply-file.ts";

import type { RequestOptions } from "../../../http/request.ts";

import type {
  DoneResponse,
  EventCreateForm,
  EventDocument,
  EventListItem,
  EventUpdateForm,
  WrittenResponse,
} from "../wire";

/**
 * Events and documents, in force and archived. `is_active` tells them apart.
 *
 * `GET /api/my/events` · for anybody who is signed in
 *
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await eventList();
 */
export async function eventList(options?: RequestOptions): Promise<EventListItem[]> {
  return mainHttp({ url: "/api/my/events", method: "GET" }, options);
}

/**
 * Adds an event with its files. Fields that are empty and had no value are left out. Switches are sent as 1 or 0, reminders as `reminders[0][key]` and `reminders[0][value]`, files as `files[0]`. Closed to trainees whose company has `events_documents` switched off.
 *
 * `POST /api/my/events` · needs the role `Company Manager` or `Training Manager` or `Trainee`
 *
 * @throws ApiError
 * - `client` 400: The body cannot be read: it is no JSON, or a form that was cut off or is not built as one.
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `client` 413: The body is larger than the host takes; nothing was stored.
 * - `validation` 422: Some input was refused.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await eventCreate({
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
 * });
 */
export async function eventCreate(
  eventCreateForm: EventCreateForm,
  options?: RequestOptions,
): Promise<EventDocument> {
  return mainHttp(
    {
      url: "/api/my/events",
      method: "POST",
      headers: { "Content-Type": "multipart/form-data" },
      upload: toFormDataLater(eventCreateForm),
    },
    options,
  );
}

/**
 * One event with its notes, warnings and files.
 *
 * `GET /api/my/events/{eventId}` · for anybody who is signed in
 *
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `not-found` 404: There is no such thing, or not within reach of the signed-in user.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await eventShow("5120");
 */
export async function eventShow(eventId: string, options?: RequestOptions): Promise<EventDocument> {
  return mainHttp({ url: path`/api/my/events/${eventId}`, method: "GET" }, options);
}

/**
 * Stores the event and adds new files; attached files stay. An archived event is refused with 422. The field `_method` with the value PUT marks the update. Fields that are empty and had no value are left out. Switches are sent as 1 or 0, reminders as `reminders[0][key]` and `reminders[0][value]`, files as `files[0]`. Text and dates that had a value and are sent empty are cleared. Closed to trainees whose company has `events_documents` switched off.
 *
 * `POST /api/my/events/{eventId}` · needs the role `Company Manager` or `Training Manager` or `Trainee`
 *
 * @throws ApiError
 * - `client` 400: The body cannot be read: it is no JSON, or a form that was cut off or is not built as one.
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `not-found` 404: There is no such thing, or not within reach of the signed-in user.
 * - `client` 412: The thing is no longer what `If-Match` says, and nothing was stored.
 * - `client` 413: The body is larger than the host takes; nothing was stored.
 * - `validation` 422: Some input was refused.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await eventUpdate("5120", {
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
 * });
 */
export async function eventUpdate(
  eventId: string,
  eventUpdateForm: EventUpdateForm,
  options?: RequestOptions,
): Promise<EventDocument> {
  return mainHttp(
    {
      url: path`/api/my/events/${eventId}`,
      method: "POST",
      headers: { "Content-Type": "multipart/form-data" },
      upload: toFormDataLater(eventUpdateForm),
    },
    options,
  );
}

/**
 * Removes the event and its files for good. Closed to trainees whose company has `events_documents` switched off.
 *
 * `DELETE /api/my/events/{eventId}` · needs the role `Company Manager` or `Training Manager` or `Trainee`
 *
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `not-found` 404: There is no such thing, or not within reach of the signed-in user.
 * - `client` 412: The thing is no longer what `If-Match` says, and nothing was stored.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await eventDelete("5120");
 */
export async function eventDelete(
  eventId: string,
  options?: RequestOptions,
): Promise<WrittenResponse | DoneResponse> {
  return mainHttp({ url: path`/api/my/events/${eventId}`, method: "DELETE" }, options);
}

/**
 * Takes the event out of the archive.
 *
 * `PATCH /api/my/events/{eventId}/enable` · needs the role `Company Manager` or `Training Manager`
 *
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `not-found` 404: There is no such thing, or not within reach of the signed-in user.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await eventEnable("5120");
 */
export async function eventEnable(
  eventId: string,
  options?: RequestOptions,
): Promise<EventDocument> {
  return mainHttp({ url: path`/api/my/events/${eventId}/enable`, method: "PATCH" }, options);
}

/**
 * Puts the event into the archive.
 *
 * `PATCH /api/my/events/{eventId}/disable` · needs the role `Company Manager` or `Training Manager`
 *
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `not-found` 404: There is no such thing, or not within reach of the signed-in user.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await eventDisable("5120");
 */
export async function eventDisable(
  eventId: string,
  options?: RequestOptions,
): Promise<EventDocument> {
  return mainHttp({ url: path`/api/my/events/${eventId}/disable`, method: "PATCH" }, options);
}

/**
 * Removes one attached file. Closed to trainees whose company has `events_documents` switched off.
 *
 * `DELETE /api/my/events/{eventId}/files/{fileId}` · needs the role `Company Manager` or `Training Manager` or `Trainee`
 *
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `not-found` 404: There is no such thing, or not within reach of the signed-in user.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await eventFileDelete("5120", "9034");
 */
export async function eventFileDelete(
  eventId: string,
  fileId: string,
  options?: RequestOptions,
): Promise<WrittenResponse | DoneResponse> {
  return mainHttp(
    { url: path`/api/my/events/${eventId}/files/${fileId}`, method: "DELETE" },
    options,
  );
}

/**
 * The attached file, byte for byte. Clients save it under its `original_name`.
 *
 * `GET /api/my/events/{eventId}/files/{fileId}/download` · for anybody who is signed in
 *
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `not-found` 404: There is no such thing, or not within reach of the signed-in user.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await eventFileDownload("5120", "9034");
 */
export async function eventFileDownload(
  eventId: string,
  fileId: string,
  options?: RequestOptions,
): Promise<Blob> {
  return mainHttp(
    { url: path`/api/my/events/${eventId}/files/${fileId}/download`, method: "GET", ...FILE_REPLY },
    { accept: "application/octet-stream, */*, application/json;q=0.9", ...options },
  );
}
