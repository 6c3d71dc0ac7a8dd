import type { ReadCallOptions } from "@recurrent/sdk/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { RequestedRecord } from "../../shared/dates/record-query.ts";
import { useAppContext } from "../../shared/context/app-context.ts";
import type { TrainingScope } from "./scope.ts";

/**
 * Returns the previous record until the requested one has loaded.
 *
 * @param scope of one person as long as the component is mounted
 */
export function useRecord(
  scope: TrainingScope,
  requested: RequestedRecord,
  request?: ReadCallOptions,
) {
  const { clock } = useAppContext();
  const query = useQuery({
    ...scope.record(clock, requested, request),
    placeholderData: keepPreviousData,
  });
  const [day, setDay] = useState(requested.date);
  if (!query.isPlaceholderData && day !== requested.date) setDay(requested.date);
  return {
    query,
    /** Day of the record in `query`, 'YYYY-MM-DD'. */
    day,
  };
}
