/**
 * Zod schemas of both hosts, by operation (`<Operation>Params`, `QueryParams`, `Body`, `Response`)
 * and by entity. A parsed copy lacks keys that the contract does not list.
 *
 * @module @recurrent/sdk/schemas
 */
export { isZodJitDisabled } from "./disable-zod-jit.ts"; // first: it must run before any schema is made
export * as authEntities from "./generated/auth/schemas/entities.ts";
export * as authSchemas from "./generated/auth/schemas/index.ts";
export * as mainEntities from "./generated/main/schemas/entities.ts";
export * as mainSchemas from "./generated/main/schemas/index.ts";
