/**
 * React Query calls a query that failed without data pending again while it is refetched, for
 * example when the window gets the focus. What a page shows must not change with each attempt.
 */
import type { UseQueryResult } from "@tanstack/react-query";

type Result = Pick<UseQueryResult, "data" | "errorUpdateCount">;

/** True until the first answer: data, or a failure. */
export const isAwaited = ({
  isPending,
  errorUpdateCount,
}: Pick<UseQueryResult, "errorUpdateCount" | "isPending">): boolean =>
  isPending && errorUpdateCount === 0;

/** True from the first failure until data arrives. */
export const hasFailed = ({ data, errorUpdateCount }: Result): boolean =>
  data === undefined && errorUpdateCount > 0;
