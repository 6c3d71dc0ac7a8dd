/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import {
  readEventBoard,
  readTrainingBoard
} from '../../../../model/event.ts';

import {
  readOptions,
  useRead
} from '../../../../react/query.ts';
import type {
  CallOptions,
  ReadSettings
} from '../../../../react/query.ts';

import {
  eventBoardShow,
  trainingBoardShow
} from '../../calls/boards/boards.ts';



/** The options of {@link useTrainingBoardShow}, for loaders and prefetches. */
export const trainingBoardShowOptions = (request?: CallOptions) =>
  readOptions(["main", "trainingBoardShow"], (options) => trainingBoardShow(options), readTrainingBoard, request);

/**
 * The manager's people by state of their training. Suspended people appear only when their settings say so.
 *
 * `GET /api/dashboard/training_status` · needs the permission `companies_dashboard` · fails as `trainingBoardShow` does
 *
 * @example
 * const { data, isPending, error } = useTrainingBoardShow();
 */
export const useTrainingBoardShow = <Data = ReturnType<typeof readTrainingBoard>>(settings?: ReadSettings<Awaited<ReturnType<typeof trainingBoardShow>>, ReturnType<typeof readTrainingBoard>, Data>) =>
  useRead(trainingBoardShowOptions(settings?.request), settings);

/** The options of {@link useEventBoardShow}, for loaders and prefetches. */
export const eventBoardShowOptions = (request?: CallOptions) =>
  readOptions(["main", "eventBoardShow"], (options) => eventBoardShow(options), readEventBoard, request);

/**
 * Events and documents of the manager's people by state. At risk means that fewer than 30 days are left.
 *
 * `GET /api/dashboard/event_status` · needs the permission `companies_dashboard` · fails as `eventBoardShow` does
 *
 * @example
 * const { data, isPending, error } = useEventBoardShow();
 */
export const useEventBoardShow = <Data = ReturnType<typeof readEventBoard>>(settings?: ReadSettings<Awaited<ReturnType<typeof eventBoardShow>>, ReturnType<typeof readEventBoard>, Data>) =>
  useRead(eventBoardShowOptions(settings?.request), settings);
