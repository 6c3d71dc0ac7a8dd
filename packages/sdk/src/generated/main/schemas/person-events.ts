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
 * @summary List a person's events
 */
export const personEventListPathCompanyIdMax = 64;

export const personEventListPathCompanyIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");
export const personEventListPathUserIdMax = 64;

export const personEventListPathUserIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const PersonEventListParams = /* @__PURE__ */ (() =>
  zod.object({
    companyId: zod
      .string()
      .max(personEventListPathCompanyIdMax)
      .regex(personEventListPathCompanyIdRegExp)
      .describe("Id of a company, as text."),
    userId: zod
      .string()
      .max(personEventListPathUserIdMax)
      .regex(personEventListPathUserIdRegExp)
      .describe("Id of a person of the company, as text."),
  }))();

export const PersonEventListResponseItem = EventListItem;
export const PersonEventListResponse = /* @__PURE__ */ (() =>
  zod.array(PersonEventListResponseItem))();

/**
 * Adds an event with its files. Fields that are empty and had no value are left out. Switches are sent as 1 or 0, reminders as `reminders[0][key]` and `reminders[0][value]`, files as `files[0]`. Closed to trainees whose company has `events_documents` switched off.
 * @summary Add to a person's events
 */
export const personEventCreatePathCompanyIdMax = 64;

export const personEventCreatePathCompanyIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");
export const personEventCreatePathUserIdMax = 64;

export const personEventCreatePathUserIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const PersonEventCreateParams = /* @__PURE__ */ (() =>
  zod.object({
    companyId: zod
      .string()
      .max(personEventCreatePathCompanyIdMax)
      .regex(personEventCreatePathCompanyIdRegExp)
      .describe("Id of a company, as text."),
    userId: zod
      .string()
      .max(personEventCreatePathUserIdMax)
      .regex(personEventCreatePathUserIdRegExp)
      .describe("Id of a person of the company, as text."),
  }))();

export const PersonEventCreateBody = EventCreateForm;

export const PersonEventCreateResponse = EventDocument;

/**
 * One event with its notes, warnings and files.
 * @summary Read one of a person's events
 */
export const personEventShowPathCompanyIdMax = 64;

export const personEventShowPathCompanyIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");
export const personEventShowPathUserIdMax = 64;

export const personEventShowPathUserIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");
export const personEventShowPathEventIdMax = 64;

export const personEventShowPathEventIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const PersonEventShowParams = /* @__PURE__ */ (() =>
  zod.object({
    companyId: zod
      .string()
      .max(personEventShowPathCompanyIdMax)
      .regex(personEventShowPathCompanyIdRegExp)
      .describe("Id of a company, as text."),
    userId: zod
      .string()
      .max(personEventShowPathUserIdMax)
      .regex(personEventShowPathUserIdRegExp)
      .describe("Id of a person of the company, as text."),
    eventId: zod
      .string()
      .max(personEventShowPathEventIdMax)
      .regex(personEventShowPathEventIdRegExp)
      .describe("Id of an event, as text."),
  }))();

export const PersonEventShowResponse = EventDocument;

/**
 * Stores the event and adds new files; attached files stay. An archived event is refused with 422. The field `_method` with the value PUT marks the update. Fields that are empty and had no value are left out. Switches are sent as 1 or 0, reminders as `reminders[0][key]` and `reminders[0][value]`, files as `files[0]`. Text and dates that had a value and are sent empty are cleared. Closed to trainees whose company has `events_documents` switched off.
 * @summary Change one of a person's events
 */
export const personEventUpdatePathCompanyIdMax = 64;

export const personEventUpdatePathCompanyIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");
export const personEventUpdatePathUserIdMax = 64;

export const personEventUpdatePathUserIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");
export const personEventUpdatePathEventIdMax = 64;

