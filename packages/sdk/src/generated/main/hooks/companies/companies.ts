/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import {
  useMutation
} from '@tanstack/react-query';

import {
  readCompany,
  readCompanyAclSplit,
  readOffer
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
  companyAclList,
  companyDelete,
  companyRoleList,
  companyRpeList,
  companyShow,
  companyUpdate
} from '../../calls/companies/companies.ts';

import type {
  CompanyUpdatePayload
} from '../../model';



/** The options of {@link useCompanyShow}, for loaders and prefetches. */
export const companyShowOptions = (companyId: string, request?: CallOptions) =>
  readOptions(["main", "companyShow", companyId], (options) => companyShow(companyId, options), readCompany, request);

/**
 * One company with its operational lists.
 *
 * `GET /api/companies/{companyId}` · needs the permission `companies_show` · fails as `companyShow` does
 *
 * @example
 * const { data, isPending, error } = useCompanyShow("7");
 */
export const useCompanyShow = <Data = ReturnType<typeof readCompany>>(companyId: string, settings?: ReadSettings<Awaited<ReturnType<typeof companyShow>>, ReturnType<typeof readCompany>, Data>) =>
  useRead(companyShowOptions(companyId, settings?.request), settings);

/** What {@link useCompanyUpdate} sends, and what any call takes. */
export interface CompanyUpdateVariables extends CallOptions {
  companyId: string;
  data: CompanyUpdatePayload;
}

/** The options of {@link useCompanyUpdate}. */
export const companyUpdateOptions = () =>
  writeOptions("companyUpdate", {
    call: ({ companyId, data, ...request }: CompanyUpdateVariables, client) => companyUpdate(companyId, data, { ...request, client }),
    read: (reply) => reply,
    subject: ({ companyId }) => companyId,
  });

/**
 * Stores name and operational lists; what is left out stays. Only Admin and Customer Support change tier and account address; only they, and holders of `companies_rpes` and `companies_roles`, change the lists. A change by others is refused with 403, the value there is may be sent by anybody. People keep entries that leave the lists until they are changed themselves. The reply may be wrapped, bare or empty.
 *
 * `PUT /api/companies/{companyId}` · needs the permission `companies_update` · fails as `companyUpdate` does; makes every query that shows the thing ask again
 *
 * @example
 * const { mutate, isPending, error } = useCompanyUpdate();
 * mutate({ companyId: "7", data: {
 *   id: "7",
 *   name: "Aurora Air Charter",
 *   roles: ["21", "22"],
 *   rpes: ["11", "12"],
 * } });
 */
export const useCompanyUpdate = (settings?: WriteSettings<ReturnType<typeof companyUpdateOptions>>) =>
  useMutation({ ...companyUpdateOptions(), ...settings });

/** What {@link useCompanyDelete} sends, and what any call takes. */
export interface CompanyDeleteVariables extends CallOptions {
  companyId: string;
}

/** The options of {@link useCompanyDelete}. */
export const companyDeleteOptions = () =>
  writeOptions("companyDelete", {
    call: ({ companyId, ...request }: CompanyDeleteVariables, client) => companyDelete(companyId, { ...request, client }),
    read: (reply) => reply,
    subject: ({ companyId }) => companyId,
    gone: ({ companyId }) => companyShowOptions(companyId).queryKey,
  });

/**
 * Removes the company with its groups. Its people can no longer sign in and their sessions end; internal staff among them go on in another company. The reply is not relied on.
 *
 * `DELETE /api/companies/{companyId}` · needs the permission `companies_destroy` · fails as `companyDelete` does; makes every query that shows the thing ask again
 *
 * @example
 * const { mutate, isPending, error } = useCompanyDelete();
 * mutate({ companyId: "7" });
 */
export const useCompanyDelete = (settings?: WriteSettings<ReturnType<typeof companyDeleteOptions>>) =>
  useMutation({ ...companyDeleteOptions(), ...settings });

/** The options of {@link useCompanyAclList}, for loaders and prefetches. */
export const companyAclListOptions = (companyId: string, request?: CallOptions) =>
  readOptions(["main", "companyAclList", companyId], (options) => companyAclList(companyId, options), readCompanyAclSplit, request);

/**
 * Access roles that the caller can give to people of the company. Those of internal staff are given, and listed, by Admin and Customer Support only.
 *
 * `GET /api/companies/{companyId}/acl` · for anybody who is signed in · fails as `companyAclList` does
 *
 * @example
 * const { data, isPending, error } = useCompanyAclList("7");
 */
export const useCompanyAclList = <Data = ReturnType<typeof readCompanyAclSplit>>(companyId: string, settings?: ReadSettings<Awaited<ReturnType<typeof companyAclList>>, ReturnType<typeof readCompanyAclSplit>, Data>) =>
  useRead(companyAclListOptions(companyId, settings?.request), settings);

/** The options of {@link useCompanyRoleList}, for loaders and prefetches. */
export const companyRoleListOptions = (companyId: string, request?: CallOptions) =>
  readOptions(["main", "companyRoleList", companyId], (options) => companyRoleList(companyId, options), readOffer, request);

/**
 * Operational roles that the company offers its trainees.
 *
 * `GET /api/companies/{companyId}/roles` · for anybody who is signed in · fails as `companyRoleList` does
 *
 * @example
 * const { data, isPending, error } = useCompanyRoleList("7");
 */
export const useCompanyRoleList = <Data = ReturnType<typeof readOffer>>(companyId: string, settings?: ReadSettings<Awaited<ReturnType<typeof companyRoleList>>, ReturnType<typeof readOffer>, Data>) =>
  useRead(companyRoleListOptions(companyId, settings?.request), settings);

/** The options of {@link useCompanyRpeList}, for loaders and prefetches. */
export const companyRpeListOptions = (companyId: string, request?: CallOptions) =>
  readOptions(["main", "companyRpeList", companyId], (options) => companyRpeList(companyId, options), readOffer, request);

/**
 * Entries that the company operates.
 *
 * `GET /api/companies/{companyId}/rpes` · for anybody who is signed in · fails as `companyRpeList` does
 *
 * @example
 * const { data, isPending, error } = useCompanyRpeList("7");
 */
export const useCompanyRpeList = <Data = ReturnType<typeof readOffer>>(companyId: string, settings?: ReadSettings<Awaited<ReturnType<typeof companyRpeList>>, ReturnType<typeof readOffer>, Data>) =>
  useRead(companyRpeListOptions(companyId, settings?.request), settings);
