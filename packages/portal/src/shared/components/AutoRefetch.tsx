import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { isShownAsNotice } from "../errors/failure.ts";
import {
  isAnythingOpen,
  isRefetchDue,
  checkWhileVisible,
  REFETCH_ON_RETURN_MS,
} from "../context/auto-refetch.ts";
import { useIsOnline } from "../context/useIsOnline.ts";
import { useAppContext } from "../context/app-context.ts";
import { toCalendarDay } from "@recurrent/sdk/calendar-day";
import { useFocusAfterRemoval } from "@recurrent/ui-kit";

export type Read = Pick<
  UseQueryResult,
  | "data"
  | "dataUpdatedAt"
  | "errorUpdatedAt"
  | "isError"
  | "isFetching"
  | "isRefetchError"
  | "refetch"
>;

interface AutoRefetchProps {
  /** The time of the data is shown once the first of them has data. */
  queries: readonly Read[];
}

/**
 * Refetches every few minutes and on return, unless a dialog is open. The time of the data stays
 * when a refetch fails.
 */
export function AutoRefetch({ queries }: AutoRefetchProps) {
  useAutoRefetch(queries);
  return <RefetchNote queries={queries} />;
}

/** For a page that names no time while its data is up to date. */
export function OutdatedNote({ queries }: AutoRefetchProps) {
  return useIsOutdated(queries) && <RefetchNote queries={queries} />;
}

/** True while nothing confirms the data: a refetch failed, or there is no connection for one. */
export function useIsOutdated(queries: readonly Pick<Read, "isRefetchError">[]): boolean {
  return !useIsOnline() || isOutdated(queries);
}

export function RefetchNote({ queries }: AutoRefetchProps) {
  const note = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(note);
  const readAt = queries[0]?.data === undefined ? null : oldestOf(queries);
  const isOnline = useIsOnline();
  const isFailed = isOutdated(queries);
  const { showFailure } = useAppContext();
  // The cache reports only the first failure, but the person who pressed needs an answer.
  const showIfFailed = ({ error }: { error: Error | null }) => {
    if (error !== null && isShownAsNotice(error)) showFailure(error);
  };
  return (
    <Typography
      ref={note}
      component="div"
      variant="body2"
      data-note
      sx={{ minHeight: 24, mt: 1, color: "text.secondary", textAlign: "end" }}
    >
      {readAt !== null && (
        <>
          <AsOf key={readAt} readAt={readAt} />
          <span role="status">
            {isOnline
              ? isFailed && ". It could not be updated since."
              : ". You are offline. It updates when you reconnect."}
          </span>
          {isOnline && isFailed && (
            <Button
              variant="text"
              size="small"
              onClick={() => {
                for (const { refetch } of queries) {
                  void refetch({ cancelRefetch: false }).then(showIfFailed);
                }
              }}
              sx={{ ml: 1 }}
            >
              Try again
            </Button>
          )}
        </>
      )}
    </Typography>
  );
}

/** @returns true while refetching */
export function useAutoRefetch(queries: readonly Read[]): boolean {
  const [running, setRunning] = useState(0);
  const latest = useRef(queries);
  useEffect(() => {
    latest.current = queries;
  });
  useEffect(() => {
    let random = Math.random();
    return checkWhileVisible((check) => {
      if (isAnythingOpen()) return;
      for (const {
        data,
        dataUpdatedAt,
        errorUpdatedAt,
        isError,
        isFetching,
        refetch,
      } of latest.current) {
        // A failed first read has its own Retry.
        if (data === undefined || isFetching) continue;
        const last = { at: isError ? errorUpdatedAt : dataUpdatedAt, isAnswered: !isError };
        const due = { ...check, returnAgeMs: REFETCH_ON_RETURN_MS.page, random };
        if (!isRefetchDue(last, Date.now(), due)) continue;
        random = Math.random();
        setRunning((count) => count + 1);
        void refetch({ cancelRefetch: false }).finally(() => setRunning((count) => count - 1));
      }
    });
  }, []);
  return running > 0;
}

/** Epoch milliseconds of the browser; null before the first reply. */
export function oldestOf(queries: readonly Read[]): number | null {
  const times = queries.flatMap(({ data, dataUpdatedAt }) =>
    // Placeholder data has no time.
    data === undefined || dataUpdatedAt === 0 ? [] : dataUpdatedAt,
  );
  return times.length === 0 ? null : Math.min(...times);
}

/** True if a refetch failed. */
export function isOutdated(queries: readonly Pick<Read, "isRefetchError">[]): boolean {
  return queries.some(({ isRefetchError }) => isRefetchError);
}

/**
 * The hosts' clock may change later, so it is read once per reply.
 *
 * @param readAt epoch milliseconds of the browser; null for now
 * @returns ISO 8601 in UTC, by the hosts' clock
 */
export function useHostTime(readAt: number | null): string {
  const { clock } = useAppContext();
  const [at] = useState(() => clock.now() - (readAt === null ? 0 : Date.now() - readAt));
  return new Date(at).toISOString();
}

/** @param readAt also its key */
function AsOf({ readAt }: { readAt: number }) {
  const { clock } = useAppContext();
  const instant = useHostTime(readAt);
  const [day, time] = [instant.slice(0, 10), instant.slice(11, 16)];
  const isToday = day === toCalendarDay(clock.now());
  return (
    <Box
      component="time"
      dateTime={instant}
      data-day={day}
      sx={isToday ? { "@media print": { "&::after": { content: "', ' attr(data-day)" } } } : {}}
    >
      {`Data as of ${isToday ? "" : `${day}, `}${time} UTC`}
    </Box>
  );
}