export const personEventUpdatePathEventIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const PersonEventUpdateParams = /* @__PURE__ */ (() =>
  zod.object({
    companyId: zod
      .string()
      .max(personEventUpdatePathCompanyIdMax)
      .regex(personEventUpdatePathCompanyIdRegExp)
      .describe("Id of a company, as text."),
    userId: zod
      .string()
      .max(personEventUpdatePathUserIdMax)
      .regex(personEventUpdatePathUserIdRegExp)
      .describe("Id of a person of the company, as text."),
    eventId: zod
      .string()
      .max(personEventUpdatePathEventIdMax)
      .regex(personEventUpdatePathEventIdRegExp)
      .describe("Id of an event, as text."),
  }))();

export const personEventUpdateHeaderIfMatchMax = 1024;

export const PersonEventUpdateHeader = /* @__PURE__ */ (() =>
  zod.object({
    "If-Match": zod
      .string()
      .max(personEventUpdateHeaderIfMatchMax)
      .optional()
      .describe(
        "The `ETag` of the reply that the change began with. The write is refused with 412 when the thing has another one by now; without this header it goes through whatever happened meanwhile.",
      ),
  }))();

export const PersonEventUpdateBody = EventUpdateForm;

export const PersonEventUpdateResponse = EventDocument;

/**
 * Removes the event and its files for good. Closed to trainees whose company has `events_documents` switched off.
 * @summary Delete one of a person's events
 */
export const personEventDeletePathCompanyIdMax = 64;

export const personEventDeletePathCompanyIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");
export const personEventDeletePathUserIdMax = 64;

export const personEventDeletePathUserIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");
export const personEventDeletePathEventIdMax = 64;

export const personEventDeletePathEventIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const PersonEventDeleteParams = /* @__PURE__ */ (() =>
  zod.object({
    companyId: zod
      .string()
      .max(personEventDeletePathCompanyIdMax)
      .regex(personEventDeletePathCompanyIdRegExp)
      .describe("Id of a company, as text."),
    userId: zod
      .string()
      .max(personEventDeletePathUserIdMax)
      .regex(personEventDeletePathUserIdRegExp)
      .describe("Id of a person of the company, as text."),
    eventId: zod
      .string()
      .max(personEventDeletePathEventIdMax)
      .regex(personEventDeletePathEventIdRegExp)
      .describe("Id of an event, as text."),
  }))();

export const personEventDeleteHeaderIfMatchMax = 1024;

export const PersonEventDeleteHeader = /* @__PURE__ */ (() =>
  zod.object({
    "If-Match": zod
      .string()
      .max(personEventDeleteHeaderIfMatchMax)
      .optional()
      .describe(
        "The `ETag` of the reply that the change began with. The write is refused with 412 when the thing has another one by now; without this header it goes through whatever happened meanwhile.",
      ),
  }))();

export const PersonEventDeleteResponse = WriteReply;

/**
 * Takes the event out of the archive.
 * @summary Restore one of a person's events
 */
export const personEventEnablePathCompanyIdMax = 64;

export const personEventEnablePathCompanyIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");
export const personEventEnablePathUserIdMax = 64;

export const personEventEnablePathUserIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");
export const personEventEnablePathEventIdMax = 64;

export const personEventEnablePathEventIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const PersonEventEnableParams = /* @__PURE__ */ (() =>
  zod.object({
    companyId: zod
      .string()
      .max(personEventEnablePathCompanyIdMax)
      .regex(personEventEnablePathCompanyIdRegExp)
      .describe("Id of a company, as text."),
    userId: zod
      .string()
      .max(personEventEnablePathUserIdMax)
      .regex(personEventEnablePathUserIdRegExp)
      .describe("Id of a person of the company, as text."),
    eventId: zod
      .string()
      .max(personEventEnablePathEventIdMax)
      .regex(personEventEnablePathEventIdRegExp)
      .describe("Id of an event, as text."),
  }))();

export const PersonEventEnableResponse = EventDocument;

/**
 * Puts the event into the archive.
 * @summary Archive one of a person's events
 */
export const personEventDisablePathCompanyIdMax = 64;

export const personEventDisablePathCompanyIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");
export const personEventDisablePathUserIdMax = 64;

