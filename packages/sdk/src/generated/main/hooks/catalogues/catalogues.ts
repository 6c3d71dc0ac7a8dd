/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import {
  readOffer,
  readTiers
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
  roleList,
  rpeList,
  tierList
} from '../../calls/catalogues/catalogues.ts';



/**
 * The options of {@link useRoleList}, for loaders and prefetches.
 *
 * A failure is only logged.
 */
export const roleListOptions = (request?: CallOptions) =>
  readOptions(["main", "roleList"], (options) => roleList(options), readOffer, { silent: true, ...request });

/**
 * Operational roles that a company can choose from.
 *
 * `GET /api/roles` · for anybody who is signed in · fails as `roleList` does
 *
 * @example
 * const { data, isPending, error } = useRoleList();
 */
export const useRoleList = <Data = ReturnType<typeof readOffer>>(settings?: ReadSettings<Awaited<ReturnType<typeof roleList>>, ReturnType<typeof readOffer>, Data>) =>
  useRead(roleListOptions(settings?.request), settings);

/**
 * The options of {@link useRpeList}, for loaders and prefetches.
 *
 * A failure is only logged.
 */
export const rpeListOptions = (request?: CallOptions) =>
  readOptions(["main", "rpeList"], (options) => rpeList(options), readOffer, { silent: true, ...request });

/**
 * Entries that a company can choose from.
 *
 * `GET /api/rpes` · for anybody who is signed in · fails as `rpeList` does
 *
 * @example
 * const { data, isPending, error } = useRpeList();
 */
export const useRpeList = <Data = ReturnType<typeof readOffer>>(settings?: ReadSettings<Awaited<ReturnType<typeof rpeList>>, ReturnType<typeof readOffer>, Data>) =>
  useRead(rpeListOptions(settings?.request), settings);

/**
 * The options of {@link useTierList}, for loaders and prefetches.
 *
 * A failure is only logged.
 */
export const tierListOptions = (request?: CallOptions) =>
  readOptions(["main", "tierList"], (options) => tierList(options), readTiers, { silent: true, ...request });

/**
 * Service tiers that a company can be on.
 *
 * `GET /api/tiers` · for anybody who is signed in · fails as `tierList` does
 *
 * @example
 * const { data, isPending, error } = useTierList();
 */
export const useTierList = <Data = ReturnType<typeof readTiers>>(settings?: ReadSettings<Awaited<ReturnType<typeof tierList>>, ReturnType<typeof readTiers>, Data>) =>
  useRead(tierListOptions(settings?.request), settings);
