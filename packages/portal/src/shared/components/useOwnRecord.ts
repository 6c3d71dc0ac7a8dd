import type { RecordVersion } from "@recurrent/sdk";
import { recordShowOptions } from "@recurrent/sdk/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { SILENT } from "../api/failure-options.ts";
import { useAppContext } from "../context/app-context.ts";
import { useToday } from "../dates/days.ts";
import { recordQuery } from "../dates/record-query.ts";

/**
 * The user's own record of today, for parts of a page that can do without it: silent when it fails.
 * At midnight it stays until the next one has loaded.
 */
export function useOwnRecord(version: RecordVersion, { enabled = true } = {}) {
  const { clock } = useAppContext();
  return useQuery({
    ...recordQuery(clock, { date: useToday(), version }, (params) =>
      recordShowOptions(params, SILENT),
    ),
    enabled,
    placeholderData: keepPreviousData,
  });
}