export const personEventDisablePathUserIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");
export const personEventDisablePathEventIdMax = 64;

export const personEventDisablePathEventIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const PersonEventDisableParams = /* @__PURE__ */ (() =>
  zod.object({
    companyId: zod
      .string()
      .max(personEventDisablePathCompanyIdMax)
      .regex(personEventDisablePathCompanyIdRegExp)
      .describe("Id of a company, as text."),
    userId: zod
      .string()
      .max(personEventDisablePathUserIdMax)
      .regex(personEventDisablePathUserIdRegExp)
      .describe("Id of a person of the company, as text."),
    eventId: zod
      .string()
      .max(personEventDisablePathEventIdMax)
      .regex(personEventDisablePathEventIdRegExp)
      .describe("Id of an event, as text."),
  }))();

export const PersonEventDisableResponse = EventDocument;

/**
 * Removes one attached file. Closed to trainees whose company has `events_documents` switched off.
 * @summary Delete a file of one of a person's events
 */
export const personEventFileDeletePathCompanyIdMax = 64;

export const personEventFileDeletePathCompanyIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");
export const personEventFileDeletePathUserIdMax = 64;

export const personEventFileDeletePathUserIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");
export const personEventFileDeletePathEventIdMax = 64;

export const personEventFileDeletePathEventIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");
export const personEventFileDeletePathFileIdMax = 64;

export const personEventFileDeletePathFileIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const PersonEventFileDeleteParams = /* @__PURE__ */ (() =>
  zod.object({
    companyId: zod
      .string()
      .max(personEventFileDeletePathCompanyIdMax)
      .regex(personEventFileDeletePathCompanyIdRegExp)
      .describe("Id of a company, as text."),
    userId: zod
      .string()
      .max(personEventFileDeletePathUserIdMax)
      .regex(personEventFileDeletePathUserIdRegExp)
      .describe("Id of a person of the company, as text."),
    eventId: zod
      .string()
      .max(personEventFileDeletePathEventIdMax)
      .regex(personEventFileDeletePathEventIdRegExp)
      .describe("Id of an event, as text."),
    fileId: zod
      .string()
      .max(personEventFileDeletePathFileIdMax)
      .regex(personEventFileDeletePathFileIdRegExp)
      .describe("Id of a file attached to the event, as text."),
  }))();

export const PersonEventFileDeleteResponse = WriteReply;

/**
 * The attached file, byte for byte. Clients save it under its `original_name`.
 * @summary Download a file of one of a person's events
 */
export const personEventFileDownloadPathCompanyIdMax = 64;

export const personEventFileDownloadPathCompanyIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");
export const personEventFileDownloadPathUserIdMax = 64;

export const personEventFileDownloadPathUserIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");
export const personEventFileDownloadPathEventIdMax = 64;

export const personEventFileDownloadPathEventIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");
export const personEventFileDownloadPathFileIdMax = 64;

export const personEventFileDownloadPathFileIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const PersonEventFileDownloadParams = /* @__PURE__ */ (() =>
  zod.object({
    companyId: zod
      .string()
      .max(personEventFileDownloadPathCompanyIdMax)
      .regex(personEventFileDownloadPathCompanyIdRegExp)
      .describe("Id of a company, as text."),
    userId: zod
      .string()
      .max(personEventFileDownloadPathUserIdMax)
      .regex(personEventFileDownloadPathUserIdRegExp)
      .describe("Id of a person of the company, as text."),
    eventId: zod
      .string()
      .max(personEventFileDownloadPathEventIdMax)
      .regex(personEventFileDownloadPathEventIdRegExp)
      .describe("Id of an event, as text."),
    fileId: zod
      .string()
      .max(personEventFileDownloadPathFileIdMax)
      .regex(personEventFileDownloadPathFileIdRegExp)
      .describe("Id of a file attached to the event, as text."),
  }))();

export const PersonEventFileDownloadResponse = /* @__PURE__ */ (() => zod.unknown())();
