/**
 * Zod schemas of both hosts for run-time checks.
 *
 * - `authSchemas`, `mainSchemas`: per operation `<Operation>Params`, `<Operation>QueryParams`,
 *   `<Operation>Body` and `<Operation>Response`;
 * - `authEntities`, `mainEntities`: one per named schema of the contract.
 *
 * They check; they are no readers. Keys that the contract does not list are missing from the parsed
 * copy, so go on with the value that was checked.
 *
 * @module @recurrent/sdk/schemas
 */
export { isZodJitDisabled } from "./disable-zod-jit.ts"; // first: it must run before any schema is made
export * as authEntities from "./generated/auth/schemas/entities.ts";
export * as authSchemas from "./generated/auth/schemas/index.ts";
export * as mainEntities from "./generated/main/schemas/entities.ts";
export * as mainSchemas from "./generated/main/schemas/index.ts";
