import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAddressQuery } from "../../kernel/view/useAddressQuery.ts";

import { recordBounds, type RecordView, recordView, writeRecordView } from "./record-view.ts";
import type { TrainingScope } from "./scope.ts";

/** The record that the address asks for (training 2.6): a reload and a shared link show the same. */
export function useRecordView(scope: TrainingScope, today: string) {
  const queries = useQueryClient();
  const address = useAddressQuery();
  const own = scope.subject.trainingRecord;
  const bounds = recordBounds(scope, today);
  const view = recordView(address.query, bounds, own);
  const { date, version } = view;
  const query = useQuery({
    ...scope.record({ date, version }),
    placeholderData: keepPreviousData,
  });
  const [shown, setShown] = useState(date);
  if (!query.isPlaceholderData && shown !== date) setShown(date);
  return {
    ...view,
    bounds,
    /** The record before stays in it until the next is there. */
    query,
    /** The day of the record that `query` holds, 'YYYY-MM-DD'. */
    shown,
    /** Shows another record, or the same anew; asks the host in any case. */
    show(next: Partial<Pick<RecordView, "date" | "version">>) {
      const wanted = { date, version, ...next };
      const { queryKey } = scope.record(wanted);
      // Several presses at once are one: what is on its way is not asked for again.
      if (queries.isFetching({ queryKey, exact: true }) === 0) {
        void queries.invalidateQueries({ queryKey, exact: true });
      }
      address.change((latest) => writeRecordView(latest, wanted, own));
    },
  };
}
