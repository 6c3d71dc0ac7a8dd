/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import { useMutation, useQuery } from "@tanstack/react-query";
import type { UseMutationResult, UseQueryResult } from "@tanstack/react-query";

import type { ApiError } from "../../../errors.ts";

import type { CallOptions } from "../../../http/request.ts";

import type { Company, CompanyAclSplit } from "../../../model/company.ts";

import type { NamedRef } from "../../../model/read.ts";

import { readOptions, settingsOf } from "../../../react/query.ts";
import type { ReadCallOptions, ReadOptions, ReadSettings } from "../../../react/query.ts";

import { writeOptions } from "../../../react/writes.ts";
import type { WriteOptions, WriteSettings } from "../../../react/writes.ts";

import {
  companyAclList,
  companyDelete,
  companyRoleList,
  companyRpeList,
  companyShow,
  companyUpdate,
} from "../calls/companies.ts";

import type { CompanyUpdatePayload } from "../wire";

/** The options of {@link useCompanyShow}, for loaders and prefetches. */
export function companyShowOptions(
  companyId: string,
  request?: ReadCallOptions,
): ReadOptions<Company> {
  return readOptions(
    ["main", "companyShow", companyId],
    (options) => companyShow(companyId, options),
    request,
  );
}

/**
 * One company with its operational lists.
 *
 * `GET /api/companies/{companyId}` · needs the permission `companies_show` · fails as `companyShow` does
 *
 * @example
 * const { data, isPending, error } = useCompanyShow("7");
 */
export function useCompanyShow<Data = Company>(
  companyId: string,
  settings?: ReadSettings<Company, Data>,
): UseQueryResult<Data, ApiError> {
  return useQuery({ ...companyShowOptions(companyId, settings?.request), ...settingsOf(settings) });
}

/** Variables of {@link useCompanyUpdate}, with the options of any call. */
export interface CompanyUpdateVariables extends CallOptions {
  companyId: string;
  data: CompanyUpdatePayload;
}

/** The options of {@link useCompanyUpdate}. */
export function companyUpdateOptions(): WriteOptions<CompanyUpdateVariables, void> {
  return writeOptions<CompanyUpdateVariables, void>("companyUpdate", {
    call: ({ companyId, data, ...request }, client) =>
      companyUpdate(companyId, data, { ...request, client }),
    entityId: ({ companyId }) => companyId,
  });
}

/**
 * Stores name and operational lists; what is left out stays. Only Admin and Customer Support change tier and account address; only they, and holders of `companies_rpes` and `companies_roles`, change the lists. A change by others is refused with 403, the value there is may be sent by anybody. People keep entries that leave the lists until they are changed themselves. The reply may be wrapped, bare or empty.
 *
 * `PUT /api/companies/{companyId}` · needs the permission `companies_update` · fails as `companyUpdate` does; every query that shows the entity is fetched again
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
export function useCompanyUpdate(
  settings?: WriteSettings<CompanyUpdateVariables, void>,
): UseMutationResult<void, ApiError, CompanyUpdateVariables> {
  return useMutation({ ...companyUpdateOptions(), ...settings });
}

/** Variables of {@link useCompanyDelete}, with the options of any call. */
export interface CompanyDeleteVariables extends CallOptions {
  companyId: string;
}

/** The options of {@link useCompanyDelete}. */
export function companyDeleteOptions(): WriteOptions<CompanyDeleteVariables, void> {
  return writeOptions<CompanyDeleteVariables, void>("companyDelete", {
    call: ({ companyId, ...request }, client) => companyDelete(companyId, { ...request, client }),
    entityId: ({ companyId }) => companyId,
    removedKey: ({ companyId }) => companyShowOptions(companyId).queryKey,
  });
}

/**
 * Removes the company with its groups. Its people can no longer sign in and their sessions end; internal staff among them go on in another company. The reply is not relied on.
 *
 * `DELETE /api/companies/{companyId}` · needs the permission `companies_destroy` · fails as `companyDelete` does; every query that shows the entity is fetched again
 *
 * @example
 * const { mutate, isPending, error } = useCompanyDelete();
 * mutate({ companyId: "7" });
 */
export function useCompanyDelete(
  settings?: WriteSettings<CompanyDeleteVariables, void>,
): UseMutationResult<void, ApiError, CompanyDeleteVariables> {
  return useMutation({ ...companyDeleteOptions(), ...settings });
}

/** The options of {@link useCompanyAclList}, for loaders and prefetches. */
export function companyAclListOptions(
  companyId: string,
  request?: ReadCallOptions,
): ReadOptions<CompanyAclSplit> {
  return readOptions(
    ["main", "companyAclList", companyId],
    (options) => companyAclList(companyId, options),
    request,
  );
}

/**
 * Access roles that the caller can give to people of the company. Those of internal staff are given, and listed, by Admin and Customer Support only.
 *
 * `GET /api/companies/{companyId}/acl` · for anybody who is signed in · fails as `companyAclList` does
 *
 * @example
 * const { data, isPending, error } = useCompanyAclList("7");
 */
export function useCompanyAclList<Data = CompanyAclSplit>(
  companyId: string,
  settings?: ReadSettings<CompanyAclSplit, Data>,
): UseQueryResult<Data, ApiError> {
  return useQuery({
    ...companyAclListOptions(companyId, settings?.request),
    ...settingsOf(settings),
  });
}

/** The options of {@link useCompanyRoleList}, for loaders and prefetches. */
export function companyRoleListOptions(
  companyId: string,
  request?: ReadCallOptions,
): ReadOptions<NamedRef[]> {
  return readOptions(
    ["main", "companyRoleList", companyId],
    (options) => companyRoleList(companyId, options),
    request,
  );
}

/**
 * Operational roles that the company offers its trainees.
 *
 * `GET /api/companies/{companyId}/roles` · for anybody who is signed in · fails as `companyRoleList` does
 *
 * @example
 * const { data, isPending, error } = useCompanyRoleList("7");
 */
export function useCompanyRoleList<Data = NamedRef[]>(
  companyId: string,
  settings?: ReadSettings<NamedRef[], Data>,
): UseQueryResult<Data, ApiError> {
  return useQuery({
    ...companyRoleListOptions(companyId, settings?.request),
    ...settingsOf(settings),
  });
}

/** The options of {@link useCompanyRpeList}, for loaders and prefetches. */
export function companyRpeListOptions(
  companyId: string,
  request?: ReadCallOptions,
): ReadOptions<NamedRef[]> {
  return readOptions(
    ["main", "companyRpeList", companyId],
    (options) => companyRpeList(companyId, options),
    request,
  );
}

/**
 * Entries that the company operates.
 *
 * `GET /api/companies/{companyId}/rpes` · for anybody who is signed in · fails as `companyRpeList` does
 *
 * @example
 * const { data, isPending, error } = useCompanyRpeList("7");
 */
export function useCompanyRpeList<Data = NamedRef[]>(
  companyId: string,
  settings?: ReadSettings<NamedRef[], Data>,
): UseQueryResult<Data, ApiError> {
  return useQuery({
    ...companyRpeListOptions(companyId, settings?.request),
    ...settingsOf(settings),
  });
}
