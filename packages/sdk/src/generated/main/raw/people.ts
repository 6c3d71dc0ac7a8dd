/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import { mainHttp, path } from "../../../http/calls.ts";

import type { RequestOptions } from "../../../http/request.ts";

import type {
  DoneResponse,
  Person,
  PersonCreatePayload,
  PersonListItem,
  PersonUpdatePayload,
  UserAccess,
  WrittenResponse,
} from "../wire";

/**
 * Everybody of the company, at work and historical. `isActive` tells them apart.
 *
 * `GET /api/companies/{companyId}/users` · needs the permission `companies_users_index`
 *
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `not-found` 404: There is no such thing, or not within reach of the signed-in user.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await personList("7");
 */
export async function personList(
  companyId: string,
  options?: RequestOptions,
): Promise<PersonListItem[]> {
  return mainHttp({ url: path`/api/companies/${companyId}/users`, method: "GET" }, options);
}

/**
 * Adds a person to the company; a trainee's training begins. A trainee's subscription that is left out ends today, in UTC, and the hemisphere is N. Access roles of internal staff from others than Admin and Customer Support are refused with 403. The reply is not relied on.
 *
 * `POST /api/companies/{companyId}/users` · needs the permission `companies_users_store`
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
 * const reply = await personCreate("7", {
 *   name: "Tomas",
 *   surname: "Riedl",
 *   username: "tomas.riedl@aurora.test",
 *   email: "tomas.riedl@aurora.test",
 *   roles: ["5"],
 *   settings: { notifications: true },
 *   companyRpes: ["11"],
 *   companyRoles: [{ id: "21", licence: "CZ-ATPL-10482" }],
 *   subscription: "2027-08-31",
 *   hemisphere: "N",
 * });
 */
export async function personCreate(
  companyId: string,
  personCreatePayload: PersonCreatePayload,
  options?: RequestOptions,
): Promise<WrittenResponse | DoneResponse> {
  return mainHttp(
    {
      url: path`/api/companies/${companyId}/users`,
      method: "POST",
      headers: { "Content-Type": "application/json" },
      data: personCreatePayload,
    },
    options,
  );
}

/**
 * One person with roles, operational information and settings.
 *
 * `GET /api/companies/{companyId}/users/{userId}` · needs the permission `companies_users_show`
 *
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `not-found` 404: There is no such thing, or not within reach of the signed-in user.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await personShow("7", "1058");
 */
export async function personShow(
  companyId: string,
  userId: string,
  options?: RequestOptions,
): Promise<Person> {
  return mainHttp(
    { url: path`/api/companies/${companyId}/users/${userId}`, method: "GET" },
    options,
  );
}

/**
 * Stores the person; settings and operational fields that are left out stay. What is sent as it was read changes nothing. A new password, other access roles than there are, and any change of internal staff are refused with 403 from others than Admin and Customer Support; so is any change of a person who holds a `companies_` permission that the caller lacks. A later subscription end lifts a suspension without a date of return, unless the suspension itself is changed. The reply is not relied on.
 *
 * `PUT /api/companies/{companyId}/users/{userId}` · needs the permission `companies_users_update`
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
 * const reply = await personUpdate("7", "1058", {
 *   id: "1058",
 *   name: "Tomas",
 *   surname: "Riedl",
 *   username: "tomas.riedl@aurora.test",
 *   email: "tomas.riedl@aurora.test",
 *   roles: ["5"],
 *   settings: {
 *     notifications: false,
 *     suspend: {
 *       status: true,
 *       endDate: "2027-01-15",
 *       showTrainingStatus: true,
 *       showEventsStatus: false,
 *     },
 *   },
 *   companyRpes: ["11"],
 *   companyRoles: [{ id: "21", licence: "CZ-ATPL-10482" }],
 *   subscription: "2027-08-31",
 *   hemisphere: "N",
 * });
 */
export async function personUpdate(
  companyId: string,
  userId: string,
  personUpdatePayload: PersonUpdatePayload,
  options?: RequestOptions,
): Promise<WrittenResponse | DoneResponse> {
  return mainHttp(
    {
      url: path`/api/companies/${companyId}/users/${userId}`,
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      data: personUpdatePayload,
    },
    options,
  );
}

/**
 * Moves the person to the historical list, out of all groups, and ends the person's sessions. A second time changes nothing. Whoever may not change the person may not delete them either.
 *
 * `DELETE /api/companies/{companyId}/users/{userId}` · needs the permission `companies_users_destroy`
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
 * const reply = await personDelete("7", "1058");
 */
export async function personDelete(
  companyId: string,
  userId: string,
  options?: RequestOptions,
): Promise<WrittenResponse | DoneResponse> {
  return mainHttp(
    { url: path`/api/companies/${companyId}/users/${userId}`, method: "DELETE" },
    options,
  );
}

/**
 * Users with their access roles and permissions, for the permissions page.
 *
 * `GET /api/users/roles` · needs the role `Admin`
 *
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await userAccessList();
 */
export async function userAccessList(options?: RequestOptions): Promise<UserAccess[]> {
  return mainHttp({ url: "/api/users/roles", method: "GET" }, options);
}
