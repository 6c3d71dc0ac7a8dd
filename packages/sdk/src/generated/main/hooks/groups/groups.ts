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
} from '../../../../model/company.ts';

import {
  readOptions,
  useRead
} from '../../../../react/query.ts';
import type {
  CallOptions,
  ReadSettings
} from '../../../../react/query.ts';

import {
  writeOptions
} from '../../../../react/writes.ts';
import type {
  WriteSettings
} from '../../../../react/writes.ts';

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



/** The options of {@link useGroupList}, for loaders and prefetches. */
export const groupListOptions = (companyId: string, request?: CallOptions) =>
  readOptions(["main", "groupList", companyId], (options) => groupList(companyId, options), readGroups, request);

/**
 * Groups of the company with their training managers.
 *
 * `GET /api/companies/{companyId}/groups` · needs the permission `companies_groups_index` · fails as `groupList` does
 *
 * @example
 * const { data, isPending, error } = useGroupList("7");
 */
export const useGroupList = <Data = ReturnType<typeof readGroups>>(companyId: string, settings?: ReadSettings<Awaited<ReturnType<typeof groupList>>, ReturnType<typeof readGroups>, Data>) =>
  useRead(groupListOptions(companyId, settings?.request), settings);

/** What {@link useGroupCreate} sends, and what any call takes. */
export interface GroupCreateVariables extends CallOptions {
  companyId: string;
  data: GroupCreatePayload;
}

/** The options of {@link useGroupCreate}. */
export const groupCreateOptions = () =>
  writeOptions("groupCreate", {
    call: ({ companyId, data, ...request }: GroupCreateVariables, client) => groupCreate(companyId, data, { ...request, client }),
    read: readGroupId,
  });

/**
 * Adds a group with its training managers and trainees.
 *
 * `POST /api/companies/{companyId}/groups` · needs the permission `companies_groups_create` · fails as `groupCreate` does; makes every query that shows the thing ask again
 *
 * @example
 * const { mutate, isPending, error } = useGroupCreate();
 * mutate({ companyId: "7", data: {
 *   name: "Citation pilots",
 *   managers: ["1044"],
 *   add: ["1058", "1061"],
 * } });
 */
export const useGroupCreate = (settings?: WriteSettings<ReturnType<typeof groupCreateOptions>>) =>
  useMutation({ ...groupCreateOptions(), ...settings });

/** The options of {@link useGroupTraineeList}, for loaders and prefetches. */
export const groupTraineeListOptions = (companyId: string, request?: CallOptions) =>
  readOptions(["main", "groupTraineeList", companyId], (options) => groupTraineeList(companyId, options), readGroupTrainees, request);

/**
 * Trainees of the company who can be put into a group. Needs `companies_groups_create` or `companies_groups_update`.
 *
 * `GET /api/companies/{companyId}/groups/trainees` · needs the permission `companies_groups_create` or `companies_groups_update` · fails as `groupTraineeList` does
 *
 * @example
 * const { data, isPending, error } = useGroupTraineeList("7");
 */
export const useGroupTraineeList = <Data = ReturnType<typeof readGroupTrainees>>(companyId: string, settings?: ReadSettings<Awaited<ReturnType<typeof groupTraineeList>>, ReturnType<typeof readGroupTrainees>, Data>) =>
  useRead(groupTraineeListOptions(companyId, settings?.request), settings);

/** The options of {@link useGroupManagerList}, for loaders and prefetches. */
export const groupManagerListOptions = (companyId: string, request?: CallOptions) =>
  readOptions(["main", "groupManagerList", companyId], (options) => groupManagerList(companyId, options), readGroupManagers, request);

/**
 * Training managers of the company who can lead a group. Needs `companies_groups_create` or `companies_groups_update`.
 *
 * `GET /api/companies/{companyId}/groups/managers` · needs the permission `companies_groups_create` or `companies_groups_update` · fails as `groupManagerList` does
 *
 * @example
 * const { data, isPending, error } = useGroupManagerList("7");
 */
