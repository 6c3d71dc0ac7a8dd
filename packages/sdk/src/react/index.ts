/**
 * React hooks over the calls, written by the generator: for each query and each write of the contract a
 * hook and, for loaders, its options, both named after the operation (`useGroupList`,
 * `groupListOptions`). A query gives the shapes of the model; the cache holds the reply as it came, under
 * `["main", operation, ...parameters]`. A write makes whatever shows the thing fetch again, in every tab
 * ({@link followChanges}).
 *
 * @module @recurrent/sdk/react
 */
export { isPassingFailure } from "../http/retry.ts";
export { queriesOf, readAgain, RecurrentProvider, recurrentQueryDefaults } from "./query.ts";
export type { CallOptions, Reading, ReadOptions, ReadSettings } from "./query.ts";
export { announceChange, familiesShowing, followChanges, onChange } from "./writes.ts";
export type {
  Change,
  ChangeChannel,
  WriteOperation,
  WriteOptions,
  WriteSettings,
} from "./writes.ts";

export * from "../generated/main/hooks/index.ts";
