import { ProgramTable, ReviewDialog } from "@recurrent/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { loadState } from "../../view/load-state.ts";
import { useExpandedRows } from "../../view/useExpandedRows.ts";
import { useTableView } from "../../view/useTableView.ts";
import { type TrainingScreenProps, useTrainingScope, viewPrefix } from "./scope.ts";
import { useReview } from "./useReview.ts";

const BY_TOPIC = { id: "topic", desc: false };

/** The topics to keep current, each with its lessons to review (training 2.4). */
export function ProgramScreen({ person }: TrainingScreenProps) {
  const scope = useTrainingScope(person);
  const query = useQuery(scope.program());
  const rows = query.data?.topics;
  const prefix = viewPrefix(scope, "program");
  const view = useTableView(BY_TOPIC, prefix);
  const expansion = useExpandedRows(rows, prefix);
  const { ask, dialog } = useReview();
  return (
    <>
      <ProgramTable
        rows={rows}
        {...view}
        {...expansion}
        {...loadState(query, "The program could not be loaded")}
        onReview={ask}
      />
      <ReviewDialog {...dialog} />
    </>
  );
}
