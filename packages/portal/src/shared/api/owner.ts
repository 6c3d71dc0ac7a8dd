import type { ApiError } from "@recurrent/sdk";
import type { WriteOptions, WriteSettings } from "@recurrent/sdk/react";
import { useMutation } from "@tanstack/react-query";

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
