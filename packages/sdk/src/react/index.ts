/**
 * React hooks over the calls. Two families:
 *
 * - canonical (`useTrainingBoard`, `trainingBoardOptions`): the shapes of the model, for pages;
 * - generated (`useTrainingBoardShow`, `useGroupUpdate`): one per operation of the contract, with
 *   the reply as it came, and every write.
 *
 * Both share the query keys of the contract's operation ids, so a write invalidates either. Another
 * canonical query is a line in the file of its area: `canonicalQuery(key, call, reader)`.
 */
export * from "./announcements.ts";
export * from "./boards.ts";
export * from "./catalogues.ts";
export * from "./profile.ts";
export { canonicalQuery, isPassingFailure, recurrentQueryDefaults } from "./query.ts";

export * from "../generated/auth/hooks/index.ts";
export * from "../generated/main/hooks/index.ts";
