/** Training status of trainees in lists, as the board has it (shell 2.13). */
import type { TrainingBoardCard } from "@recurrent/sdk";
import { STATUS, type StatusId, statusOf, URGENT_STATUSES } from "@recurrent/ui-kit";

/** The statuses of the board, most urgent first. */
export const BOARD_STATUSES: readonly StatusId[] = [...URGENT_STATUSES, "current"];

export const BOARD_STATUSES_AND_UNKNOWN: readonly StatusId[] = [...BOARD_STATUSES, "unknown"];

/** By person. Someone who is not on the board has none: suspended people may be hidden there. */
export type TrainingStatuses = ReadonlyMap<string, StatusId>;

/** The most urgent status of each person. */
export function readTrainingStatuses(board: readonly TrainingBoardCard[]): TrainingStatuses {
  const lists = BOARD_STATUSES.toReversed().flatMap((status) =>
    board
      .filter((card) => statusOf(card.id).id === status)
      .flatMap(({ list }) => list.map(({ id }) => [id, status] as const)),
  );
  return new Map(lists);
}

/** How many people have a status; those without one are `unknown`. */
export type TrainingCounts = Readonly<Partial<Record<StatusId, number>>>;

export function countTrainings(
  statuses: TrainingStatuses,
  people: readonly { readonly id: string }[],
): TrainingCounts {
  const counts: Partial<Record<StatusId, number>> = {};
  for (const { id } of people) {
    const status = statuses.get(id) ?? "unknown";
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

/** '2 Expired, 13 Current'; '' while they load. */
export const countsText = (counts: TrainingCounts = {}): string =>
  BOARD_STATUSES_AND_UNKNOWN.filter((status) => counts[status])
    .map((status) => `${counts[status] ?? 0} ${STATUS[status].word || "not known"}`)
    .join(", ");
