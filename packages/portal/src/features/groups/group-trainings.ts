import type { GroupSummary, PersonSummary } from "@recurrent/sdk";
import {
  countTrainings,
  type TrainingCounts,
  type TrainingStatuses,
} from "../../shared/components/training-statuses.ts";

/** A group is left out unless as many people are in it as it says: then all of them are known. */
export function groupTrainings(
  groups: readonly GroupSummary[],
  people: readonly PersonSummary[],
  statuses: TrainingStatuses,
): ReadonlyMap<string, TrainingCounts> {
  const memberships = people
    .filter(({ isActive }) => isActive)
    .flatMap(({ id, groups: own }) => (own ?? []).map((group) => ({ id, groupId: group.id })));
  const members = Map.groupBy(memberships, ({ groupId }) => groupId);
  return new Map(
    groups.flatMap(({ id, traineeCount }) => {
      const known = members.get(id);
      if (known === undefined || known.length !== traineeCount) return [];
      return [[id, countTrainings(statuses, known)] as const];
    }),
  );
}

/** Sorts most urgent first; NaN, without counts, is last. */
export function urgencyOf(counts: TrainingCounts | undefined): number {
  if (counts === undefined) return Number.NaN;
  const { expired = 0, riskOfExpiry = 0, behindSchedule = 0 } = counts;
  // More than the people of a group.
  return -((expired * 1e5 + riskOfExpiry) * 1e5 + behindSchedule);
}
