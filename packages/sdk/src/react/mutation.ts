import type { QueryKey, UseMutationOptions } from "@tanstack/react-query";

import type { ApiError } from "../errors.ts";
import type { Recurrent } from "../http/config.ts";
import { announceChange, type WriteOperation } from "./changes.ts";
import { clientFor } from "./provider.ts";

/** A write, and what the contract does not say about it. */
export interface Write<Variables, Wire, Reply> {
  call: (variables: Variables, client: Recurrent | undefined) => Promise<Wire>;
  /** The reply as the caller gets it. Writes may answer 204, nothing, an object or a wrapped one. */
  read: (reply: Wire) => Reply;
  /** A failure as the caller gets it. */
  refused?: (failure: unknown, variables: Variables) => unknown;
  /** Id of what is written; left out where there is none yet. */
  subject?: (variables: Variables) => string;
  /** The key of the query whose data the reply is; undefined for a reply that brings less. */
  keep?: (reply: Wire, variables: Variables) => QueryKey | undefined;
  /** The key of what a delete takes away. */
  gone?: (variables: Variables) => QueryKey;
}

/**
 * Options of a mutation that makes every query which shows the thing fetch again, in every tab. It
 * succeeds as soon as the write has, without waiting for the refetches.
 */
export function writeOptions<Variables, Wire, Reply>(
  operation: WriteOperation,
  { call, read, refused, subject, keep, gone }: Write<Variables, Wire, Reply>,
) {
  return {
    mutationKey: ["main", operation],
    mutationFn: async (variables, { client: queries }) => {
      const wire = await call(variables, clientFor(queries)).catch((failure: unknown) => {
        throw refused ? refused(failure, variables) : failure;
      });
      const key = keep?.(wire, variables);
      if (key) queries.setQueryData(key, wire);
      const change = { operation, subject: subject?.(variables) ?? "" };
      void announceChange(queries, change, gone?.(variables));
      return read(wire);
    },
    // What was typed, passwords too, is not kept once it is sent.
    gcTime: 0,
  } satisfies UseMutationOptions<Reply, ApiError, Variables>;
}

/** What `writeOptions` gives, of any call: for code that writes without knowing which. */
export type WriteOptions<Variables, Reply> = Pick<
  Required<UseMutationOptions<Reply, ApiError, Variables>>,
  "mutationKey" | "mutationFn" | "gcTime"
>;

/** What a component may add to a write: what `useMutation` takes. */
export type WriteSettings<Options> =
  Options extends WriteOptions<infer Variables, infer Reply>
    ? Omit<UseMutationOptions<Reply, ApiError, Variables>, "mutationKey" | "mutationFn">
    : never;
