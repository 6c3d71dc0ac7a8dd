/**
 * React hooks: for each call a hook (`useGroupList`) and its options for loaders
 * (`groupListOptions`). A mutation invalidates every query that shows the entity.
 *
 * @module @recurrent/sdk/react
 */
export { isTransient } from "../http/retry.ts";
export { invalidateQueries } from "./invalidate.ts";
export { RecurrentProvider } from "./provider.ts";
export { queriesFor, recurrentQueryDefaults, refetchWithEtag } from "./query.ts";
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
export type * from "../types.ts";
