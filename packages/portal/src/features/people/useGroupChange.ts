import { type Group, groupUpdatePayload } from "@recurrent/sdk";
import {
  groupShowOptions,
  groupTraineeListOptions,
  readAgain,
  useGroupUpdate,
} from "@recurrent/sdk/react";
import { useQueryClient } from "@tanstack/react-query";
import { useCompanyId } from "../../kernel/runtime/runtime.ts";
import { isChanged } from "../../kernel/errors/failure.ts";
import type { TickedPerson } from "./bulk-rules.ts";
import { additionPlan, editOf, failedChange } from "./group-addition.ts";

/** A host that answers 412 to its own newest `ETag` is not asked for ever. */
const ATTEMPTS = 3;

/**
 * Adds people to a group and takes them out again. Both read the group anew and hold the write to what they
 * have read: where the host says that somebody else was faster (412), they begin again with what is there
 * now, so that no change of others is lost.
 *
 * They throw ChangeFailure.
 */
export function useGroupChange() {
  const companyId = useCompanyId();
  const queries = useQueryClient();
  const { mutateAsync } = useGroupUpdate({ meta: { failure: "own" } });

  /**
   * @param editOfNow what is to be done with the group as it is now
   * @returns the last of it, and whether somebody else saved the group between reading and writing
   */
  async function change<Edit extends { addIds?: string[]; removeIds?: string[] }>(
    groupId: string,
    nothing: string,
    editOfNow: (now: Group) => Promise<Edit> | Edit,
  ) {
    let wrote = false;
    for (let attempt = 1; ; attempt += 1) {
      try {
        wrote = false;
        const now = await readAgain(queries, groupShowOptions(companyId, groupId));
        const edit = await editOfNow(now.value);
        const { addIds = [], removeIds = [] } = edit;
        if (addIds.length > 0 || removeIds.length > 0) {
          wrote = true;
          const data = groupUpdatePayload(editOf(now.value, addIds, removeIds));
          await mutateAsync({ companyId, groupId, data, ifMatch: now.ifMatch });
        }
        return { ...edit, wasChanged: attempt > 1 };
      } catch (failure) {
        if (wrote && isChanged(failure) && attempt < ATTEMPTS) continue;
        throw failedChange(failure, nothing, wrote);
      }
    }
  }

  return {
    /** Adds who can be added by now; who cannot is in the plan. */
    add: (groupId: string, people: readonly TickedPerson[]) =>
      change(groupId, "Nobody was added.", async ({ trainees }) => {
        const offered = await readAgain(queries, groupTraineeListOptions(companyId));
        const plan = additionPlan(people, trainees, offered.value);
        return { plan, addIds: plan.added.map(({ id }) => id) };
      }),
    /** Takes out who of `people` is still in it, and gives them. */
    async remove(groupId: string, people: readonly TickedPerson[]) {
      const { removed } = await change(groupId, "Nobody was taken out.", ({ trainees }) => {
        const inside = new Set(trainees.map(({ id }) => id));
        const leaving = people.filter(({ id }) => inside.has(id));
        return { removed: leaving, removeIds: leaving.map(({ id }) => id) };
      });
      return removed;
    },
  };
}
