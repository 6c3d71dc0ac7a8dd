import { personListOptions, useEventBoardShow } from "@recurrent/sdk/react";
import { useQuery } from "@tanstack/react-query";
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
    /** Why those who hold nothing are not in it, with its words in {@link MISSING_WORDS}; null where they are. */
    missing: mayList
      ? people.isLoadingError
        ? ("failed" as const)
        : null
      : ("forbidden" as const),
    /** Asks for the list of people once more. */
    retry: () => void people.refetch(),
  };
}

/** What is said where `missing` keeps some people from the matrix. */
export const MISSING_WORDS = {
  failed: "Only those who hold something are listed: the people could not be loaded.",
  forbidden: "Only those who hold something are listed: you may not see the list of people.",
} as const;
