/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type {
  AclRoleEntry,
  Company,
  CompanyUpdatePayload,
  CompanyUpdateReply,
  DoneResponse,
  OperationalRole,
  Rpe,
  WrittenResponse
} from '../../model';

import { mainHttp } from '../../../../http/main.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];


  /**
 * One company with its operational lists.
 * @summary Read a company
 */
export const companyShow = (
    companyId: string,
 options?: SecondParameter<typeof mainHttp<Company>>,) => {
      return mainHttp<Company>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}`, method: 'GET'
    },
      options);
    }
  /**
 * Stores name and operational lists; what is left out stays. Only Admin and Customer Support change tier and account address; only they, and holders of `companies_rpes` and `companies_roles`, change the lists. A change by others is refused with 403, the value there is may be sent by anybody. People keep entries that leave the lists until they are changed themselves. The reply may be wrapped, bare or empty.
 * @summary Change a company
 */
export const companyUpdate = (
    companyId: string,
    companyUpdatePayload: CompanyUpdatePayload,
 options?: SecondParameter<typeof mainHttp<CompanyUpdateReply | DoneResponse>>,) => {
      return mainHttp<CompanyUpdateReply | DoneResponse>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: companyUpdatePayload
    },
      options);
    }
  /**
 * Removes the company with its groups. Its people can no longer sign in and their sessions end; internal staff among them go on in another company. The reply is not relied on.
 * @summary Delete a company
 */
export const companyDelete = (
    companyId: string,
 options?: SecondParameter<typeof mainHttp<WrittenResponse | DoneResponse>>,) => {
      return mainHttp<WrittenResponse | DoneResponse>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}`, method: 'DELETE'
    },
      options);
    }
  /**
 * Access roles that the caller can give to people of the company. Those of internal staff are given, and listed, by Admin and Customer Support only.
 * @summary List access roles
 */
export const companyAclList = (
    companyId: string,
 options?: SecondParameter<typeof mainHttp<AclRoleEntry[]>>,) => {
      return mainHttp<AclRoleEntry[]>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/acl`, method: 'GET'
    },
      options);
    }
  /**
 * Operational roles that the company offers its trainees.
 * @summary List operational roles of a company
 */
export const companyRoleList = (
    companyId: string,
 options?: SecondParameter<typeof mainHttp<OperationalRole[]>>,) => {
      return mainHttp<OperationalRole[]>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/roles`, method: 'GET'
    },
      options);
    }
  /**
 * Entries that the company operates.
 * @summary List Registry, Purpose, Equipment entries of a company
 */
export const companyRpeList = (
    companyId: string,
 options?: SecondParameter<typeof mainHttp<Rpe[]>>,) => {
      return mainHttp<Rpe[]>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/rpes`, method: 'GET'
    },
      options);
    }
  export type CompanyShowResult = NonNullable<Awaited<ReturnType<typeof companyShow>>>
export type CompanyUpdateResult = NonNullable<Awaited<ReturnType<typeof companyUpdate>>>
export type CompanyDeleteResult = NonNullable<Awaited<ReturnType<typeof companyDelete>>>
export type CompanyAclListResult = NonNullable<Awaited<ReturnType<typeof companyAclList>>>
export type CompanyRoleListResult = NonNullable<Awaited<ReturnType<typeof companyRoleList>>>
export type CompanyRpeListResult = NonNullable<Awaited<ReturnType<typeof companyRpeList>>>
