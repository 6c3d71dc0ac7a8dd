/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import {
  readEventBoard,
  readTrainingBoard
} from '../../../../model/boards.ts';

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



/** The manager's people by state of their training. Suspended people appear only when their settings say so. */
export const trainingBoardShowOptions = (request?: CallOptions) =>
  readOptions(["main", "trainingBoardShow"], (options) => trainingBoardShow(options), readTrainingBoard, request);

/** Reads {@link trainingBoardShowOptions} in a component. */
export const useTrainingBoardShow = <Data = ReturnType<typeof readTrainingBoard>>(settings?: ReadSettings<Awaited<ReturnType<typeof trainingBoardShow>>, ReturnType<typeof readTrainingBoard>, Data>) =>
  useRead(trainingBoardShowOptions(settings?.request), settings);

/** Events and documents of the manager's people by state. At risk means that fewer than 30 days are left. */
export const eventBoardShowOptions = (request?: CallOptions) =>
  readOptions(["main", "eventBoardShow"], (options) => eventBoardShow(options), readEventBoard, request);

/** Reads {@link eventBoardShowOptions} in a component. */
export const useEventBoardShow = <Data = ReturnType<typeof readEventBoard>>(settings?: ReadSettings<Awaited<ReturnType<typeof eventBoardShow>>, ReturnType<typeof readEventBoard>, Data>) =>
  useRead(eventBoardShowOptions(settings?.request), settings);
