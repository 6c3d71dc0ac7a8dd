/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import * as zod from "zod";

import {
  Group,
  GroupCreatePayload,
  GroupCreated,
  GroupListItem,
  GroupManager,
  GroupTrainee,
  GroupUpdatePayload,
  WriteReply,
} from "./entities.ts";

/**
 * Groups of the company with their training managers.
 * @summary List groups
 */
export const groupListPathCompanyIdMax = 64;

export const groupListPathCompanyIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const GroupListParams = /* @__PURE__ */ (() =>
  zod.object({
    companyId: zod
      .string()
      .max(groupListPathCompanyIdMax)
      .regex(groupListPathCompanyIdRegExp)
      .describe("Id of a company, as text."),
  }))();

export const GroupListResponseItem = GroupListItem;
export const GroupListResponse = /* @__PURE__ */ (() => zod.array(GroupListResponseItem))();

/**
 * Adds a group with its training managers and trainees.
 * @summary Add a group
 */
export const groupCreatePathCompanyIdMax = 64;

export const groupCreatePathCompanyIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const GroupCreateParams = /* @__PURE__ */ (() =>
  zod.object({
    companyId: zod
      .string()
      .max(groupCreatePathCompanyIdMax)
      .regex(groupCreatePathCompanyIdRegExp)
      .describe("Id of a company, as text."),
  }))();

export const GroupCreateBody = GroupCreatePayload;

export const GroupCreateResponse = GroupCreated;

/**
 * Trainees of the company who can be put into a group. Needs `companies_groups_create` or `companies_groups_update`.
 * @summary List trainees for groups
 */
export const groupTraineeListPathCompanyIdMax = 64;

export const groupTraineeListPathCompanyIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const GroupTraineeListParams = /* @__PURE__ */ (() =>
  zod.object({
    companyId: zod
      .string()
      .max(groupTraineeListPathCompanyIdMax)
      .regex(groupTraineeListPathCompanyIdRegExp)
      .describe("Id of a company, as text."),
  }))();

export const GroupTraineeListResponseItem = GroupTrainee;
export const GroupTraineeListResponse = /* @__PURE__ */ (() =>
  zod.array(GroupTraineeListResponseItem))();

/**
 * Training managers of the company who can lead a group. Needs `companies_groups_create` or `companies_groups_update`.
 * @summary List managers for groups
 */
export const groupManagerListPathCompanyIdMax = 64;

export const groupManagerListPathCompanyIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const GroupManagerListParams = /* @__PURE__ */ (() =>
  zod.object({
    companyId: zod
      .string()
      .max(groupManagerListPathCompanyIdMax)
      .regex(groupManagerListPathCompanyIdRegExp)
      .describe("Id of a company, as text."),
  }))();

export const GroupManagerListResponseItem = GroupManager;
export const GroupManagerListResponse = /* @__PURE__ */ (() =>
  zod.array(GroupManagerListResponseItem))();

/**
 * One group with managers and trainees.
 * @summary Read a group
 */
export const groupShowPathCompanyIdMax = 64;

export const groupShowPathCompanyIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");
export const groupShowPathGroupIdMax = 64;

export const groupShowPathGroupIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const GroupShowParams = /* @__PURE__ */ (() =>
  zod.object({
    companyId: zod
      .string()
      .max(groupShowPathCompanyIdMax)
      .regex(groupShowPathCompanyIdRegExp)
      .describe("Id of a company, as text."),
    groupId: zod
      .string()
      .max(groupShowPathGroupIdMax)
      .regex(groupShowPathGroupIdRegExp)
      .describe("Id of a group of the company, as text."),
  }))();

export const GroupShowResponse = Group;

/**
 * Stores name and managers, and puts in, takes out and moves trainees in one step, all or nothing. Adding a person who is in the group is no error. The reply is not relied on.
 * @summary Change a group
 */
export const groupUpdatePathCompanyIdMax = 64;

export const groupUpdatePathCompanyIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");
export const groupUpdatePathGroupIdMax = 64;

export const groupUpdatePathGroupIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const GroupUpdateParams = /* @__PURE__ */ (() =>
  zod.object({
    companyId: zod
      .string()
      .max(groupUpdatePathCompanyIdMax)
      .regex(groupUpdatePathCompanyIdRegExp)
      .describe("Id of a company, as text."),
    groupId: zod
      .string()
      .max(groupUpdatePathGroupIdMax)
      .regex(groupUpdatePathGroupIdRegExp)
      .describe("Id of a group of the company, as text."),
  }))();

export const groupUpdateHeaderIfMatchMax = 1024;

export const GroupUpdateHeader = /* @__PURE__ */ (() =>
  zod.object({
    "If-Match": zod
      .string()
      .max(groupUpdateHeaderIfMatchMax)
      .optional()
      .describe(
        "The `ETag` of the reply that the change began with. The write is refused with 412 when the thing has another one by now; without this header it goes through whatever happened meanwhile.",
      ),
  }))();

export const GroupUpdateBody = GroupUpdatePayload;

export const GroupUpdateResponse = WriteReply;

/**
 * Removes the group. Its trainees stay with the company.
 * @summary Delete a group
 */
export const groupDeletePathCompanyIdMax = 64;

export const groupDeletePathCompanyIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");
export const groupDeletePathGroupIdMax = 64;

export const groupDeletePathGroupIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const GroupDeleteParams = /* @__PURE__ */ (() =>
  zod.object({
    companyId: zod
      .string()
      .max(groupDeletePathCompanyIdMax)
      .regex(groupDeletePathCompanyIdRegExp)
      .describe("Id of a company, as text."),
    groupId: zod
      .string()
      .max(groupDeletePathGroupIdMax)
      .regex(groupDeletePathGroupIdRegExp)
      .describe("Id of a group of the company, as text."),
  }))();

export const groupDeleteHeaderIfMatchMax = 1024;

export const GroupDeleteHeader = /* @__PURE__ */ (() =>
  zod.object({
    "If-Match": zod
      .string()
      .max(groupDeleteHeaderIfMatchMax)
      .optional()
      .describe(
        "The `ETag` of the reply that the change began with. The write is refused with 412 when the thing has another one by now; without this header it goes through whatever happened meanwhile.",
      ),
  }))();

export const GroupDeleteResponse = WriteReply;
