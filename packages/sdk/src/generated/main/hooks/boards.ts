/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import { useQuery } from "@tanstack/react-query";
import type { UseQueryResult } from "@tanstack/react-query";

import type { ApiError } from "../../../errors.ts";

import type { EventBoardCard, TrainingBoardCard } from "../../../model/board.ts";

import { readOptions, settingsOf } from "../../../react/query.ts";
import type { ReadCallOptions, ReadOptions, ReadSettings } from "../../../react/query.ts";

import { eventBoardShow, trainingBoardShow } from "../calls/boards.ts";

/** The options of {@link useTrainingBoardShow}, for loaders and prefetches. */
export function trainingBoardShowOptions(
  request?: ReadCallOptions,
): ReadOptions<TrainingBoardCard[]> {
  return readOptions(
    ["main", "trainingBoardShow"],
    (options) => trainingBoardShow(options),
    request,
  );
}

/**
 * The manager's people by state of their training. Suspended people appear only when their settings say so.
 *
 * `GET /api/dashboard/training_status` · needs the permission `companies_dashboard` · fails as `trainingBoardShow` does
 *
 * @example
 * const { data, isPending, error } = useTrainingBoardShow();
 */
export function useTrainingBoardShow<Data = TrainingBoardCard[]>(
  settings?: ReadSettings<TrainingBoardCard[], Data>,
): UseQueryResult<Data, ApiError> {
  return useQuery({ ...trainingBoardShowOptions(settings?.request), ...settingsOf(settings) });
}

/** The options of {@link useEventBoardShow}, for loaders and prefetches. */
export function eventBoardShowOptions(request?: ReadCallOptions): ReadOptions<EventBoardCard[]> {
  return readOptions(["main", "eventBoardShow"], (options) => eventBoardShow(options), request);
}

/**
 * Events and documents of the manager's people by state. At risk means that fewer than 30 days are left.
 *
 * `GET /api/dashboard/event_status` · needs the permission `companies_dashboard` · fails as `eventBoardShow` does
 *
 * @example
 * const { data, isPending, error } = useEventBoardShow();
 */
export function useEventBoardShow<Data = EventBoardCard[]>(
  settings?: ReadSettings<EventBoardCard[], Data>,
): UseQueryResult<Data, ApiError> {
  return useQuery({ ...eventBoardShowOptions(settings?.request), ...settingsOf(settings) });
}
