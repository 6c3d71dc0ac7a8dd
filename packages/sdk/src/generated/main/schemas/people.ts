/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import * as zod from "zod";

import {
  Person,
  PersonCreatePayload,
  PersonListItem,
  PersonUpdatePayload,
  UserAccess,
  WriteReply,
} from "./entities.ts";

/**
 * Everybody of the company, at work and historical. `isActive` tells them apart.
 * @summary List a company's people
 */
export const personListPathCompanyIdMax = 64;

export const personListPathCompanyIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const PersonListParams = /* @__PURE__ */ (() =>
  zod.object({
    companyId: zod
      .string()
      .max(personListPathCompanyIdMax)
      .regex(personListPathCompanyIdRegExp)
      .describe("Id of a company, as text."),
  }))();

export const PersonListResponseItem = PersonListItem;
export const PersonListResponse = /* @__PURE__ */ (() => zod.array(PersonListResponseItem))();

/**
 * Adds a person to the company; a trainee's training begins. A trainee's subscription that is left out ends today, in UTC, and the hemisphere is N. Access roles of internal staff from others than Admin and Customer Support are refused with 403. The reply is not relied on.
 * @summary Add a person
 */
export const personCreatePathCompanyIdMax = 64;

export const personCreatePathCompanyIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const PersonCreateParams = /* @__PURE__ */ (() =>
  zod.object({
    companyId: zod
      .string()
      .max(personCreatePathCompanyIdMax)
      .regex(personCreatePathCompanyIdRegExp)
      .describe("Id of a company, as text."),
  }))();

export const PersonCreateBody = PersonCreatePayload;

export const PersonCreateResponse = WriteReply;

/**
 * One person with roles, operational information and settings.
 * @summary Read a person
 */
export const personShowPathCompanyIdMax = 64;

export const personShowPathCompanyIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");
export const personShowPathUserIdMax = 64;

export const personShowPathUserIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const PersonShowParams = /* @__PURE__ */ (() =>
  zod.object({
    companyId: zod
      .string()
      .max(personShowPathCompanyIdMax)
      .regex(personShowPathCompanyIdRegExp)
      .describe("Id of a company, as text."),
    userId: zod
      .string()
      .max(personShowPathUserIdMax)
      .regex(personShowPathUserIdRegExp)
      .describe("Id of a person of the company, as text."),
  }))();

export const PersonShowResponse = Person;

/**
 * Stores the person; settings and operational fields that are left out stay. What is sent as it was read changes nothing. A new password, other access roles than there are, and any change of internal staff are refused with 403 from others than Admin and Customer Support; so is any change of a person who holds a `companies_` permission that the caller lacks. A later subscription end lifts a suspension without a date of return, unless the suspension itself is changed. The reply is not relied on.
 * @summary Change a person
 */
export const personUpdatePathCompanyIdMax = 64;

export const personUpdatePathCompanyIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");
export const personUpdatePathUserIdMax = 64;

export const personUpdatePathUserIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const PersonUpdateParams = /* @__PURE__ */ (() =>
  zod.object({
    companyId: zod
      .string()
      .max(personUpdatePathCompanyIdMax)
      .regex(personUpdatePathCompanyIdRegExp)
      .describe("Id of a company, as text."),
    userId: zod
      .string()
      .max(personUpdatePathUserIdMax)
      .regex(personUpdatePathUserIdRegExp)
      .describe("Id of a person of the company, as text."),
  }))();

export const personUpdateHeaderIfMatchMax = 1024;

export const PersonUpdateHeader = /* @__PURE__ */ (() =>
  zod.object({
    "If-Match": zod
      .string()
      .max(personUpdateHeaderIfMatchMax)
      .optional()
      .describe(
        "The `ETag` of the reply that the change began with. The write is refused with 412 when the thing has another one by now; without this header it goes through whatever happened meanwhile.",
      ),
  }))();

export const PersonUpdateBody = PersonUpdatePayload;

export const PersonUpdateResponse = WriteReply;

/**
 * Moves the person to the historical list, out of all groups, and ends the person's sessions. A second time changes nothing. Whoever may not change the person may not delete them either.
 * @summary Delete a person
 */
export const personDeletePathCompanyIdMax = 64;

export const personDeletePathCompanyIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");
export const personDeletePathUserIdMax = 64;

export const personDeletePathUserIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const PersonDeleteParams = /* @__PURE__ */ (() =>
  zod.object({
    companyId: zod
      .string()
      .max(personDeletePathCompanyIdMax)
      .regex(personDeletePathCompanyIdRegExp)
      .describe("Id of a company, as text."),
    userId: zod
      .string()
      .max(personDeletePathUserIdMax)
      .regex(personDeletePathUserIdRegExp)
      .describe("Id of a person of the company, as text."),
  }))();

export const personDeleteHeaderIfMatchMax = 1024;

export const PersonDeleteHeader = /* @__PURE__ */ (() =>
  zod.object({
    "If-Match": zod
      .string()
      .max(personDeleteHeaderIfMatchMax)
      .optional()
      .describe(
        "The `ETag` of the reply that the change began with. The write is refused with 412 when the thing has another one by now; without this header it goes through whatever happened meanwhile.",
      ),
  }))();

export const PersonDeleteResponse = WriteReply;

/**
 * Users with their access roles and permissions, for the permissions page.
 * @summary List what users may do
 */
export const UserAccessListResponseItem = UserAccess;
export const UserAccessListResponse = /* @__PURE__ */ (() =>
  zod.array(UserAccessListResponseItem))();
