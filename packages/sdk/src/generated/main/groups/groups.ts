/** Generated from the contract. Do not edit; change `spec/` and run `npm run gen`. */
import type { CallOptions } from "../../../http/request.ts";
import type { Group, GroupManager, GroupSummary, GroupTrainee } from "../../../model/group.ts";
import type { GroupCreatePayload, GroupUpdatePayload } from "../wire/index.ts";
import * as calls from "../calls/groups.ts";

/** Groups of trainees, each led by training managers. */
export interface GroupsCalls {
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
   * const groups = await recurrent.groups.list("7");
   */
  list(companyId: string, options?: CallOptions): Promise<GroupSummary[]>;

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
   * const groupId = await recurrent.groups.create("7", {
   *   name: "Citation pilots",
   *   managers: ["1044"],
   *   add: ["1058", "1061"],
   * });
   */
  create(
    companyId: string,
    groupCreatePayload: GroupCreatePayload,
    options?: CallOptions,
  ): Promise<string>;

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
   * const groupTrainees = await recurrent.groups.listTrainees("7");
   */
  listTrainees(companyId: string, options?: CallOptions): Promise<GroupTrainee[]>;

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
   * const groupManagers = await recurrent.groups.listManagers("7");
   */
  listManagers(companyId: string, options?: CallOptions): Promise<GroupManager[]>;

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
   * const group = await recurrent.groups.get("7", "31");
   */
  get(companyId: string, groupId: string, options?: CallOptions): Promise<Group>;

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
   * await recurrent.groups.update("7", "31", {
   *   name: "Citation pilots",
   *   managers: ["1044"],
   *   add: ["1063"],
   *   remove: ["1061"],
   *   move: { 1058: 32 },
   * });
   */
  update(
    companyId: string,
    groupId: string,
    groupUpdatePayload: GroupUpdatePayload,
    options?: CallOptions,
  ): Promise<void>;

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
   * await recurrent.groups.delete("7", "31");
   */
  delete(companyId: string, groupId: string, options?: CallOptions): Promise<void>;
}

export const groupsCalls: GroupsCalls = {
  list: calls.groupList,
  create: calls.groupCreate,
  listTrainees: calls.groupTraineeList,
  listManagers: calls.groupManagerList,
  get: calls.groupShow,
  update: calls.groupUpdate,
  delete: calls.groupDelete,
};
