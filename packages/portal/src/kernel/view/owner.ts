import type { ApiError } from "@recurrent/sdk";
import type { WriteOptions, WriteSettings } from "@recurrent/sdk/react";
import { useMutation } from "@tanstack/react-query";

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
  settings?: WriteSettings<WriteOptions<Variables, Reply>>,
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
