/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import { useMutation, useQuery } from "@tanstack/react-query";
import type { UseMutationResult, UseQueryResult } from "@tanstack/react-query";

import type { ApiError } from "../../../errors.ts";

import type { CallOptions } from "../../../http/request.ts";

import type { Group, GroupManager, GroupSummary, GroupTrainee } from "../../../model/group.ts";

import { readOptions, settingsOf } from "../../../react/query.ts";
import type { ReadCallOptions, ReadOptions, ReadSettings } from "../../../react/query.ts";

import { writeOptions } from "../../../react/writes.ts";
import type { WriteOptions, WriteSettings } from "../../../react/writes.ts";

import {
  groupCreate,
  groupDelete,
  groupList,
  groupManagerList,
  groupShow,
  groupTraineeList,
  groupUpdate,
} from "../calls/groups.ts";

import type { GroupCreatePayload, GroupUpdatePayload } from "../wire";

/** The options of {@link useGroupList}, for loaders and prefetches. */
export function groupListOptions(
  companyId: string,
  request?: ReadCallOptions,
): ReadOptions<GroupSummary[]> {
  return readOptions(
    ["main", "groupList", companyId],
    (options) => groupList(companyId, options),
    request,
  );
}

/**
 * Groups of the company with their training managers.
 *
 * `GET /api/companies/{companyId}/groups` · needs the permission `companies_groups_index` · fails as `groupList` does
 *
 * @example
 * const { data, isPending, error } = useGroupList("7");
 */
export function useGroupList<Data = GroupSummary[]>(
  companyId: string,
  settings?: ReadSettings<GroupSummary[], Data>,
): UseQueryResult<Data, ApiError> {
  return useQuery({ ...groupListOptions(companyId, settings?.request), ...settingsOf(settings) });
}

/** Variables of {@link useGroupCreate}, with the options of any call. */
export interface GroupCreateVariables extends CallOptions {
  companyId: string;
  data: GroupCreatePayload;
}

/** The options of {@link useGroupCreate}. */
export function groupCreateOptions(): WriteOptions<GroupCreateVariables, string> {
  return writeOptions<GroupCreateVariables, string>("groupCreate", {
    call: ({ companyId, data, ...request }, client) =>
      groupCreate(companyId, data, { ...request, client }),
  });
}

/**
 * Adds a group with its training managers and trainees.
 *
 * `POST /api/companies/{companyId}/groups` · needs the permission `companies_groups_create` · fails as `groupCreate` does; every query that shows the entity is fetched again
 *
 * @example
 * const { mutate, isPending, error } = useGroupCreate();
 * mutate({ companyId: "7", data: {
 *   name: "Citation pilots",
 *   managers: ["1044"],
 *   add: ["1058", "1061"],
 * } });
 */
export function useGroupCreate(
  settings?: WriteSettings<GroupCreateVariables, string>,
): UseMutationResult<string, ApiError, GroupCreateVariables> {
  return useMutation({ ...groupCreateOptions(), ...settings });
}

/** The options of {@link useGroupTraineeList}, for loaders and prefetches. */
export function groupTraineeListOptions(
  companyId: string,
  request?: ReadCallOptions,
): ReadOptions<GroupTrainee[]> {
  return readOptions(
    ["main", "groupTraineeList", companyId],
    (options) => groupTraineeList(companyId, options),
    request,
  );
}

/**
 * Trainees of the company who can be put into a group. Needs `companies_groups_create` or `companies_groups_update`.
 *
 * `GET /api/companies/{companyId}/groups/trainees` · needs the permission `companies_groups_create` or `companies_groups_update` · fails as `groupTraineeList` does
 *
 * @example
 * const { data, isPending, error } = useGroupTraineeList("7");
 */
export function useGroupTraineeList<Data = GroupTrainee[]>(
  companyId: string,
  settings?: ReadSettings<GroupTrainee[], Data>,
): UseQueryResult<Data, ApiError> {
  return useQuery({
    ...groupTraineeListOptions(companyId, settings?.request),
    ...settingsOf(settings),
  });
}

/** The options of {@link useGroupManagerList}, for loaders and prefetches. */
export function groupManagerListOptions(
  companyId: string,
  request?: ReadCallOptions,
): ReadOptions<GroupManager[]> {
  return readOptions(
    ["main", "groupManagerList", companyId],
    (options) => groupManagerList(companyId, options),
    request,
  );
}

