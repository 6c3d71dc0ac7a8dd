/** What screens share about calls: whose data they ask for, a list that failed to load. */
import type { ApiError } from "@recurrent/sdk";
import type { WriteOptions, WriteSettings } from "@recurrent/sdk/react";
import { useMutation, type UseQueryResult } from "@tanstack/react-query";

/** A person of a company, as the calls name them. */
export interface PersonPath {
  readonly companyId: string;
  readonly userId: string;
}

/** Whose something is: of the person signed in, or of a person of a company. */
export type Owner = "own" | PersonPath;

/** Both bases offer the same calls (training 7): the own one, or with the same arguments that of the person. */
export const callOf =
  <Arguments extends unknown[], Result>(
    owner: Owner,
    own: (...args: NoInfer<Arguments>) => NoInfer<Result>,
    persons: (companyId: string, userId: string, ...args: Arguments) => Result,
  ) =>
  (...args: Arguments): Result =>
    owner === "own" ? own(...args) : persons(owner.companyId, owner.userId, ...args);

/** The same of a write; its variables name what is written, not the person. */
export function useWriteOf<Variables, Reply>(
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

/**
 * Does `work` for each item, so many at a time, and gives the results in the order of the items. The first
 * failure ends it: work that may fail says so in its result.
 */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const worker = async () => {
    // One iterator for all workers: each takes what is next.
    for (const [at, item] of waiting) results[at] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

/**
 * What a table says while its rows could not be had, named as the tables of the kit take it:
 * `<DataTable {...loadState(…)}`. Why, a notice tells (shell 8).
 * Rows that are there stay, also when fetching them again fails.
 *
 * @param failure the title, for example "The people could not be loaded"
 */
export function loadState(query: UseQueryResult, failure: string) {
  return {
    error:
      query.isError && query.data === undefined
        ? { title: failure, onRetry: () => void query.refetch() }
        : undefined,
  };
}
