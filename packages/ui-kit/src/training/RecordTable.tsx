import { useCallback, useMemo, useState } from "react";
import { MessageDialog } from "../feedback/MessageDialog.tsx";
import { ExpandableTable } from "../tables/ExpandableTable.tsx";
import type { ExpandableTableProps } from "../tables/ExpandableTable.tsx";
import { useLatest } from "../tables/useLatest.ts";
import { EXPIRY_NOTES } from "./ExpiryNotes.tsx";
import { FormerNameDialog } from "./FormerNameDialog.tsx";
import type { FormerNameSubject } from "./FormerNameDialog.tsx";
import { Lessons } from "./lesson-block.ts";
import { recordColumns } from "./record-columns.tsx";
import { RecordLessons } from "./RecordLessons.tsx";
import { recordLayout } from "./record-rules.ts";
import type { ScoreTarget } from "./record-rules.ts";
import { shownName } from "./shown-name.ts";
import type { RecordTopicView } from "./training-views.ts";

const SEARCH = {
  fields: ({ name, periodicity, completedAt, expiry, lessons }: RecordTopicView) => [
    name,
    periodicity,
    completedAt ?? "",
    expiry ?? "",
    ...lessons.current.map((lesson) => lesson.name),
  ],
  hint: "Search looks at topics, their lessons and the dates.",
};

const rowId = ({ id }: RecordTopicView): string => id;
const rowName = ({ name }: RecordTopicView): string => shownName(name);

export interface RecordTableProps extends Pick<
  ExpandableTableProps<RecordTopicView>,
  "loading" | "error" | "state" | "onStateChange" | "expanded" | "onExpandedChange"
> {
  /** Undefined until they are known. Keep the array's identity while nothing changes. */
  topics: readonly RecordTopicView[] | undefined;
  /** The record version as the server knows it; 1 looks like 4, an unknown one like 5. */
  version: number;
  onScore: (target: ScoreTarget) => void;
}

/** The training record of the premium tier, in layout 4 or 5 (training 2.6). */
export function RecordTable({ topics, version, onScore, ...table }: RecordTableProps) {
  const layout = recordLayout(version);
  const [former, setFormer] = useState<FormerNameSubject | null>(null);
  const [noting, setNoting] = useState(false);
  const openScore = useLatest(onScore);
  const columns = useMemo(
    () => recordColumns(layout, { onFormerName: setFormer, onPleaseNote: () => setNoting(true) }),
    [layout],
  );
  const renderDetail = useCallback(
    (topic: RecordTopicView) => (
      <RecordLessons topic={topic} layout={layout} onScore={openScore} onFormerName={setFormer} />
    ),
    [layout, openScore],
  );
  return (
    <Lessons>
      <ExpandableTable
        {...table}
        rows={topics}
        columns={columns}
        getRowId={rowId}
        getRowName={rowName}
        label="Training Record"
        search={SEARCH}
        defaultSort={{ id: "name", desc: false }}
        expandAll
        renderDetail={renderDetail}
        empty={{
          title: "Nothing in the record on this date",
          description: "Topics appear here once their training has begun.",
        }}
      />
      <FormerNameDialog subject={former} onClose={() => setFormer(null)} />
      <MessageDialog open={noting} title="Please Note" onClose={() => setNoting(false)}>
        {EXPIRY_NOTES.map((note, at) => (
          <p key={note} style={{ margin: at === 0 ? 0 : "8px 0 0" }}>
            {note}
          </p>
        ))}
      </MessageDialog>
    </Lessons>
  );
}
