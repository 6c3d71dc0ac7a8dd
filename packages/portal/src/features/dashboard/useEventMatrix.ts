import { personListOptions, useEventBoardShow } from "@recurrent/sdk/react";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";
import { useCompanyId, useMayOpen } from "../../kernel/runtime/runtime.ts";
import { eventsIn } from "./board-facts.ts";
import { matrixOf } from "./event-matrix.ts";

/** The matrix is there without the list of people: what is missing is said beside it. */
const SILENT = { silent: true } as const;

/** Who holds what: the board's events and, for those who may see it, the list of people. Two calls in all. */
export function useEventMatrix() {
  const mayList = useMayOpen()("companies_users@active");
  const board = useEventBoardShow();
  const people = useQuery({ ...personListOptions(useCompanyId(), SILENT), enabled: mayList });
  const isSettled = !mayList || people.data !== undefined || people.isLoadingError;
  const matrix = useMemo(
    () =>
      board.data && isSettled ? matrixOf(eventsIn(board.data), people.data ?? null) : undefined,
    [board.data, isSettled, people.data],
  );
  return {
    board,
    /** Undefined until both lists are there, or cannot be had. */
    matrix,
    /** Why those who hold nothing are not in it, and how to try again where that may help; null where they are. */
    missing: missingOf(mayList, people),
  };
}

function missingOf(mayList: boolean, { isLoadingError, refetch }: UseQueryResult) {
  const words = "Only those who hold something are listed:";
  if (!mayList) return { words: `${words} you may not see the list of people.` };
  if (!isLoadingError) return null;
  return { words: `${words} the people could not be loaded.`, retry: () => void refetch() };
}
