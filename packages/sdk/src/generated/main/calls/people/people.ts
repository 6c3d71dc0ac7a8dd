/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type {
  DoneResponse,
  Person,
  PersonCreatePayload,
  PersonListItem,
  PersonUpdatePayload,
  UserAccess,
  WrittenResponse
} from '../../model';

import { mainHttp } from '../../../../http/main.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];


  /**
 * Everybody of the company, at work and historical. `isActive` tells them apart.
 * @summary List a company's people
 */
export const personList = (
    companyId: string,
 options?: SecondParameter<typeof mainHttp<PersonListItem[]>>,) => {
      return mainHttp<PersonListItem[]>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/users`, method: 'GET'
    },
      options);
    }
  /**
 * Adds somebody to the company; a trainee's training begins. Access roles of internal staff from others than Admin and Customer Support are refused with 403. The reply is not relied on.
 * @summary Add a person
 */
export const personCreate = (
    companyId: string,
    personCreatePayload: PersonCreatePayload,
 options?: SecondParameter<typeof mainHttp<WrittenResponse | DoneResponse>>,) => {
      return mainHttp<WrittenResponse | DoneResponse>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/users`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: personCreatePayload
    },
      options);
    }
  /**
 * One person with roles, operational information and settings.
 * @summary Read a person
 */
export const personShow = (
    companyId: string,
    userId: string,
 options?: SecondParameter<typeof mainHttp<Person>>,) => {
      return mainHttp<Person>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/users/${encodeURIComponent(String(userId))}`, method: 'GET'
    },
      options);
    }
  /**
 * Stores the person; settings and operational fields that are left out stay. A new password, other access roles than there are, and any change of internal staff are refused with 403 from others than Admin and Customer Support; so is any change of a person who holds a `companies_` permission that the caller lacks. A later subscription end lifts a suspension without a date of return, unless the suspension itself is changed. The reply is not relied on.
 * @summary Change a person
 */
export const personUpdate = (
    companyId: string,
    userId: string,
    personUpdatePayload: PersonUpdatePayload,
 options?: SecondParameter<typeof mainHttp<WrittenResponse | DoneResponse>>,) => {
      return mainHttp<WrittenResponse | DoneResponse>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/users/${encodeURIComponent(String(userId))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: personUpdatePayload
    },
      options);
    }
  /**
 * Moves the person to the historical list, out of all groups, and ends the person's sessions. A second time changes nothing. Whoever may not change the person may not delete them either.
 * @summary Delete a person
 */
export const personDelete = (
    companyId: string,
    userId: string,
 options?: SecondParameter<typeof mainHttp<WrittenResponse | DoneResponse>>,) => {
      return mainHttp<WrittenResponse | DoneResponse>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/users/${encodeURIComponent(String(userId))}`, method: 'DELETE'
    },
      options);
    }
  /**
 * Users with their access roles and permissions, for the permissions page.
 * @summary List what users may do
 */
export const userAccessList = (

 options?: SecondParameter<typeof mainHttp<UserAccess[]>>,) => {
      return mainHttp<UserAccess[]>(
      {url: `/api/users/roles`, method: 'GET'
    },
      options);
    }
  export type PersonListResult = NonNullable<Awaited<ReturnType<typeof personList>>>
export type PersonCreateResult = NonNullable<Awaited<ReturnType<typeof personCreate>>>
export type PersonShowResult = NonNullable<Awaited<ReturnType<typeof personShow>>>
export type PersonUpdateResult = NonNullable<Awaited<ReturnType<typeof personUpdate>>>
export type PersonDeleteResult = NonNullable<Awaited<ReturnType<typeof personDelete>>>
export type UserAccessListResult = NonNullable<Awaited<ReturnType<typeof userAccessList>>>
