import type { mainWire } from "@recurrent/sdk";
import type * as mocks from "@recurrent/sdk/mocks";
import type { OPERATIONS } from "../generated/operations.ts";

type Mocks = typeof mocks;

/** `sessionLogin`, `personList` …: every operation the contract has. */
export type OperationId = keyof typeof OPERATIONS;

/** The operations whose names begin so. */
export type OperationsOf<Prefix extends string> = Extract<OperationId, `${Prefix}${string}`>;

type FirstParameter<Value> = Value extends (first?: infer First, ...rest: never[]) => unknown
  ? First
  : never;

/** What the contract says an operation answers when all went well. */
export type Reply<Operation extends OperationId> = Served<
  Exclude<
    FirstParameter<Mocks[`get${Capitalize<Operation>}MockHandler`]>,
    undefined | ((...args: never[]) => unknown)
  >
>;

/** A file is not held in memory to be sent: see `fileReply`. */
type Served<Value> = Value extends Blob ? Response : Value;

/** Where an operation is called, and what is asked of the caller. */
export interface Address {
  host: "auth" | "main";
  method: "get" | "post" | "put" | "patch" | "delete";
  /** With `{parameters}`, as the contract writes it. */
  path: string;
  /** One of these permissions is needed, else the call is refused with 403. */
  permissions?: readonly mainWire.PermissionName[];
  /** One of these roles is needed likewise. */
  roles?: readonly mainWire.RoleName[];
}
