/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import {
  useMutation
} from '@tanstack/react-query';

import {
  readGroup,
  readGroupId,
  readGroupManagers,
  readGroupTrainees,
  readGroups
} from '../../../../model/group.ts';

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
  groupCreate,
  groupDelete,
  groupList,
  groupManagerList,
  groupShow,
  groupTraineeList,
  groupUpdate
} from '../../calls/groups/groups.ts';

import type {
  GroupCreatePayload,
  GroupUpdatePayload
} from '../../model';



/** Groups of the company with their training managers. */
export const groupListOptions = (companyId: string, request?: CallOptions) =>
  readOptions(["main", "groupList", companyId], (options) => groupList(companyId, options), readGroups, request);

/** Reads {@link groupListOptions} in a component. */
export const useGroupList = <Data = ReturnType<typeof readGroups>>(companyId: string, settings?: ReadSettings<Awaited<ReturnType<typeof groupList>>, ReturnType<typeof readGroups>, Data>) =>
  useRead(groupListOptions(companyId, settings?.request), settings);

/** What {@link useGroupCreate} sends, and what any call takes. */
export interface GroupCreateVariables extends CallOptions {
  companyId: string;
  data: GroupCreatePayload;
}

/** Adds a group with its training managers and trainees. */
export const groupCreateOptions = () =>
  writeOptions("groupCreate", {
    call: ({ companyId, data, ...request }: GroupCreateVariables, client) => groupCreate(companyId, data, { ...request, client }),
    read: readGroupId,
  });

/** Sends {@link groupCreateOptions}, then asks again for what shows the thing. */
export const useGroupCreate = (settings?: WriteSettings<ReturnType<typeof groupCreateOptions>>) =>
  useMutation({ ...groupCreateOptions(), ...settings });

/** Trainees of the company who can be put into a group. Needs `companies_groups_create` or `companies_groups_update`. */
export const groupTraineeListOptions = (companyId: string, request?: CallOptions) =>
  readOptions(["main", "groupTraineeList", companyId], (options) => groupTraineeList(companyId, options), readGroupTrainees, request);

/** Reads {@link groupTraineeListOptions} in a component. */
export const useGroupTraineeList = <Data = ReturnType<typeof readGroupTrainees>>(companyId: string, settings?: ReadSettings<Awaited<ReturnType<typeof groupTraineeList>>, ReturnType<typeof readGroupTrainees>, Data>) =>
  useRead(groupTraineeListOptions(companyId, settings?.request), settings);

/** Training managers of the company who can lead a group. Needs `companies_groups_create` or `companies_groups_update`. */
export const groupManagerListOptions = (companyId: string, request?: CallOptions) =>
  readOptions(["main", "groupManagerList", companyId], (options) => groupManagerList(companyId, options), readGroupManagers, request);

/** Reads {@link groupManagerListOptions} in a component. */
export const useGroupManagerList = <Data = ReturnType<typeof readGroupManagers>>(companyId: string, settings?: ReadSettings<Awaited<ReturnType<typeof groupManagerList>>, ReturnType<typeof readGroupManagers>, Data>) =>
  useRead(groupManagerListOptions(companyId, settings?.request), settings);

/** One group with managers and trainees. */
export const groupShowOptions = (companyId: string, groupId: string, request?: CallOptions) =>
  readOptions(["main", "groupShow", companyId, groupId], (options) => groupShow(companyId, groupId, options), readGroup, request);

/** Reads {@link groupShowOptions} in a component. */
export const useGroupShow = <Data = ReturnType<typeof readGroup>>(companyId: string, groupId: string, settings?: ReadSettings<Awaited<ReturnType<typeof groupShow>>, ReturnType<typeof readGroup>, Data>) =>
  useRead(groupShowOptions(companyId, groupId, settings?.request), settings);

/** What {@link useGroupUpdate} sends, and what any call takes. */
export interface GroupUpdateVariables extends CallOptions {
  companyId: string;
  groupId: string;
  data: GroupUpdatePayload;
}

/** Stores name and managers, and puts in, takes out and moves trainees in one step, all or nothing. Adding somebody who is in the group is no error. The reply is not relied on. */
export const groupUpdateOptions = () =>
  writeOptions("groupUpdate", {
    call: ({ companyId, groupId, data, ...request }: GroupUpdateVariables, client) => groupUpdate(companyId, groupId, data, { ...request, client }),
    read: (reply) => reply,
    subject: ({ groupId }) => groupId,
  });

/** Sends {@link groupUpdateOptions}, then asks again for what shows the thing. */
export const useGroupUpdate = (settings?: WriteSettings<ReturnType<typeof groupUpdateOptions>>) =>
  useMutation({ ...groupUpdateOptions(), ...settings });

/** What {@link useGroupDelete} sends, and what any call takes. */
export interface GroupDeleteVariables extends CallOptions {
  companyId: string;
  groupId: string;
}

/** Removes the group. Its trainees stay with the company. */
export const groupDeleteOptions = () =>
  writeOptions("groupDelete", {
    call: ({ companyId, groupId, ...request }: GroupDeleteVariables, client) => groupDelete(companyId, groupId, { ...request, client }),
    read: (reply) => reply,
    subject: ({ groupId }) => groupId,
    gone: ({ companyId, groupId }) => groupShowOptions(companyId, groupId).queryKey,
  });

/** Sends {@link groupDeleteOptions}, then asks again for what shows the thing. */
export const useGroupDelete = (settings?: WriteSettings<ReturnType<typeof groupDeleteOptions>>) =>
  useMutation({ ...groupDeleteOptions(), ...settings });
