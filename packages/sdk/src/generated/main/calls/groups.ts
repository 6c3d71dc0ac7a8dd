/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { RequestOptions } from "../../../http/request.ts";

import {
  readGroup,
  readGroupId,
  readGroupManagers,
  readGroupTrainees,
  readGroups,
} from "../../../model/group.ts";
import type { Group, GroupManager, GroupSummary, GroupTrainee } from "../../../model/group.ts";

import * as raw from "../raw/groups.ts";

import type { GroupCreatePayload, GroupUpdatePayload } from "../wire";

/**
 * Groups of the company with their training managers.
 *
 * `GET /api/companies/{companyId}/groups` · needs the permission `companies_groups_index`
 *
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `not-found` 404: There is no such thing, or not within reach of the signed-in user.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const groups = await groupList("7");
 */
export async function groupList(
  companyId: string,
  options?: RequestOptions,
): Promise<GroupSummary[]> {
  return readGroups(await raw.groupList(companyId, options));
}

/**
 * Adds a group with its training managers and trainees.
 *
 * `POST /api/companies/{companyId}/groups` · needs the permission `companies_groups_create`
 *
 * @throws ApiError
 * - `client` 400: The body cannot be read: it is no JSON, or a form that was cut off or is not built as one.
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `not-found` 404: There is no such thing, or not within reach of the signed-in user.
 * - `client` 413: The body is larger than the host takes; nothing was stored.
 * - `validation` 422: Some input was refused.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const groupId = await groupCreate("7", {
 *   name: "Citation pilots",
 *   managers: ["1044"],
 *   add: ["1058", "1061"],
 * });
 */
export async function groupCreate(
  companyId: string,
  groupCreatePayload: GroupCreatePayload,
  options?: RequestOptions,
): Promise<string> {
  return readGroupId(await raw.groupCreate(companyId, groupCreatePayload, options));
}

/**
 * Trainees of the company who can be put into a group. Needs `companies_groups_create` or `companies_groups_update`.
 *
 * `GET /api/companies/{companyId}/groups/trainees` · needs the permission `companies_groups_create` or `companies_groups_update`
 *
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `not-found` 404: There is no such thing, or not within reach of the signed-in user.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const groupTrainees = await groupTraineeList("7");
 */
export async function groupTraineeList(
  companyId: string,
  options?: RequestOptions,
): Promise<GroupTrainee[]> {
  return readGroupTrainees(await raw.groupTraineeList(companyId, options));
}

/**
 * Training managers of the company who can lead a group. Needs `companies_groups_create` or `companies_groups_update`.
 *
 * `GET /api/companies/{companyId}/groups/managers` · needs the permission `companies_groups_create` or `companies_groups_update`
 *
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `not-found` 404: There is no such thing, or not within reach of the signed-in user.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const groupManagers = await groupManagerList("7");
 */
export async function groupManagerList(
  companyId: string,
  options?: RequestOptions,
): Promise<GroupManager[]> {
  return readGroupManagers(await raw.groupManagerList(companyId, options));
}

/**
 * One group with managers and trainees.
 *
 * `GET /api/companies/{companyId}/groups/{groupId}` · needs the permission `companies_groups_show`
 *
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `not-found` 404: There is no such thing, or not within reach of the signed-in user.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const group = await groupShow("7", "31");
 */
export async function groupShow(
  companyId: string,
  groupId: string,
  options?: RequestOptions,
): Promise<Group> {
  return readGroup(await raw.groupShow(companyId, groupId, options));
}

/**
 * Stores name and managers, and puts in, takes out and moves trainees in one step, all or nothing. Adding a person who is in the group is no error. The reply is not relied on.
 *
 * `PUT /api/companies/{companyId}/groups/{groupId}` · needs the permission `companies_groups_update`
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
 * await groupUpdate("7", "31", {
 *   name: "Citation pilots",
 *   managers: ["1044"],
 *   add: ["1063"],
 *   remove: ["1061"],
 *   move: { 1058: 32 },
 * });
 */
export async function groupUpdate(
  companyId: string,
  groupId: string,
  groupUpdatePayload: GroupUpdatePayload,
  options?: RequestOptions,
): Promise<void> {
  await raw.groupUpdate(companyId, groupId, groupUpdatePayload, options);
}

/**
 * Removes the group. Its trainees stay with the company.
 *
 * `DELETE /api/companies/{companyId}/groups/{groupId}` · needs the permission `companies_groups_destroy`
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
 * await groupDelete("7", "31");
 */
export async function groupDelete(
  companyId: string,
  groupId: string,
  options?: RequestOptions,
): Promise<void> {
  await raw.groupDelete(companyId, groupId, options);
}
