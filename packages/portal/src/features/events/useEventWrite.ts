import type { ApiError } from "@recurrent/sdk";
import {
  eventCreateOptions,
  eventDeleteOptions,
  eventDisableOptions,
  eventEnableOptions,
  eventFileDeleteOptions,
  eventUpdateOptions,
  personEventCreateOptions,
  personEventDeleteOptions,
  personEventDisableOptions,
  personEventEnableOptions,
  personEventFileDeleteOptions,
  personEventUpdateOptions,
  type WriteOptions,
  type WriteSettings,
} from "@recurrent/sdk/react";
import { useMutation } from "@tanstack/react-query";
import type { Owner, PersonPath } from "../../kernel/view/owner.ts";

/** A write of the own events, and the same one of a person's; for `useEventWrite`. */
type EventWrite<Variables, Reply> = readonly [
  own: () => WriteOptions<Variables, Reply>,
  persons: () => WriteOptions<Variables & PersonPath, Reply>,
];

export const EVENT_WRITES = {
  create: [eventCreateOptions, personEventCreateOptions],
  update: [eventUpdateOptions, personEventUpdateOptions],
  remove: [eventDeleteOptions, personEventDeleteOptions],
  removeFile: [eventFileDeleteOptions, personEventFileDeleteOptions],
  disable: [eventDisableOptions, personEventDisableOptions],
  enable: [eventEnableOptions, personEventEnableOptions],
} as const;

/** Makes one of {@link EVENT_WRITES} for the owner of the events. */
export function useEventWrite<Variables, Reply>(
  owner: Owner,
  [ofOwn, ofPerson]: EventWrite<Variables, Reply>,
  settings?: WriteSettings<WriteOptions<Variables, Reply>>,
) {
  const persons = ofPerson();
  const chosen: WriteOptions<Variables, Reply> =
    owner === "own"
      ? ofOwn()
      : {
          ...persons,
          mutationFn: (variables, context) =>
            persons.mutationFn({ ...variables, ...owner }, context),
        };
  return useMutation<Reply, ApiError, Variables>({ ...chosen, ...settings });
}
