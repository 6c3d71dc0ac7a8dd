import type { RecordTopic } from "@recurrent/sdk";
import { RecordTable, type ScoreTarget } from "@recurrent/ui-kit";
import { useState } from "react";
import type { LoadState } from "../../view/load-state.ts";
import { useExpandedRows } from "../../view/useExpandedRows.ts";
import { useTableView } from "../../view/useTableView.ts";
import { BY_TOPIC } from "./record-view.ts";
import { RecordScore } from "./RecordScore.tsx";
import { type TrainingScope, viewPrefix } from "./scope.ts";

export interface PremiumRecordProps extends LoadState {
  scope: TrainingScope;
  topics: readonly RecordTopic[] | undefined;
  version: number;
}

/** The record with its lessons and their scores (training 2.6). */
export function PremiumRecord({ scope, version, ...table }: PremiumRecordProps) {
  const prefix = viewPrefix(scope, "record");
  const view = useTableView(BY_TOPIC, prefix);
  const rows = useExpandedRows(table.topics, prefix);
  const [score, setScore] = useState<ScoreTarget | null>(null);
  return (
    <>
      <RecordTable {...table} {...view} {...rows} version={version} onScore={setScore} />
      <RecordScore target={score} onClose={() => setScore(null)} />
    </>
  );
}
