/** Generated from the contract. Do not edit; change `spec/` and run `npm run gen`. */
import type { CallOptions } from "../../../http/request.ts";
import type { Person, PersonSummary, UserAccess } from "../../../model/person.ts";
import type { PersonCreatePayload, PersonUpdatePayload } from "../wire/index.ts";
import * as calls from "../calls/people.ts";

/** People of a company, at work and historical, and what users may do. */
export interface PeopleCalls {
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
   * const people = await recurrent.people.list("7");
   */
  list(companyId: string, options?: CallOptions): Promise<PersonSummary[]>;

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
   * await recurrent.people.create("7", {
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
  create(
    companyId: string,
    personCreatePayload: PersonCreatePayload,
    options?: CallOptions,
  ): Promise<void>;

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
   * const person = await recurrent.people.get("7", "1058");
   */
  get(companyId: string, userId: string, options?: CallOptions): Promise<Person>;

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
   * await recurrent.people.update("7", "1058", {
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
  update(
    companyId: string,
    userId: string,
    personUpdatePayload: PersonUpdatePayload,
    options?: CallOptions,
  ): Promise<void>;

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
   * await recurrent.people.delete("7", "1058");
   */
  delete(companyId: string, userId: string, options?: CallOptions): Promise<void>;

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
   * const accessList = await recurrent.people.listUserAccess();
   */
  listUserAccess(options?: CallOptions): Promise<UserAccess[]>;
}

export const peopleCalls: PeopleCalls = {
  list: calls.personList,
  create: calls.personCreate,
  get: calls.personShow,
  update: calls.personUpdate,
  delete: calls.personDelete,
  listUserAccess: calls.userAccessList,
};
