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
 * Operational roles that a company can choose from.
 * A failure is only logged.
 */
export const roleListOptions = (request?: CallOptions) =>
  readOptions(["main", "roleList"], (options) => roleList(options), readOffer, { silent: true, ...request });

/** Reads {@link roleListOptions} in a component. */
export const useRoleList = <Data = ReturnType<typeof readOffer>>(settings?: ReadSettings<Awaited<ReturnType<typeof roleList>>, ReturnType<typeof readOffer>, Data>) =>
  useRead(roleListOptions(settings?.request), settings);

/**
 * Entries that a company can choose from.
 * A failure is only logged.
 */
export const rpeListOptions = (request?: CallOptions) =>
  readOptions(["main", "rpeList"], (options) => rpeList(options), readOffer, { silent: true, ...request });

/** Reads {@link rpeListOptions} in a component. */
export const useRpeList = <Data = ReturnType<typeof readOffer>>(settings?: ReadSettings<Awaited<ReturnType<typeof rpeList>>, ReturnType<typeof readOffer>, Data>) =>
  useRead(rpeListOptions(settings?.request), settings);

/**
 * Service tiers that a company can be on.
 * A failure is only logged.
 */
export const tierListOptions = (request?: CallOptions) =>
  readOptions(["main", "tierList"], (options) => tierList(options), readTiers, { silent: true, ...request });

/** Reads {@link tierListOptions} in a component. */
export const useTierList = <Data = ReturnType<typeof readTiers>>(settings?: ReadSettings<Awaited<ReturnType<typeof tierList>>, ReturnType<typeof readTiers>, Data>) =>
  useRead(tierListOptions(settings?.request), settings);
