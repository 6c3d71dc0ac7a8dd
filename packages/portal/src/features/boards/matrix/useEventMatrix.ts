import { useEventBoardShow } from "@recurrent/sdk/react";
import { useMemo } from "react";
import { hasFailed, loadError } from "../../../shared/api/first-load.ts";
import { useListedPeople } from "../../../shared/api/useAllowedQuery.ts";
import { eventsOnCards } from "../board-rules.ts";
import { matrixOf } from "./event-matrix.ts";

/** Loads the board's events and, if allowed, the list of people. */
export function useEventMatrix() {
  const board = useEventBoardShow();
  // The page itself says that people are missing.
  const { mayList, people } = useListedPeople();
  const isSettled = !mayList || people.data !== undefined || hasFailed(people);
  const matrix = useMemo(
    () =>
      board.data && isSettled
        ? matrixOf(eventsOnCards(board.data), people.data ?? null)
        : undefined,
    [board.data, isSettled, people.data],
  );
  const error = loadError(people);
  const why = mayList
    ? "the list of people could not be loaded."
    : "you cannot open the list of people.";
  return {
    board,
    people,
    /** Undefined until the events have loaded and the people have loaded or failed. */
    matrix,
    /** Why people without documents are missing, with `retry` if it may help; else null. */
    missing:
      mayList && !error
        ? null
        : {
            text: `Only people with documents are listed, because ${why}`,
            retry: error?.onRetry,
          },
  };
}
