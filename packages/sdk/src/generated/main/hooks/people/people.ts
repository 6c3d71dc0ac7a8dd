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
  refusalByRoleId
} from '../../../../payload/person.ts';

import {
  writeOptions
} from '../../../../react/mutation.ts';
import type {
  WriteSettings
} from '../../../../react/mutation.ts';

import {
  readOptions,
  useRead
} from '../../../../react/query.ts';
import type {
  CallOptions,
  ReadSettings
} from '../../../../react/query.ts';

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



/** Everybody of the company, at work and historical. `isActive` tells them apart. */
export const personListOptions = (companyId: string, request?: CallOptions) =>
  readOptions(["main", "personList", companyId], (options) => personList(companyId, options), readPeople, request);

/** Reads {@link personListOptions} in a component. */
export const usePersonList = <Data = ReturnType<typeof readPeople>>(companyId: string, settings?: ReadSettings<Awaited<ReturnType<typeof personList>>, ReturnType<typeof readPeople>, Data>) =>
  useRead(personListOptions(companyId, settings?.request), settings);

/** What {@link usePersonCreate} sends, and what any call takes. */
export interface PersonCreateVariables extends CallOptions {
  companyId: string;
  data: PersonCreatePayload;
}

/** Adds somebody to the company; a trainee's training begins. Access roles of internal staff from others than Admin and Customer Support are refused with 403. The reply is not relied on. */
export const personCreateOptions = () =>
  writeOptions("personCreate", {
    call: ({ companyId, data, ...request }: PersonCreateVariables, client) => personCreate(companyId, data, { ...request, client }),
    read: (reply) => reply,
    refused: refusalByRoleId,
  });

/** Sends {@link personCreateOptions}, then asks again for what shows the thing. */
export const usePersonCreate = (settings?: WriteSettings<ReturnType<typeof personCreateOptions>>) =>
  useMutation({ ...personCreateOptions(), ...settings });

/** One person with roles, operational information and settings. */
export const personShowOptions = (companyId: string, userId: string, request?: CallOptions) =>
  readOptions(["main", "personShow", companyId, userId], (options) => personShow(companyId, userId, options), readPerson, request);

/** Reads {@link personShowOptions} in a component. */
export const usePersonShow = <Data = ReturnType<typeof readPerson>>(companyId: string, userId: string, settings?: ReadSettings<Awaited<ReturnType<typeof personShow>>, ReturnType<typeof readPerson>, Data>) =>
  useRead(personShowOptions(companyId, userId, settings?.request), settings);

/** What {@link usePersonUpdate} sends, and what any call takes. */
export interface PersonUpdateVariables extends CallOptions {
  companyId: string;
  userId: string;
  data: PersonUpdatePayload;
}

/** Stores the person; settings and operational fields that are left out stay. A new password, other access roles than there are, and any change of internal staff are refused with 403 from others than Admin and Customer Support; so is any change of a person who holds a `companies_` permission that the caller lacks. A later subscription end lifts a suspension without a date of return, unless the suspension itself is changed. The reply is not relied on. */
export const personUpdateOptions = () =>
  writeOptions("personUpdate", {
    call: ({ companyId, userId, data, ...request }: PersonUpdateVariables, client) => personUpdate(companyId, userId, data, { ...request, client }),
    read: (reply) => reply,
    refused: refusalByRoleId,
    subject: ({ userId }) => userId,
  });

/** Sends {@link personUpdateOptions}, then asks again for what shows the thing. */
export const usePersonUpdate = (settings?: WriteSettings<ReturnType<typeof personUpdateOptions>>) =>
  useMutation({ ...personUpdateOptions(), ...settings });

/** What {@link usePersonDelete} sends, and what any call takes. */
export interface PersonDeleteVariables extends CallOptions {
  companyId: string;
  userId: string;
}

/** Moves the person to the historical list, out of all groups, and ends the person's sessions. A second time changes nothing. Whoever may not change the person may not delete them either. */
export const personDeleteOptions = () =>
  writeOptions("personDelete", {
    call: ({ companyId, userId, ...request }: PersonDeleteVariables, client) => personDelete(companyId, userId, { ...request, client }),
    read: (reply) => reply,
    subject: ({ userId }) => userId,
    gone: ({ companyId, userId }) => personShowOptions(companyId, userId).queryKey,
  });

/** Sends {@link personDeleteOptions}, then asks again for what shows the thing. */
export const usePersonDelete = (settings?: WriteSettings<ReturnType<typeof personDeleteOptions>>) =>
  useMutation({ ...personDeleteOptions(), ...settings });

/** Users with their access roles and permissions, for the permissions page. */
export const userAccessListOptions = (request?: CallOptions) =>
  readOptions(["main", "userAccessList"], (options) => userAccessList(options), readAccessList, request);

/** Reads {@link userAccessListOptions} in a component. */
export const useUserAccessList = <Data = ReturnType<typeof readAccessList>>(settings?: ReadSettings<Awaited<ReturnType<typeof userAccessList>>, ReturnType<typeof readAccessList>, Data>) =>
  useRead(userAccessListOptions(settings?.request), settings);
