/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import {
  useMutation
} from '@tanstack/react-query';

import {
  readAccessList,
  readPeople,
  readPerson
} from '../../../../model/person.ts';

import {
  readOptions,
  useRead
} from '../../../../react/query.ts';
import type {
  CallOptions,
  ReadSettings
} from '../../../../react/query.ts';

import {
  refusalByRoleId,
  writeOptions
} from '../../../../react/writes.ts';
import type {
  WriteSettings
} from '../../../../react/writes.ts';

import {
  personCreate,
  personDelete,
  personList,
  personShow,
  personUpdate,
  userAccessList
} from '../../calls/people/people.ts';

import type {
  PersonCreatePayload,
  PersonUpdatePayload
} from '../../model';



/** The options of {@link usePersonList}, for loaders and prefetches. */
export const personListOptions = (companyId: string, request?: CallOptions) =>
  readOptions(["main", "personList", companyId], (options) => personList(companyId, options), readPeople, request);

/**
 * Everybody of the company, at work and historical. `isActive` tells them apart.
 *
 * `GET /api/companies/{companyId}/users` · needs the permission `companies_users_index` · fails as `personList` does
 *
 * @example
 * const { data, isPending, error } = usePersonList("7");
 */
export const usePersonList = <Data = ReturnType<typeof readPeople>>(companyId: string, settings?: ReadSettings<Awaited<ReturnType<typeof personList>>, ReturnType<typeof readPeople>, Data>) =>
  useRead(personListOptions(companyId, settings?.request), settings);

/** What {@link usePersonCreate} sends, and what any call takes. */
export interface PersonCreateVariables extends CallOptions {
  companyId: string;
  data: PersonCreatePayload;
}

/** The options of {@link usePersonCreate}. */
export const personCreateOptions = () =>
  writeOptions("personCreate", {
    call: ({ companyId, data, ...request }: PersonCreateVariables, client) => personCreate(companyId, data, { ...request, client }),
    read: (reply) => reply,
    refused: refusalByRoleId,
  });

/**
 * Adds a person to the company; a trainee's training begins. A trainee's subscription that is left out ends today, in UTC, and the hemisphere is N. Access roles of internal staff from others than Admin and Customer Support are refused with 403. The reply is not relied on.
 *
 * `POST /api/companies/{companyId}/users` · needs the permission `companies_users_store` · fails as `personCreate` does; makes every query that shows the thing ask again
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
export const usePersonCreate = (settings?: WriteSettings<ReturnType<typeof personCreateOptions>>) =>
  useMutation({ ...personCreateOptions(), ...settings });

/** The options of {@link usePersonShow}, for loaders and prefetches. */
export const personShowOptions = (companyId: string, userId: string, request?: CallOptions) =>
  readOptions(["main", "personShow", companyId, userId], (options) => personShow(companyId, userId, options), readPerson, request);

/**
 * One person with roles, operational information and settings.
 *
 * `GET /api/companies/{companyId}/users/{userId}` · needs the permission `companies_users_show` · fails as `personShow` does
 *
 * @example
 * const { data, isPending, error } = usePersonShow("7", "1058");
 */
export const usePersonShow = <Data = ReturnType<typeof readPerson>>(companyId: string, userId: string, settings?: ReadSettings<Awaited<ReturnType<typeof personShow>>, ReturnType<typeof readPerson>, Data>) =>
  useRead(personShowOptions(companyId, userId, settings?.request), settings);

/** What {@link usePersonUpdate} sends, and what any call takes. */
export interface PersonUpdateVariables extends CallOptions {
  companyId: string;
  userId: string;
  data: PersonUpdatePayload;
}

/** The options of {@link usePersonUpdate}. */
export const personUpdateOptions = () =>
  writeOptions("personUpdate", {
    call: ({ companyId, userId, data, ...request }: PersonUpdateVariables, client) => personUpdate(companyId, userId, data, { ...request, client }),
    read: (reply) => reply,
    refused: refusalByRoleId,
    subject: ({ userId }) => userId,
  });

/**
 * Stores the person; settings and operational fields that are left out stay. What is sent as it was read changes nothing. A new password, other access roles than there are, and any change of internal staff are refused with 403 from others than Admin and Customer Support; so is any change of a person who holds a `companies_` permission that the caller lacks. A later subscription end lifts a suspension without a date of return, unless the suspension itself is changed. The reply is not relied on.
 *
 * `PUT /api/companies/{companyId}/users/{userId}` · needs the permission `companies_users_update` · fails as `personUpdate` does; makes every query that shows the thing ask again
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
export const usePersonUpdate = (settings?: WriteSettings<ReturnType<typeof personUpdateOptions>>) =>
  useMutation({ ...personUpdateOptions(), ...settings });

/** What {@link usePersonDelete} sends, and what any call takes. */
export interface PersonDeleteVariables extends CallOptions {
  companyId: string;
  userId: string;
}

/** The options of {@link usePersonDelete}. */
export const personDeleteOptions = () =>
  writeOptions("personDelete", {
    call: ({ companyId, userId, ...request }: PersonDeleteVariables, client) => personDelete(companyId, userId, { ...request, client }),
    read: (reply) => reply,
    subject: ({ userId }) => userId,
    gone: ({ companyId, userId }) => personShowOptions(companyId, userId).queryKey,
  });

/**
 * Moves the person to the historical list, out of all groups, and ends the person's sessions. A second time changes nothing. Whoever may not change the person may not delete them either.
 *
 * `DELETE /api/companies/{companyId}/users/{userId}` · needs the permission `companies_users_destroy` · fails as `personDelete` does; makes every query that shows the thing ask again
 *
 * @example
 * const { mutate, isPending, error } = usePersonDelete();
 * mutate({ companyId: "7", userId: "1058" });
 */
export const usePersonDelete = (settings?: WriteSettings<ReturnType<typeof personDeleteOptions>>) =>
  useMutation({ ...personDeleteOptions(), ...settings });

/** The options of {@link useUserAccessList}, for loaders and prefetches. */
export const userAccessListOptions = (request?: CallOptions) =>
  readOptions(["main", "userAccessList"], (options) => userAccessList(options), readAccessList, request);

/**
 * Users with their access roles and permissions, for the permissions page.
 *
 * `GET /api/users/roles` · needs the role `Admin` · fails as `userAccessList` does
 *
 * @example
 * const { data, isPending, error } = useUserAccessList();
 */
export const useUserAccessList = <Data = ReturnType<typeof readAccessList>>(settings?: ReadSettings<Awaited<ReturnType<typeof userAccessList>>, ReturnType<typeof readAccessList>, Data>) =>
  useRead(userAccessListOptions(settings?.request), settings);
