import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { isShownAsNotice } from "../errors/failure.ts";
import { isAnythingOpen, isRenewalDue, lookWhileVisible } from "../context/renewal.ts";
import { useAppContext } from "../context/app-context.ts";
import { toCalendarDay } from "@recurrent/sdk/calendar-day";

type Read = Pick<
  UseQueryResult,
  "data" | "dataUpdatedAt" | "errorUpdatedAt" | "isError" | "isFetching" | "refetch"
>;

interface RenewedProps {
  queries: readonly Read[];
}

/**
 * Refetches a board or a list every few minutes while the page is visible and no dialog is open,
 * and at once on return when it is old. Shows the time of the data, which stays when a refetch
 * fails.
 */
export function Renewed({ queries }: RenewedProps) {
  useRenewal(queries);
  return <RenewalNote queries={queries} />;
}

export function RenewalNote({ queries }: RenewedProps) {
  const readAt = oldestOf(queries);
  const isOnline = useIsOnline();
  const isFailed = queries.some(({ data, isError }) => isError && data !== undefined);
  const { showFailure } = useAppContext();
  // The cache does not report a query that failed before; the person who pressed waits for an
  // answer.
  const showIfFailed = ({ error }: { error: Error | null }) => {
    if (error !== null && isShownAsNotice(error)) showFailure(error);
  };
  return (
    <Typography
      component="div"
      variant="body2"
      // Reserves the line to avoid layout shift.
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
                for (const { refetch } of queries)
                  void refetch({ cancelRefetch: false }).then(showIfFailed);
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

/**
 * Refetches like {@link Renewed}, without showing it.
 *
 * @returns whether a refetch runs
 */
export function useRenewal(queries: readonly Read[]): boolean {
  const [running, setRunning] = useState(0);
  const latest = useRef(queries);
  useEffect(() => {
    latest.current = queries;
  });
  useEffect(() => {
    let random = Math.random();
    return lookWhileVisible((isReturn) => {
      if (isAnythingOpen()) return;
      for (const {
        data,
        dataUpdatedAt,
        errorUpdatedAt,
        isError,
        isFetching,
        refetch,
      } of latest.current) {
        // A first read that failed has its own Retry.
        if (data === undefined || isFetching) continue;
        const last = { at: isError ? errorUpdatedAt : dataUpdatedAt, isAnswered: !isError };
        if (!isRenewalDue(last, Date.now(), { isReturn, random })) continue;
        random = Math.random();
        setRunning((count) => count + 1);
        void refetch({ cancelRefetch: false }).finally(() => setRunning((count) => count - 1));
      }
    });
  }, []);
  return running > 0;
}

/** Time of the oldest reply in epoch milliseconds of the browser; null before the first. */
function oldestOf(queries: readonly Read[]): number | null {
  const times = queries.flatMap(({ data, dataUpdatedAt }) =>
    data === undefined ? [] : dataUpdatedAt,
  );
  return times.length === 0 ? null : Math.min(...times);
}

/** Compares the hosts' clock once per reply: it may be moved later. */
function AsOf({ readAt }: { readAt: number }) {
  const { clock } = useAppContext();
  const [at] = useState(() => clock.now() - (Date.now() - readAt));
  const instant = new Date(at).toISOString();
  const [day, time] = [instant.slice(0, 10), instant.slice(11, 16)];
  const isToday = day === toCalendarDay(clock.now());
  return <time dateTime={instant}>{`Data as of ${isToday ? "" : `${day}, `}${time} UTC`}</time>;
}

function useIsOnline(): boolean {
  return useSyncExternalStore(subscribeOnline, isOnline);
}

const isOnline = () => navigator.onLine;

function subscribeOnline(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
