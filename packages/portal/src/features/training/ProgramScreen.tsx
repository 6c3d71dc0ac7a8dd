import { ProgramTable, ReviewDialog } from "@recurrent/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { loadState } from "../../kernel/view/load-state.ts";
import { useExpandedRows } from "../../kernel/view/useExpandedRows.ts";
import { useTableView } from "../../kernel/view/useTableView.ts";
import { useToday } from "../../kernel/view/useToday.ts";
import { recordBounds } from "./record-view.ts";
import {
  type TrainingScope,
  type TrainingScreenProps,
  useTrainingScope,
  viewPrefix,
} from "./scope.ts";
import { useReview } from "./useReview.ts";

const BY_TOPIC = { id: "topic", desc: false };

/** The topics to keep current, each with its lessons to review (training 2.4). */
export function ProgramScreen({ person }: TrainingScreenProps) {
  const scope = useTrainingScope(person);
  const query = useQuery(scope.program());
  const rows = query.data?.topics;
  const record = useStanding(scope);
  const prefix = viewPrefix(scope, "program");
  const view = useTableView(BY_TOPIC, prefix);
  const expansion = useExpandedRows(rows, prefix);
  const { ask, dialog } = useReview();
  return (
    <>
      <ProgramTable
        rows={rows}
        record={record}
        {...view}
        {...expansion}
        {...loadState(query, "The program could not be loaded")}
        onReview={ask}
      />
      <ReviewDialog {...dialog} />
    </>
  );
}

/**
 * Where in its period each topic stands: the program's call knows no days, the record's does. Undefined
 * until it is there, and where it cannot be had.
 */
function useStanding(scope: TrainingScope) {
  const day = recordBounds(scope, useToday()).max;
  const { data } = useQuery(
    scope.record({ date: day, version: scope.subject.trainingRecord }, { silent: true }),
  );
  return useMemo(() => data && { day, topics: data.topics }, [data, day]);
}
