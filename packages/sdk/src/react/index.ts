/**
 * React hooks over the calls, written by the generator: for each query and each write of the contract a
 * hook and, for loaders, its options, both named after the operation (`useGroupList`,
 * `groupListOptions`). The cache holds models, under
 * `["main", operation, ...parameters]`. A write invalidates every query that shows the entity, in every tab
 * ({@link syncAcrossTabs}).
 *
 * @module @recurrent/sdk/react
 */
export { isTransient } from "../http/retry.ts";
export type { CallOptions } from "../http/request.ts";
export { queriesFor, RecurrentProvider, recurrentQueryDefaults, refetchWithEtag } from "./query.ts";
export type { ReadCallOptions, ReadOptions, ReadSettings, Versioned } from "./query.ts";
export { invalidatedBy, notifyChange, subscribeToChanges, syncAcrossTabs } from "./writes.ts";
export type {
  Change,
  ChangeChannel,
  WriteOperation,
  WriteOptions,
  WriteSettings,
} from "./writes.ts";

export * from "../generated/main/hooks/index.ts";
