/** Generated from the contract. Do not edit; change `spec/` and run `npm run gen`. */
import type { CallOptions } from "../../../http/request.ts";
import type {
  DoneResponse,
  Group,
  GroupCreatePayload,
  GroupCreated,
  GroupListItem,
  GroupManager,
  GroupTrainee,
  GroupUpdatePayload,
  WrittenResponse,
} from "../wire/index.ts";
import * as raw from "../raw/groups.ts";

/** Groups of trainees, each led by training managers. Replies as they came. */
export interface RawGroupsCalls {
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
   * const reply = await recurrent.raw.groups.list("7");
   */
  list(companyId: string, options?: CallOptions): Promise<GroupListItem[]>;

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
   * const reply = await recurrent.raw.groups.create("7", {
   *   name: "Citation pilots",
   *   managers: ["1044"],
   *   add: ["1058", "1061"],
   * });
   */
  create(
    companyId: string,
    groupCreatePayload: GroupCreatePayload,
    options?: CallOptions,
  ): Promise<GroupCreated>;

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
   * const reply = await recurrent.raw.groups.listTrainees("7");
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
   * const reply = await recurrent.raw.groups.listManagers("7");
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
   * const reply = await recurrent.raw.groups.get("7", "31");
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
   * const reply = await recurrent.raw.groups.update("7", "31", {
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
  ): Promise<WrittenResponse | DoneResponse>;

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
   * const reply = await recurrent.raw.groups.delete("7", "31");
   */
  delete(
    companyId: string,
    groupId: string,
    options?: CallOptions,
  ): Promise<WrittenResponse | DoneResponse>;
}

export const rawGroupsCalls: RawGroupsCalls = {
  list: raw.groupList,
  create: raw.groupCreate,
  listTrainees: raw.groupTraineeList,
  listManagers: raw.groupManagerList,
  get: raw.groupShow,
  update: raw.groupUpdate,
  delete: raw.groupDelete,
};
