/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import * as zod from "zod";

import {
  EventCreateForm,
  EventDocument,
  EventListItem,
  EventUpdateForm,
  WriteReply,
} from "./entities.ts";

/**
 * Events and documents, in force and archived. `is_active` tells them apart.
 * @summary List the own events
 */
export const EventListResponseItem = EventListItem;
export const EventListResponse = /* @__PURE__ */ (() => zod.array(EventListResponseItem))();

/**
 * Adds an event with its files. Fields that are empty and had no value are left out. Switches are sent as 1 or 0, reminders as `reminders[0][key]` and `reminders[0][value]`, files as `files[0]`. Closed to trainees whose company has `events_documents` switched off.
 * @summary Add to the own events
 */
export const EventCreateBody = EventCreateForm;

export const EventCreateResponse = EventDocument;

/**
 * One event with its notes, warnings and files.
 * @summary Read one of the own events
 */
export const eventShowPathEventIdMax = 64;

export const eventShowPathEventIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const EventShowParams = /* @__PURE__ */ (() =>
  zod.object({
    eventId: zod
      .string()
      .max(eventShowPathEventIdMax)
      .regex(eventShowPathEventIdRegExp)
      .describe("Id of an event, as text."),
  }))();

export const EventShowResponse = EventDocument;

/**
 * Stores the event and adds new files; attached files stay. An archived event is refused with 422. The field `_method` with the value PUT marks the update. Fields that are empty and had no value are left out. Switches are sent as 1 or 0, reminders as `reminders[0][key]` and `reminders[0][value]`, files as `files[0]`. Text and dates that had a value and are sent empty are cleared. Closed to trainees whose company has `events_documents` switched off.
 * @summary Change one of the own events
 */
export const eventUpdatePathEventIdMax = 64;

export const eventUpdatePathEventIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const EventUpdateParams = /* @__PURE__ */ (() =>
  zod.object({
    eventId: zod
      .string()
      .max(eventUpdatePathEventIdMax)
      .regex(eventUpdatePathEventIdRegExp)
      .describe("Id of an event, as text."),
  }))();

export const eventUpdateHeaderIfMatchMax = 1024;

export const EventUpdateHeader = /* @__PURE__ */ (() =>
  zod.object({
    "If-Match": zod
      .string()
      .max(eventUpdateHeaderIfMatchMax)
      .optional()
      .describe(
        "The `ETag` of the reply that the change began with. The write is refused with 412 when the thing has another one by now; without this header it goes through whatever happened meanwhile.",
      ),
  }))();

export const EventUpdateBody = EventUpdateForm;

export const EventUpdateResponse = EventDocument;

/**
 * Removes the event and its files for good. Closed to trainees whose company has `events_documents` switched off.
 * @summary Delete one of the own events
 */
export const eventDeletePathEventIdMax = 64;

export const eventDeletePathEventIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const EventDeleteParams = /* @__PURE__ */ (() =>
  zod.object({
    eventId: zod
      .string()
      .max(eventDeletePathEventIdMax)
      .regex(eventDeletePathEventIdRegExp)
      .describe("Id of an event, as text."),
  }))();

export const eventDeleteHeaderIfMatchMax = 1024;

export const EventDeleteHeader = /* @__PURE__ */ (() =>
  zod.object({
    "If-Match": zod
      .string()
      .max(eventDeleteHeaderIfMatchMax)
      .optional()
      .describe(
        "The `ETag` of the reply that the change began with. The write is refused with 412 when the thing has another one by now; without this header it goes through whatever happened meanwhile.",
      ),
  }))();

export const EventDeleteResponse = WriteReply;

/**
 * Takes the event out of the archive.
 * @summary Restore one of the own events
 */
export const eventEnablePathEventIdMax = 64;

export const eventEnablePathEventIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const EventEnableParams = /* @__PURE__ */ (() =>
  zod.object({
    eventId: zod
      .string()
      .max(eventEnablePathEventIdMax)
      .regex(eventEnablePathEventIdRegExp)
      .describe("Id of an event, as text."),
  }))();

export const EventEnableResponse = EventDocument;

/**
 * Puts the event into the archive.
 * @summary Archive one of the own events
 */
export const eventDisablePathEventIdMax = 64;

export const eventDisablePathEventIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const EventDisableParams = /* @__PURE__ */ (() =>
  zod.object({
    eventId: zod
      .string()
      .max(eventDisablePathEventIdMax)
      .regex(eventDisablePathEventIdRegExp)
      .describe("Id of an event, as text."),
  }))();

export const EventDisableResponse = EventDocument;

/**
 * Removes one attached file. Closed to trainees whose company has `events_documents` switched off.
 * @summary Delete a file of one of the own events
 */
export const eventFileDeletePathEventIdMax = 64;

export const eventFileDeletePathEventIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");
export const eventFileDeletePathFileIdMax = 64;

export const eventFileDeletePathFileIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const EventFileDeleteParams = /* @__PURE__ */ (() =>
  zod.object({
    eventId: zod
      .string()
      .max(eventFileDeletePathEventIdMax)
      .regex(eventFileDeletePathEventIdRegExp)
      .describe("Id of an event, as text."),
    fileId: zod
      .string()
      .max(eventFileDeletePathFileIdMax)
      .regex(eventFileDeletePathFileIdRegExp)
      .describe("Id of a file attached to the event, as text."),
  }))();

export const EventFileDeleteResponse = WriteReply;

/**
 * The attached file, byte for byte. Clients save it under its `original_name`.
 * @summary Download a file of one of the own events
 */
export const eventFileDownloadPathEventIdMax = 64;

export const eventFileDownloadPathEventIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");
export const eventFileDownloadPathFileIdMax = 64;

export const eventFileDownloadPathFileIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const EventFileDownloadParams = /* @__PURE__ */ (() =>
  zod.object({
    eventId: zod
      .string()
      .max(eventFileDownloadPathEventIdMax)
      .regex(eventFileDownloadPathEventIdRegExp)
      .describe("Id of an event, as text."),
    fileId: zod
      .string()
      .max(eventFileDownloadPathFileIdMax)
      .regex(eventFileDownloadPathFileIdRegExp)
      .describe("Id of a file attached to the event, as text."),
  }))();

export const EventFileDownloadResponse = /* @__PURE__ */ (() => zod.unknown())();
