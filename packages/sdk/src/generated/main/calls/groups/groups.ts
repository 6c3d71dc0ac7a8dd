/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type {
  DoneResponse,
  Group,
  GroupCreatePayload,
  GroupCreated,
  GroupListItem,
  GroupManager,
  GroupTrainee,
  GroupUpdatePayload,
  WrittenResponse
} from '../../model';

import { mainHttp } from '../../../../http/main.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];


  /**
 * Groups of the company with their training managers.
 * @summary List groups
 */
export const groupList = (
    companyId: string,
 options?: SecondParameter<typeof mainHttp<GroupListItem[]>>,) => {
      return mainHttp<GroupListItem[]>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/groups`, method: 'GET'
    },
      options);
    }
  /**
 * Adds a group with its training managers and trainees.
 * @summary Add a group
 */
export const groupCreate = (
    companyId: string,
    groupCreatePayload: GroupCreatePayload,
 options?: SecondParameter<typeof mainHttp<GroupCreated>>,) => {
      return mainHttp<GroupCreated>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/groups`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: groupCreatePayload
    },
      options);
    }
  /**
 * Trainees of the company who can be put into a group. Needs `companies_groups_create` or `companies_groups_update`.
 * @summary List trainees for groups
 */
export const groupTraineeList = (
    companyId: string,
 options?: SecondParameter<typeof mainHttp<GroupTrainee[]>>,) => {
      return mainHttp<GroupTrainee[]>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/groups/trainees`, method: 'GET'
    },
      options);
    }
  /**
 * Training managers of the company who can lead a group. Needs `companies_groups_create` or `companies_groups_update`.
 * @summary List managers for groups
 */
export const groupManagerList = (
    companyId: string,
 options?: SecondParameter<typeof mainHttp<GroupManager[]>>,) => {
      return mainHttp<GroupManager[]>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/groups/managers`, method: 'GET'
    },
      options);
    }
  /**
 * One group with managers and trainees.
 * @summary Read a group
 */
export const groupShow = (
    companyId: string,
    groupId: string,
 options?: SecondParameter<typeof mainHttp<Group>>,) => {
      return mainHttp<Group>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/groups/${encodeURIComponent(String(groupId))}`, method: 'GET'
    },
      options);
    }
  /**
 * Stores name and managers, and puts in, takes out and moves trainees in one step, all or nothing. Adding somebody who is in the group is no error. The reply is not relied on.
 * @summary Change a group
 */
export const groupUpdate = (
    companyId: string,
    groupId: string,
    groupUpdatePayload: GroupUpdatePayload,
 options?: SecondParameter<typeof mainHttp<WrittenResponse | DoneResponse>>,) => {
      return mainHttp<WrittenResponse | DoneResponse>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/groups/${encodeURIComponent(String(groupId))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: groupUpdatePayload
    },
      options);
    }
  /**
 * Removes the group. Its trainees stay with the company.
 * @summary Delete a group
 */
export const groupDelete = (
    companyId: string,
    groupId: string,
 options?: SecondParameter<typeof mainHttp<WrittenResponse | DoneResponse>>,) => {
      return mainHttp<WrittenResponse | DoneResponse>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/groups/${encodeURIComponent(String(groupId))}`, method: 'DELETE'
    },
      options);
    }
  export type GroupListResult = NonNullable<Awaited<ReturnType<typeof groupList>>>
export type GroupCreateResult = NonNullable<Awaited<ReturnType<typeof groupCreate>>>
export type GroupTraineeListResult = NonNullable<Awaited<ReturnType<typeof groupTraineeList>>>
export type GroupManagerListResult = NonNullable<Awaited<ReturnType<typeof groupManagerList>>>
export type GroupShowResult = NonNullable<Awaited<ReturnType<typeof groupShow>>>
export type GroupUpdateResult = NonNullable<Awaited<ReturnType<typeof groupUpdate>>>
export type GroupDeleteResult = NonNullable<Awaited<ReturnType<typeof groupDelete>>>
