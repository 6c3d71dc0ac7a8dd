/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import { useMutation, useQuery } from "@tanstack/react-query";
import type { UseMutationResult, UseQueryResult } from "@tanstack/react-query";

import type { ApiError } from "../../../errors.ts";

import type { CallOptions } from "../../../http/request.ts";

import type { Person, PersonSummary, UserAccess } from "../../../model/person.ts";

import { readOptions, settingsOf } from "../../../react/query.ts";
import type { ReadCallOptions, ReadOptions, ReadSettings } from "../../../react/query.ts";

import { roleErrors, writeOptions } from "../../../react/writes.ts";
import type { WriteOptions, WriteSettings } from "../../../react/writes.ts";

import {
  personCreate,
  personDelete,
  personList,
  personShow,
  personUpdate,
  userAccessList,
} from "../calls/people.ts";

import type { PersonCreatePayload, PersonUpdatePayload } from "../wire";

/** The options of {@link usePersonList}, for loaders and prefetches. */
export function personListOptions(
  companyId: string,
  request?: ReadCallOptions,
): ReadOptions<PersonSummary[]> {
  return readOptions(
    ["main", "personList", companyId],
    (options) => personList(companyId, options),
    request,
  );
}

/**
 * Everybody of the company, at work and historical. `isActive` tells them apart.
 *
 * `GET /api/companies/{companyId}/users` · needs the permission `companies_users_index` · fails as `personList` does
 *
 * @example
 * const { data, isPending, error } = usePersonList("7");
 */
export function usePersonList<Data = PersonSummary[]>(
  companyId: string,
  settings?: ReadSettings<PersonSummary[], Data>,
): UseQueryResult<Data, ApiError> {
  return useQuery({ ...personListOptions(companyId, settings?.request), ...settingsOf(settings) });
}

/** Variables of {@link usePersonCreate}, with the options of any call. */
export interface PersonCreateVariables extends CallOptions {
  companyId: string;
  data: PersonCreatePayload;
}

/** The options of {@link usePersonCreate}. */
export function personCreateOptions(): WriteOptions<PersonCreateVariables, void> {
  return writeOptions<PersonCreateVariables, void>("personCreate", {
    call: ({ companyId, data, ...request }, client) =>
      personCreate(companyId, data, { ...request, client }),
    mapError: roleErrors,
  });
}

/**
 * Adds a person to the company; a trainee's training begins. A trainee's subscription that is left out ends today, in UTC, and the hemisphere is N. Access roles of internal staff from others than Admin and Customer Support are refused with 403. The reply is not relied on.
 *
 * `POST /api/companies/{companyId}/users` · needs the permission `companies_users_store` · fails as `personCreate` does; every query that shows the entity is fetched again
 *
 * @example
 * const { mutate, isPending, error } = usePersonCreate();
 * mutate({ companyId: "7", data: {
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
 * } });
 */
export function usePersonCreate(
  settings?: WriteSettings<PersonCreateVariables, void>,
): UseMutationResult<void, ApiError, PersonCreateVariables> {
  return useMutation({ ...personCreateOptions(), ...settings });
}

/** The options of {@link usePersonShow}, for loaders and prefetches. */
export function personShowOptions(
  companyId: string,
  userId: string,
  request?: ReadCallOptions,
): ReadOptions<Person> {
  return readOptions(
    ["main", "personShow", companyId, userId],
    (options) => personShow(companyId, userId, options),
    request,
  );
}

/**
 * One person with roles, operational information and settings.
 *
 * `GET /api/companies/{companyId}/users/{userId}` · needs the permission `companies_users_show` · fails as `personShow` does
 *
 * @example
 * const { data, isPending, error } = usePersonShow("7", "1058");
 */
export function usePersonShow<Data = Person>(
  companyId: string,
  userId: string,
  settings?: ReadSettings<Person, Data>,
): UseQueryResult<Data, ApiError> {
  return useQuery({
    ...personShowOptions(companyId, userId, settings?.request),
    ...settingsOf(settings),
  });
}

/** Variables of {@link usePersonUpdate}, with the options of any call. */
export interface PersonUpdateVariables extends CallOptions {
  companyId: string;
  userId: string;
  data: PersonUpdatePayload;
}

/** The options of {@link usePersonUpdate}. */
export function personUpdateOptions(): WriteOptions<PersonUpdateVariables, void> {
  return writeOptions<PersonUpdateVariables, void>("personUpdate", {
    call: ({ companyId, userId, data, ...request }, client) =>
      personUpdate(companyId, userId, data, { ...request, client }),
    mapError: roleErrors,
    entityId: ({ userId }) => userId,
  });
}

/**
 * Stores the person; settings and operational fields that are left out stay. What is sent as it was read changes nothing. A new password, other access roles than there are, and any change of internal staff are refused with 403 from others than Admin and Customer Support; so is any change of a person who holds a `companies_` permission that the caller lacks. A later subscription end lifts a suspension without a date of return, unless the suspension itself is changed. The reply is not relied on.
 *
 * `PUT /api/companies/{companyId}/users/{userId}` · needs the permission `companies_users_update` · fails as `personUpdate` does; every query that shows the entity is fetched again
 *
 * @example
 * const { mutate, isPending, error } = usePersonUpdate();
 * mutate({ companyId: "7", userId: "1058", data: {
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
 * } });
 */
export function usePersonUpdate(
  settings?: WriteSettings<PersonUpdateVariables, void>,
): UseMutationResult<void, ApiError, PersonUpdateVariables> {
  return useMutation({ ...personUpdateOptions(), ...settings });
}

/** Variables of {@link usePersonDelete}, with the options of any call. */
export interface PersonDeleteVariables extends CallOptions {
  companyId: string;
  userId: string;
}

/** The options of {@link usePersonDelete}. */
export function personDeleteOptions(): WriteOptions<PersonDeleteVariables, void> {
  return writeOptions<PersonDeleteVariables, void>("personDelete", {
    call: ({ companyId, userId, ...request }, client) =>
      personDelete(companyId, userId, { ...request, client }),
    entityId: ({ userId }) => userId,
    removedKey: ({ companyId, userId }) => personShowOptions(companyId, userId).queryKey,
  });
}

/**
 * Moves the person to the historical list, out of all groups, and ends the person's sessions. A second time changes nothing. Whoever may not change the person may not delete them either.
 *
 * `DELETE /api/companies/{companyId}/users/{userId}` · needs the permission `companies_users_destroy` · fails as `personDelete` does; every query that shows the entity is fetched again
 *
 * @example
 * const { mutate, isPending, error } = usePersonDelete();
 * mutate({ companyId: "7", userId: "1058" });
 */
export function usePersonDelete(
  settings?: WriteSettings<PersonDeleteVariables, void>,
): UseMutationResult<void, ApiError, PersonDeleteVariables> {
  return useMutation({ ...personDeleteOptions(), ...settings });
}

/** The options of {@link useUserAccessList}, for loaders and prefetches. */
export function userAccessListOptions(request?: ReadCallOptions): ReadOptions<UserAccess[]> {
  return readOptions(["main", "userAccessList"], (options) => userAccessList(options), request);
}

/**
 * Users with their access roles and permissions, for the permissions page.
 *
 * `GET /api/users/roles` · needs the role `Admin` · fails as `userAccessList` does
 *
 * @example
 * const { data, isPending, error } = useUserAccessList();
 */
export function useUserAccessList<Data = UserAccess[]>(
  settings?: ReadSettings<UserAccess[], Data>,
): UseQueryResult<Data, ApiError> {
  return useQuery({ ...userAccessListOptions(settings?.request), ...settingsOf(settings) });
}
