import {
  useMutation,
  useQueryClient,
  type MutationMeta,
  type QueryClient,
  type QueryKey,
} from "@tanstack/react-query";

import type { ApiError } from "../errors.ts";
import type { RequestOptions } from "../http/request.ts";
import { announceChange, type WriteOperation } from "./changes.ts";

/** What a caller of a canonical write may say about it. */
export interface WriteOptions {
  /** Passed on to the mutation cache, for example who shows a failure. */
  meta?: MutationMeta;
}

/** What a write may be held to: `readAgain` gives it. Refused with 412 when it is so no more. */
export type Precondition = Pick<RequestOptions, "ifMatch">;

/** A write in canonical terms. */
export interface CanonicalWrite<Variables, Wire, Reply> {
  operation: WriteOperation;
  call: (variables: Variables) => Promise<Wire>;
  /** The reply as the caller gets it. Writes may answer 204, nothing, an object or a wrapped one. */
  read: (reply: Wire, variables: Variables) => Reply;
  /** Id of what is written; left out where there is none yet. */
  subject?: (variables: Variables) => string;
  /** Puts what the reply brought into the cache, to be shown without fetching it again. */
  store?: (queries: QueryClient, reply: Reply, wire: Wire) => void;
  /** The key of what a delete takes away. */
  gone?: (variables: Variables) => QueryKey;
}

/**
 * A mutation that answers in canonical shapes and makes every query that shows the thing fetch again,
 * in every tab. It succeeds as soon as the write has, without waiting for the refetches.
 */
export function useCanonicalWrite<Variables, Wire, Reply>(
  { operation, call, read, subject, store, gone }: CanonicalWrite<Variables, Wire, Reply>,
  { meta }: WriteOptions = {},
) {
  const queries = useQueryClient();
  return useMutation<Reply, ApiError, Variables>({
    mutationKey: ["main", operation],
    mutationFn: async (variables) => {
      const wire = await call(variables);
      const reply = read(wire, variables);
      store?.(queries, reply, wire);
      return reply;
    },
    // What was typed, passwords too, is not kept once it is sent.
    gcTime: 0,
    onSuccess: (_reply, variables) => {
      const change = { operation, subject: subject?.(variables) ?? "" };
      void announceChange(queries, change, gone?.(variables));
    },
    ...(meta && { meta }),
  });
}

/** Reads a reply that says nothing beyond having arrived: 204, empty or anything else. */
export const readNothing = (): undefined => undefined;
