/**
 * React hooks over the calls, written by the generator: for each query and each write of the contract a
 * hook and, for loaders, its options, both named after the operation (`useGroupList`,
 * `groupListOptions`). A query gives the shapes of the model; the cache holds the reply as it came, under
 * `["main", operation, ...parameters]`. A write makes whatever shows the thing fetch again, in every tab
 * ({@link followChanges}).
 *
 * @module @recurrent/sdk/react
 */
export { announceChange, familiesShowing, followChanges, onChange } from "./changes.ts";
export type { Change, ChangeChannel, WriteOperation } from "./changes.ts";
export type { WriteOptions, WriteSettings } from "./mutation.ts";
export { queriesOf, RecurrentProvider } from "./provider.ts";
export { recurrentQueryDefaults } from "./query-defaults.ts";
export { isPassingFailure } from "../http/retry.ts";
export { readAgain } from "./query.ts";
export type { CallOptions, Reading, ReadOptions, ReadSettings } from "./query.ts";

export * from "../generated/main/hooks/index.ts";
