import { scoreOptions } from "@recurrent/sdk/react";
import { ScoreDialog, type ScoreTarget } from "@recurrent/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

export interface RecordScoreProps {
  /** The score to show; null for none. */
  target: ScoreTarget | null;
  onClose: () => void;
}

/** The score of a lesson, fetched when it is asked for (training 2.6). */
export function RecordScore({ target, onClose }: RecordScoreProps) {
  // The dialog keeps its content while it goes away.
  const [last, setLast] = useState(target);
  if (target !== null && target !== last) setLast(target);
  const { data, error, isFetching, refetch } = useQuery({
    ...scoreOptions(last?.registrationId ?? "", last?.scoreId ?? ""),
    enabled: target !== null,
  });
  return (
    <ScoreDialog
      open={target !== null}
      lessonName={last?.lessonName ?? ""}
      score={data}
      error={error === null || isFetching ? undefined : { onRetry: () => void refetch() }}
      onClose={onClose}
    />
  );
}
