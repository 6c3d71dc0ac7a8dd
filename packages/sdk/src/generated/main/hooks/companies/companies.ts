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



/** One company with its operational lists. */
export const companyShowOptions = (companyId: string, request?: CallOptions) =>
  readOptions(["main", "companyShow", companyId], (options) => companyShow(companyId, options), readCompany, request);

/** Reads {@link companyShowOptions} in a component. */
export const useCompanyShow = <Data = ReturnType<typeof readCompany>>(companyId: string, settings?: ReadSettings<Awaited<ReturnType<typeof companyShow>>, ReturnType<typeof readCompany>, Data>) =>
  useRead(companyShowOptions(companyId, settings?.request), settings);

/** What {@link useCompanyUpdate} sends, and what any call takes. */
export interface CompanyUpdateVariables extends CallOptions {
  companyId: string;
  data: CompanyUpdatePayload;
}

/** Stores name and operational lists; what is left out stays. Only Admin and Customer Support change tier and account address; only they, and holders of `companies_rpes` and `companies_roles`, change the lists. A change by others is refused with 403, the value there is may be sent by anybody. People keep entries that leave the lists until they are changed themselves. The reply may be wrapped, bare or empty. */
export const companyUpdateOptions = () =>
  writeOptions("companyUpdate", {
    call: ({ companyId, data, ...request }: CompanyUpdateVariables, client) => companyUpdate(companyId, data, { ...request, client }),
    read: (reply) => reply,
    subject: ({ companyId }) => companyId,
  });

/** Sends {@link companyUpdateOptions}, then asks again for what shows the thing. */
export const useCompanyUpdate = (settings?: WriteSettings<ReturnType<typeof companyUpdateOptions>>) =>
  useMutation({ ...companyUpdateOptions(), ...settings });

/** What {@link useCompanyDelete} sends, and what any call takes. */
export interface CompanyDeleteVariables extends CallOptions {
  companyId: string;
}

/** Removes the company with its groups. Its people can no longer sign in and their sessions end; internal staff among them go on in another company. The reply is not relied on. */
export const companyDeleteOptions = () =>
  writeOptions("companyDelete", {
    call: ({ companyId, ...request }: CompanyDeleteVariables, client) => companyDelete(companyId, { ...request, client }),
    read: (reply) => reply,
    subject: ({ companyId }) => companyId,
    gone: ({ companyId }) => companyShowOptions(companyId).queryKey,
  });

/** Sends {@link companyDeleteOptions}, then asks again for what shows the thing. */
export const useCompanyDelete = (settings?: WriteSettings<ReturnType<typeof companyDeleteOptions>>) =>
  useMutation({ ...companyDeleteOptions(), ...settings });

/** Access roles that the caller can give to people of the company. Those of internal staff are given, and listed, by Admin and Customer Support only. */
export const companyAclListOptions = (companyId: string, request?: CallOptions) =>
  readOptions(["main", "companyAclList", companyId], (options) => companyAclList(companyId, options), readCompanyAclSplit, request);

/** Reads {@link companyAclListOptions} in a component. */
export const useCompanyAclList = <Data = ReturnType<typeof readCompanyAclSplit>>(companyId: string, settings?: ReadSettings<Awaited<ReturnType<typeof companyAclList>>, ReturnType<typeof readCompanyAclSplit>, Data>) =>
  useRead(companyAclListOptions(companyId, settings?.request), settings);

/** Operational roles that the company offers its trainees. */
export const companyRoleListOptions = (companyId: string, request?: CallOptions) =>
  readOptions(["main", "companyRoleList", companyId], (options) => companyRoleList(companyId, options), readOffer, request);

/** Reads {@link companyRoleListOptions} in a component. */
export const useCompanyRoleList = <Data = ReturnType<typeof readOffer>>(companyId: string, settings?: ReadSettings<Awaited<ReturnType<typeof companyRoleList>>, ReturnType<typeof readOffer>, Data>) =>
  useRead(companyRoleListOptions(companyId, settings?.request), settings);

/** Entries that the company operates. */
export const companyRpeListOptions = (companyId: string, request?: CallOptions) =>
  readOptions(["main", "companyRpeList", companyId], (options) => companyRpeList(companyId, options), readOffer, request);

/** Reads {@link companyRpeListOptions} in a component. */
export const useCompanyRpeList = <Data = ReturnType<typeof readOffer>>(companyId: string, settings?: ReadSettings<Awaited<ReturnType<typeof companyRpeList>>, ReturnType<typeof readOffer>, Data>) =>
  useRead(companyRpeListOptions(companyId, settings?.request), settings);
