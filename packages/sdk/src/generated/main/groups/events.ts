/** Generated from the contract. Do not edit; change `spec/` and run `npm run gen`. */
import type { CallOptions } from "../../../http/request.ts";
import type { Event, EventSummary } from "../../../model/event.ts";
import type { EventCreateForm, EventUpdateForm } from "../wire/index.ts";
import * as calls from "../calls/events.ts";

/** Events and documents of the signed-in user. */
export interface EventsCalls {
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
   * const events = await recurrent.events.list();
   */
  list(options?: CallOptions): Promise<EventSummary[]>;

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
   * const event = await recurrent.events.create({
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
  create(eventCreateForm: EventCreateForm, options?: CallOptions): Promise<Event>;

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
   * const event = await recurrent.events.get("5120");
   */
  get(eventId: string, options?: CallOptions): Promise<Event>;

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
   * const event = await recurrent.events.update("5120", {
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
  update(eventId: string, eventUpdateForm: EventUpdateForm, options?: CallOptions): Promise<Event>;

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
   * await recurrent.events.delete("5120");
   */
  delete(eventId: string, options?: CallOptions): Promise<void>;

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
   * const event = await recurrent.events.enable("5120");
   */
  enable(eventId: string, options?: CallOptions): Promise<Event>;

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
   * const event = await recurrent.events.disable("5120");
   */
  disable(eventId: string, options?: CallOptions): Promise<Event>;

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
   * await recurrent.events.deleteFile("5120", "9034");
   */
  deleteFile(eventId: string, fileId: string, options?: CallOptions): Promise<void>;

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
   * const blob = await recurrent.events.downloadFile("5120", "9034");
   */
  downloadFile(eventId: string, fileId: string, options?: CallOptions): Promise<Blob>;
}

export const eventsCalls: EventsCalls = {
  list: calls.eventList,
  create: calls.eventCreate,
  get: calls.eventShow,
  update: calls.eventUpdate,
  delete: calls.eventDelete,
  enable: calls.eventEnable,
  disable: calls.eventDisable,
  deleteFile: calls.eventFileDelete,
  downloadFile: calls.eventFileDownload,
};
