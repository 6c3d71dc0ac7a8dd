import type { RecordVersion, TrainingRecord } from "@recurrent/sdk";
import type { ReadOptions } from "@recurrent/sdk/react";
import type { QueryFunctionContext } from "@tanstack/react-query";
import type { Clock } from "../context/app-context.ts";
import { callForDay } from "./days.ts";

export interface RequestedRecord {
  /** 'YYYY-MM-DD' in UTC. */
  readonly date: string;
  readonly version: RecordVersion;
}

type RecordParams = Omit<RequestedRecord, "date"> & { date?: string };

/** For `useQuery`, `fetchQuery` and `prefetchQuery`. */
export type RecordQueryOptions = Omit<ReadOptions<TrainingRecord>, "call">;

/**
 * Options of a record's query. The key always has the day, so that the reply of a new day never
 * replaces that of the day before.
 *
 * @param show options of the call, of the user or of a person
 */
export function recordQuery(
  clock: Pick<Clock, "now">,
  requested: RequestedRecord,
  show: (params: RecordParams) => ReadOptions<TrainingRecord>,
): RecordQueryOptions {
  const { queryKey, meta } = show(requested);
  return {
    queryKey,
    queryFn: (context: QueryFunctionContext) =>
      callForDay(clock, requested, async (params) => show(params).queryFn(context)),
    ...(meta && { meta }),
  };
}