export const useGroupManagerList = <Data = ReturnType<typeof readGroupManagers>>(companyId: string, settings?: ReadSettings<Awaited<ReturnType<typeof groupManagerList>>, ReturnType<typeof readGroupManagers>, Data>) =>
  useRead(groupManagerListOptions(companyId, settings?.request), settings);

/** The options of {@link useGroupShow}, for loaders and prefetches. */
export const groupShowOptions = (companyId: string, groupId: string, request?: CallOptions) =>
  readOptions(["main", "groupShow", companyId, groupId], (options) => groupShow(companyId, groupId, options), readGroup, request);

/**
 * One group with managers and trainees.
 *
 * `GET /api/companies/{companyId}/groups/{groupId}` · needs the permission `companies_groups_show` · fails as `groupShow` does
 *
 * @example
 * const { data, isPending, error } = useGroupShow("7", "31");
 */
export const useGroupShow = <Data = ReturnType<typeof readGroup>>(companyId: string, groupId: string, settings?: ReadSettings<Awaited<ReturnType<typeof groupShow>>, ReturnType<typeof readGroup>, Data>) =>
  useRead(groupShowOptions(companyId, groupId, settings?.request), settings);

/** What {@link useGroupUpdate} sends, and what any call takes. */
export interface GroupUpdateVariables extends CallOptions {
  companyId: string;
  groupId: string;
  data: GroupUpdatePayload;
}

/** The options of {@link useGroupUpdate}. */
export const groupUpdateOptions = () =>
  writeOptions("groupUpdate", {
    call: ({ companyId, groupId, data, ...request }: GroupUpdateVariables, client) => groupUpdate(companyId, groupId, data, { ...request, client }),
    read: (reply) => reply,
    subject: ({ groupId }) => groupId,
  });

/**
 * Stores name and managers, and puts in, takes out and moves trainees in one step, all or nothing. Adding a person who is in the group is no error. The reply is not relied on.
 *
 * `PUT /api/companies/{companyId}/groups/{groupId}` · needs the permission `companies_groups_update` · fails as `groupUpdate` does; makes every query that shows the thing ask again
 *
 * @example
 * const { mutate, isPending, error } = useGroupUpdate();
 * mutate({ companyId: "7", groupId: "31", data: {
 *   name: "Citation pilots",
 *   managers: ["1044"],
 *   add: ["1063"],
 *   remove: ["1061"],
 *   move: { 1058: 32 },
 * } });
 */
export const useGroupUpdate = (settings?: WriteSettings<ReturnType<typeof groupUpdateOptions>>) =>
  useMutation({ ...groupUpdateOptions(), ...settings });

/** What {@link useGroupDelete} sends, and what any call takes. */
export interface GroupDeleteVariables extends CallOptions {
  companyId: string;
  groupId: string;
}

/** The options of {@link useGroupDelete}. */
export const groupDeleteOptions = () =>
  writeOptions("groupDelete", {
    call: ({ companyId, groupId, ...request }: GroupDeleteVariables, client) => groupDelete(companyId, groupId, { ...request, client }),
    read: (reply) => reply,
    subject: ({ groupId }) => groupId,
    gone: ({ companyId, groupId }) => groupShowOptions(companyId, groupId).queryKey,
  });

/**
 * Removes the group. Its trainees stay with the company.
 *
 * `DELETE /api/companies/{companyId}/groups/{groupId}` · needs the permission `companies_groups_destroy` · fails as `groupDelete` does; makes every query that shows the thing ask again
 *
 * @example
 * const { mutate, isPending, error } = useGroupDelete();
 * mutate({ companyId: "7", groupId: "31" });
 */
export const useGroupDelete = (settings?: WriteSettings<ReturnType<typeof groupDeleteOptions>>) =>
  useMutation({ ...groupDeleteOptions(), ...settings });
