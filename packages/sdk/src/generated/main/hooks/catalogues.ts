/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import { useQuery } from "@tanstack/react-query";
import type { UseQueryResult } from "@tanstack/react-query";

import type { ApiError } from "../../../errors.ts";

import type { Tier } from "../../../model/company.ts";

import type { NamedRef } from "../../../model/read.ts";

import { readOptions, settingsOf } from "../../../react/query.ts";
import type { ReadCallOptions, ReadOptions, ReadSettings } from "../../../react/query.ts";

import { roleList, rpeList, tierList } from "../calls/catalogues.ts";

/**
 * The options of {@link useRoleList}, for loaders and prefetches.
 *
 * A failure is only logged.
 */
export function roleListOptions(request?: ReadCallOptions): ReadOptions<NamedRef[]> {
  return readOptions(["main", "roleList"], (options) => roleList(options), {
    silent: true,
    ...request,
  });
}

/**
 * Operational roles that a company can choose from.
 *
 * `GET /api/roles` · for anybody who is signed in · fails as `roleList` does
 *
 * @example
 * const { data, isPending, error } = useRoleList();
 */
export function useRoleList<Data = NamedRef[]>(
  settings?: ReadSettings<NamedRef[], Data>,
): UseQueryResult<Data, ApiError> {
  return useQuery({ ...roleListOptions(settings?.request), ...settingsOf(settings) });
}

/**
 * The options of {@link useRpeList}, for loaders and prefetches.
 *
 * A failure is only logged.
 */
export function rpeListOptions(request?: ReadCallOptions): ReadOptions<NamedRef[]> {
  return readOptions(["main", "rpeList"], (options) => rpeList(options), {
    silent: true,
    ...request,
  });
}

/**
 * Entries that a company can choose from.
 *
 * `GET /api/rpes` · for anybody who is signed in · fails as `rpeList` does
 *
 * @example
 * const { data, isPending, error } = useRpeList();
 */
export function useRpeList<Data = NamedRef[]>(
  settings?: ReadSettings<NamedRef[], Data>,
): UseQueryResult<Data, ApiError> {
  return useQuery({ ...rpeListOptions(settings?.request), ...settingsOf(settings) });
}

/**
 * The options of {@link useTierList}, for loaders and prefetches.
 *
 * A failure is only logged.
 */
export function tierListOptions(request?: ReadCallOptions): ReadOptions<Tier[]> {
  return readOptions(["main", "tierList"], (options) => tierList(options), {
    silent: true,
    ...request,
  });
}

/**
 * Service tiers that a company can be on.
 *
 * `GET /api/tiers` · for anybody who is signed in · fails as `tierList` does
 *
 * @example
 * const { data, isPending, error } = useTierList();
 */
export function useTierList<Data = Tier[]>(
  settings?: ReadSettings<Tier[], Data>,
): UseQueryResult<Data, ApiError> {
  return useQuery({ ...tierListOptions(settings?.request), ...settingsOf(settings) });
}
