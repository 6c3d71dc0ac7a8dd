/**
 * React hooks over the calls. Two families:
 *
 * - canonical (`useTrainingBoard`, `trainingBoardOptions`, `useUpdateGroup`): the shapes of the model,
 *   for pages; its writes make whatever shows the thing fetch again, in every tab (`followChanges`);
 * - generated (`useTrainingBoardShow`, `useGroupUpdate`): one per operation of the contract, with
 *   the reply as it came, and every write.
 *
 * Both share the query keys of the contract's operation ids, so a write invalidates either. Another
 * canonical query is a line in the file of its area: `canonicalQuery(key, call, reader)`.
 *
 * @module @recurrent/sdk/react
 */
export * from "./announcements.ts";
export * from "./boards.ts";
export * from "./catalogues.ts";
export { announceChange, familiesShowing, followChanges, onChange } from "./changes.ts";
export type { Change, ChangeChannel, WriteOperation } from "./changes.ts";
export * from "./companies.ts";
export * from "./events.ts";
export * from "./groups.ts";
export type { Precondition, WriteOptions } from "./mutation.ts";
export * from "./people.ts";
export * from "./person-training.ts";
export * from "./profile.ts";
export { canonicalQuery, isPassingFailure, readAgain, recurrentQueryDefaults } from "./query.ts";
export type { CanonicalQuery, Reading } from "./query.ts";
export * from "./training.ts";

export * from "../generated/auth/hooks/index.ts";
export * from "../generated/main/hooks/index.ts";
