import { type Group, groupUpdatePayload } from "@recurrent/sdk";
import {
  groupShowOptions,
  groupTraineeListOptions,
  readAgain,
  useGroupUpdate,
} from "@recurrent/sdk/react";
import { useQueryClient } from "@tanstack/react-query";
import { isChanged } from "../../kernel/errors/failure.ts";
import { useCompanyId } from "../../kernel/runtime/runtime.ts";
import type { TickedPerson } from "./bulk-rules.ts";
import {
  additionPlan,
  type AdditionPlan,
  editOf,
  failedChange,
  type Failed,
} from "./group-addition.ts";

/** A host that answers 412 to its own newest `ETag` is not asked for ever. */
const ATTEMPTS = 3;

/** What has become of a change: what was done, or why nothing was. */
export type ChangeOutcome<Done> =
  | {
      readonly done: Done;
      /** Whether somebody else saved the group between reading and writing. */
      readonly wasChanged: boolean;
    }
  | { readonly failed: Failed };

/**
 * Adds people to a group and takes them out again. Both read the group anew and hold the write to what they
 * have read: where the host says that somebody else was faster (412), they begin again with what is there
 * now, so that no change of others is lost.
 */
export function useGroupChange() {
  const companyId = useCompanyId();
  const queries = useQueryClient();
  const { mutateAsync } = useGroupUpdate({ meta: { failure: "own" } });

  /** @param editOfNow what is to be done with the group as it is now */
  async function change<Done>(
    groupId: string,
    nothing: string,
    editOfNow: (now: Group) => Promise<{ done: Done; addIds: string[]; removeIds: string[] }>,
  ): Promise<ChangeOutcome<Done>> {
    let wrote = false;
    for (let attempt = 1; ; attempt += 1) {
      try {
        wrote = false;
        const now = await readAgain(queries, groupShowOptions(companyId, groupId));
        const { done, addIds, removeIds } = await editOfNow(now.value);
        if (addIds.length > 0 || removeIds.length > 0) {
          wrote = true;
          const data = groupUpdatePayload(editOf(now.value, addIds, removeIds));
          await mutateAsync({ companyId, groupId, data, ifMatch: now.ifMatch });
        }
        return { done, wasChanged: attempt > 1 };
      } catch (failure) {
        if (wrote && isChanged(failure) && attempt < ATTEMPTS) continue;
        return { failed: failedChange(failure, nothing, wrote) };
      }
    }
  }

  return {
    /** Adds who can be added by now; who cannot is in the outcome. */
    add: (groupId: string, people: readonly TickedPerson[]): Promise<ChangeOutcome<AdditionPlan>> =>
      change(groupId, "Nobody was added.", async ({ trainees }) => {
        const offered = await readAgain(queries, groupTraineeListOptions(companyId));
        const done = additionPlan(people, trainees, offered.value);
        return { done, addIds: done.added.map(({ id }) => id), removeIds: [] };
      }),
    /** Takes out who of `people` is still in it; the outcome has them. */
    remove: (
      groupId: string,
      people: readonly TickedPerson[],
    ): Promise<ChangeOutcome<readonly TickedPerson[]>> =>
      change(groupId, "Nobody was taken out.", async ({ trainees }) => {
        const inside = new Set(trainees.map(({ id }) => id));
        const done = people.filter(({ id }) => inside.has(id));
        return { done, addIds: [], removeIds: done.map(({ id }) => id) };
      }),
  };
}
