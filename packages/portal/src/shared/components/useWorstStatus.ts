/** The worst status of a person, from what the server has said so far. */
import {
  eventBoardShowOptions,
  personProgramShowOptions,
  programShowOptions,
  type ReadOptions,
  trainingBoardShowOptions,
} from "@recurrent/sdk/react";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import type { EventBoardCard, Program, TrainingBoardCard } from "@recurrent/sdk";
import { STATUS, type StatusId, statusOf } from "@recurrent/ui-kit";
import { useSignedIn } from "../context/runtime.ts";
import { companyIdOf } from "../session/entries.ts";

/**
 * The worst status that the server has said of a person, as far as its replies are still kept: what other
 * pages have asked for, and the one that is shown. Nothing is asked for this alone, and nothing kept longer.
 *
 * @returns `status`, null where it is not known; `isStatusAwaited` where the page waits for a reply that may tell it
 */
export function useWorstStatus(personId: string) {
  const queries = useQueryClient();
  const signedIn = useSignedIn();
  const companyId = companyIdOf(signedIn);
  const isOwn = signedIn.user.id === personId;
  const subscribe = useCallback(
    (listener: () => void) => queries.getQueryCache().subscribe(listener),
    [queries],
  );
  const status = useSyncExternalStore(subscribe, () => {
    const program = personProgramShowOptions(companyId, personId);
    const known = worstStatus(
      {
        training: said(queries, trainingBoardShowOptions()),
        events: said(queries, eventBoardShowOptions()),
        program:
          said(queries, program) ?? (isOwn ? said(queries, programShowOptions()) : undefined),
      },
      personId,
    );
    const asked = queries.getQueryState(program.queryKey);
    const isAwaited = asked?.status === "pending" && asked.fetchStatus === "fetching";
    return known ?? (isAwaited ? "awaited" : null);
  });
  const isStatusAwaited = status === "awaited";
  return { status: isStatusAwaited ? null : status, isStatusAwaited };
}

/** What a call has brought that is still kept; undefined as well where a change has outdated it. */
function said<Model>(queries: QueryClient, { queryKey }: ReadOptions<Model>): Model | undefined {
  const state = queries.getQueryState<Model>(queryKey);
  return state?.isInvalidated === true ? undefined : state?.data;
}

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
