import { trainingBoardShowOptions } from "@recurrent/sdk/react";
import type { StatusId } from "@recurrent/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { hasFailed } from "../api/first-load.ts";
import { useMayOpen } from "../context/app-context.ts";
import {
  readTrainingStatuses,
  BOARD_STATUSES_AND_UNKNOWN,
  type TrainingStatuses,
} from "./training-statuses.ts";
import { SILENT } from "../api/failure-options.ts";

const NO_STATUSES: TrainingStatuses = new Map();
const NOT_KNOWN: readonly StatusId[] = ["unknown"];
const NO_STATUS: readonly StatusId[] = [];

/**
 * No column without access to the board, or if it lists no one. Where the board failed, nobody's
 * status is known, which no column would not say.
 */
export function useTrainingStatuses({ enabled = true } = {}) {
  const mayOpenBoard = useMayOpen()("dashboard@training-status");
  const isAsked = mayOpenBoard && enabled;
  const board = useQuery({ ...trainingBoardShowOptions(SILENT), enabled: isAsked });
  const { data } = board;
  const isFailed = hasFailed(board);
  const known = useMemo(() => data && readTrainingStatuses(data), [data]);
  // The column keeps its place while the board loads.
  const hasColumn = isAsked && known?.size !== 0;
  return {
    /** To be refetched with the page's own. */
    queries: isAsked ? [board] : [],
    /** Undefined while the board loads. */
    statuses: known ?? (isFailed ? NO_STATUSES : undefined),
    hasColumn,
    /** Statuses that people may have. */
    possible: hasColumn ? (isFailed ? NOT_KNOWN : BOARD_STATUSES_AND_UNKNOWN) : NO_STATUS,
  };
}
