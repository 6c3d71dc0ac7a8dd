import { useQuery } from "@tanstack/react-query";

import { eventBoardShow, trainingBoardShow } from "../generated/main/calls/boards/boards.ts";
import {
  getEventBoardShowQueryKey,
  getTrainingBoardShowQueryKey,
} from "../generated/main/hooks/boards/boards.ts";
import { readEventBoard, readTrainingBoard } from "../model/boards.ts";
import { canonicalQuery } from "./query.ts";

/** The training status board, the most urgent card first (shell 2.13). */
export const trainingBoardOptions = () =>
  canonicalQuery(getTrainingBoardShowQueryKey(), trainingBoardShow, readTrainingBoard);

/** The event and document status board, the most urgent card first (shell 2.12). */
export const eventBoardOptions = () =>
  canonicalQuery(getEventBoardShowQueryKey(), eventBoardShow, readEventBoard);

/** Reads {@link trainingBoardOptions} in a component. */
export const useTrainingBoard = () => useQuery(trainingBoardOptions());

/** Reads {@link eventBoardOptions} in a component. */
export const useEventBoard = () => useQuery(eventBoardOptions());
