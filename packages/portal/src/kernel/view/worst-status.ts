import type { EventBoardCard, Program, TrainingBoardCard } from "@recurrent/sdk";
import { STATUS, type StatusId, statusOf } from "@recurrent/ui-kit";

/** What the server has said so far; undefined for what was not asked for, or is out of date. */
export interface Said {
  readonly training: readonly TrainingBoardCard[] | undefined;
  readonly events: readonly EventBoardCard[] | undefined;
  readonly program: Program | undefined;
}

const URGENT = Object.keys(STATUS) as StatusId[];

/**
 * The most urgent status among those the server has given of a person: on both boards, and of the topics
 * of their program. Nothing is derived from a date. That somebody is current takes both boards: what one
 * of them does not know may be worse.
 *
 * @returns null where it is not known
 */
export function worstStatus(
  { training, events, program }: Said,
  personId: string,
): StatusId | null {
  const trainedAs = training?.find(({ list }) => list.some(({ id }) => id === personId))?.id;
  const given = [
    trainedAs,
    ...(events ?? []).flatMap(({ id, list }) =>
      list.filter(({ user }) => user.id === personId).map(({ status }) => status ?? id),
    ),
    ...(program?.topics ?? []).map(({ status }) => status),
  ].map((status) => statusOf(status).id);
  const worst = URGENT.find((id) => given.includes(id));
  if (worst === "expired" || worst === "riskOfExpiry" || worst === "behindSchedule") return worst;
  const isKnown = statusOf(trainedAs).id === "current" && events !== undefined;
  return isKnown ? "current" : null;
}
