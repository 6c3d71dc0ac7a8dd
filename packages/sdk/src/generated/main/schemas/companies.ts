/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import * as zod from "zod";

import {
  AclRoleEntry,
  Company,
  CompanyUpdatePayload,
  CompanyUpdateReply,
  OperationalRole,
  Rpe,
  WriteReply,
} from "./entities.ts";

/**
 * One company with its operational lists.
 * @summary Read a company
 */
export const companyShowPathCompanyIdMax = 64;

export const companyShowPathCompanyIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const CompanyShowParams = /* @__PURE__ */ (() =>
  zod.object({
    companyId: zod
      .string()
      .max(companyShowPathCompanyIdMax)
      .regex(companyShowPathCompanyIdRegExp)
      .describe("Id of a company, as text."),
  }))();

export const CompanyShowResponse = Company;

/**
 * Stores name and operational lists; what is left out stays. Only Admin and Customer Support change tier and account address; only they, and holders of `companies_rpes` and `companies_roles`, change the lists. A change by others is refused with 403, the value there is may be sent by anybody. People keep entries that leave the lists until they are changed themselves. The reply may be wrapped, bare or empty.
 * @summary Change a company
 */
export const companyUpdatePathCompanyIdMax = 64;

export const companyUpdatePathCompanyIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const CompanyUpdateParams = /* @__PURE__ */ (() =>
  zod.object({
    companyId: zod
      .string()
      .max(companyUpdatePathCompanyIdMax)
      .regex(companyUpdatePathCompanyIdRegExp)
      .describe("Id of a company, as text."),
  }))();

export const companyUpdateHeaderIfMatchMax = 1024;

export const CompanyUpdateHeader = /* @__PURE__ */ (() =>
  zod.object({
    "If-Match": zod
      .string()
      .max(companyUpdateHeaderIfMatchMax)
      .optional()
      .describe(
        "The `ETag` of the reply that the change began with. The write is refused with 412 when the thing has another one by now; without this header it goes through whatever happened meanwhile.",
      ),
  }))();

export const CompanyUpdateBody = CompanyUpdatePayload;

export const CompanyUpdateResponse = CompanyUpdateReply;

/**
 * Removes the company with its groups. Its people can no longer sign in and their sessions end; internal staff among them go on in another company. The reply is not relied on.
 * @summary Delete a company
 */
export const companyDeletePathCompanyIdMax = 64;

export const companyDeletePathCompanyIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const CompanyDeleteParams = /* @__PURE__ */ (() =>
  zod.object({
    companyId: zod
      .string()
      .max(companyDeletePathCompanyIdMax)
      .regex(companyDeletePathCompanyIdRegExp)
      .describe("Id of a company, as text."),
  }))();

export const companyDeleteHeaderIfMatchMax = 1024;

export const CompanyDeleteHeader = /* @__PURE__ */ (() =>
  zod.object({
    "If-Match": zod
      .string()
      .max(companyDeleteHeaderIfMatchMax)
      .optional()
      .describe(
        "The `ETag` of the reply that the change began with. The write is refused with 412 when the thing has another one by now; without this header it goes through whatever happened meanwhile.",
      ),
  }))();

export const CompanyDeleteResponse = WriteReply;

/**
 * Access roles that the caller can give to people of the company. Those of internal staff are given, and listed, by Admin and Customer Support only.
 * @summary List access roles
 */
export const companyAclListPathCompanyIdMax = 64;

export const companyAclListPathCompanyIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const CompanyAclListParams = /* @__PURE__ */ (() =>
  zod.object({
    companyId: zod
      .string()
      .max(companyAclListPathCompanyIdMax)
      .regex(companyAclListPathCompanyIdRegExp)
      .describe("Id of a company, as text."),
  }))();

export const CompanyAclListResponseItem = AclRoleEntry;
export const CompanyAclListResponse = /* @__PURE__ */ (() =>
  zod.array(CompanyAclListResponseItem))();

/**
 * Operational roles that the company offers its trainees.
 * @summary List operational roles of a company
 */
export const companyRoleListPathCompanyIdMax = 64;

export const companyRoleListPathCompanyIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const CompanyRoleListParams = /* @__PURE__ */ (() =>
  zod.object({
    companyId: zod
      .string()
      .max(companyRoleListPathCompanyIdMax)
      .regex(companyRoleListPathCompanyIdRegExp)
      .describe("Id of a company, as text."),
  }))();

export const CompanyRoleListResponseItem = OperationalRole;
export const CompanyRoleListResponse = /* @__PURE__ */ (() =>
  zod.array(CompanyRoleListResponseItem))();

/**
 * Entries that the company operates.
 * @summary List Registry, Purpose, Equipment entries of a company
 */
export const companyRpeListPathCompanyIdMax = 64;

export const companyRpeListPathCompanyIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const CompanyRpeListParams = /* @__PURE__ */ (() =>
  zod.object({
    companyId: zod
      .string()
      .max(companyRpeListPathCompanyIdMax)
      .regex(companyRpeListPathCompanyIdRegExp)
      .describe("Id of a company, as text."),
  }))();

export const CompanyRpeListResponseItem = Rpe;
export const CompanyRpeListResponse = /* @__PURE__ */ (() =>
  zod.array(CompanyRpeListResponseItem))();
