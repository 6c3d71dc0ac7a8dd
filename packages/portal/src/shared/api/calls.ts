import type { ApiError } from "@recurrent/sdk";
import type { WriteOptions, WriteSettings } from "@recurrent/sdk/react";
import { useMutation, type UseQueryResult } from "@tanstack/react-query";

export interface PersonPath {
  readonly companyId: string;
  readonly userId: string;
}

/** The signed-in person, or a person of a company. */
export type Owner = "own" | PersonPath;

export const forOwner =
  <Arguments extends unknown[], Result>(
    owner: Owner,
    own: (...args: NoInfer<Arguments>) => NoInfer<Result>,
    persons: (companyId: string, userId: string, ...args: Arguments) => Result,
  ) =>
  (...args: Arguments): Result =>
    owner === "own" ? own(...args) : persons(owner.companyId, owner.userId, ...args);

/** Adds the owner's ids to the variables. */
export function useOwnerMutation<Variables, Reply>(
  owner: Owner,
  own: () => WriteOptions<Variables, Reply>,
  persons: () => WriteOptions<Variables & PersonPath, Reply>,
  settings?: WriteSettings<Variables, Reply>,
) {
  const ofPerson = persons();
  const options: WriteOptions<Variables, Reply> =
    owner === "own"
      ? own()
      : {
          ...ofPerson,
          mutationFn: (variables, context) =>
            ofPerson.mutationFn({ ...variables, ...owner }, context),
        };
  return useMutation<Reply, ApiError, Variables>({ ...options, ...settings });
}

/** Results keep the order; the first failure rejects. */
export async function mapWithConcurrency<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const worker = async () => {
    // The workers share one iterator.
    for (const [at, item] of waiting) results[at] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

/**
 * Makes a queue of calls.
 *
 * @returns runs a call in its turn, at most `atOnce` of them at a time. If the signal aborts before,
 * rejects with its reason
 */
export function limitConcurrency(atOnce: number) {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  return async <Result>(
    call: () => Result | Promise<Result>,
    signal: AbortSignal,
  ): Promise<Result> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => void waiting.push(resolve));
    try {
      signal.throwIfAborted();
      return await call();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/**
 * A notice shows the reason.
 *
 * @param failure the title, for example "The people could not be loaded"
 */
export function tableErrorProps(query: UseQueryResult, failure: string) {
  return {
    error:
      query.isError && query.data === undefined
        ? { title: failure, onRetry: () => void query.refetch() }
        : undefined,
  };
}