/**
 * Training managers of the company who can lead a group. Needs `companies_groups_create` or `companies_groups_update`.
 *
 * `GET /api/companies/{companyId}/groups/managers` · needs the permission `companies_groups_create` or `companies_groups_update` · fails as `groupManagerList` does
 *
 * @example
 * const { data, isPending, error } = useGroupManagerList("7");
 */
export function useGroupManagerList<Data = GroupManager[]>(
  companyId: string,
  settings?: ReadSettings<GroupManager[], Data>,
): UseQueryResult<Data, ApiError> {
  return useQuery({
    ...groupManagerListOptions(companyId, settings?.request),
    ...settingsOf(settings),
  });
}

/** The options of {@link useGroupShow}, for loaders and prefetches. */
export function groupShowOptions(
  companyId: string,
  groupId: string,
  request?: ReadCallOptions,
): ReadOptions<Group> {
  return readOptions(
    ["main", "groupShow", companyId, groupId],
    (options) => groupShow(companyId, groupId, options),
    request,
  );
}

/**
 * One group with managers and trainees.
 *
 * `GET /api/companies/{companyId}/groups/{groupId}` · needs the permission `companies_groups_show` · fails as `groupShow` does
 *
 * @example
 * const { data, isPending, error } = useGroupShow("7", "31");
 */
export function useGroupShow<Data = Group>(
  companyId: string,
  groupId: string,
  settings?: ReadSettings<Group, Data>,
): UseQueryResult<Data, ApiError> {
  return useQuery({
    ...groupShowOptions(companyId, groupId, settings?.request),
    ...settingsOf(settings),
  });
}

/** Variables of {@link useGroupUpdate}, with the options of any call. */
export interface GroupUpdateVariables extends CallOptions {
  companyId: string;
  groupId: string;
  data: GroupUpdatePayload;
}

/** The options of {@link useGroupUpdate}. */
export function groupUpdateOptions(): WriteOptions<GroupUpdateVariables, void> {
  return writeOptions<GroupUpdateVariables, void>("groupUpdate", {
    call: ({ companyId, groupId, data, ...request }, client) =>
      groupUpdate(companyId, groupId, data, { ...request, client }),
    entityId: ({ groupId }) => groupId,
  });
}

/**
 * Stores name and managers, and puts in, takes out and moves trainees in one step, all or nothing. Adding a person who is in the group is no error. The reply is not relied on.
 *
 * `PUT /api/companies/{companyId}/groups/{groupId}` · needs the permission `companies_groups_update` · fails as `groupUpdate` does; every query that shows the entity is fetched again
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
export function useGroupUpdate(
  settings?: WriteSettings<GroupUpdateVariables, void>,
): UseMutationResult<void, ApiError, GroupUpdateVariables> {
  return useMutation({ ...groupUpdateOptions(), ...settings });
}

/** Variables of {@link useGroupDelete}, with the options of any call. */
export interface GroupDeleteVariables extends CallOptions {
  companyId: string;
  groupId: string;
}

/** The options of {@link useGroupDelete}. */
export function groupDeleteOptions(): WriteOptions<GroupDeleteVariables, void> {
  return writeOptions<GroupDeleteVariables, void>("groupDelete", {
    call: ({ companyId, groupId, ...request }, client) =>
      groupDelete(companyId, groupId, { ...request, client }),
    entityId: ({ groupId }) => groupId,
    removedKey: ({ companyId, groupId }) => groupShowOptions(companyId, groupId).queryKey,
  });
}

/**
 * Removes the group. Its trainees stay with the company.
 *
 * `DELETE /api/companies/{companyId}/groups/{groupId}` · needs the permission `companies_groups_destroy` · fails as `groupDelete` does; every query that shows the entity is fetched again
 *
 * @example
 * const { mutate, isPending, error } = useGroupDelete();
 * mutate({ companyId: "7", groupId: "31" });
 */
export function useGroupDelete(
  settings?: WriteSettings<GroupDeleteVariables, void>,
): UseMutationResult<void, ApiError, GroupDeleteVariables> {
  return useMutation({ ...groupDeleteOptions(), ...settings });
}
