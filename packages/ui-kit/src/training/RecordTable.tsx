import { styled } from "@mui/material/styles";
import { useCallback, useMemo, useState } from "react";
import { MessageDialog } from "../feedback/MessageDialog.tsx";
import { ExpandableTable } from "../tables/ExpandableTable.tsx";
import type { ExpandableTableProps } from "../tables/ExpandableTable.tsx";
import { withoutRoom } from "../tables/table-room.ts";
import { useLatest } from "../tables/useLatest.ts";
import { EXPIRY_NOTES } from "./ExpiryNotes.tsx";
import { FormerNameDialog } from "./FormerNameDialog.tsx";
import type { FormerNameSubject } from "./FormerNameDialog.tsx";
import { recordColumns } from "./record-columns.tsx";
import { RecordLessons } from "./RecordLessons.tsx";
import { recordLayout } from "./record-rules.ts";
import type { ScoreTarget } from "./record-rules.ts";
import { shownName } from "./shown-name.ts";
import type { RecordTopicView } from "./training-views.ts";

/** What a thousand lesson rows share is written once, here, and not on every row. */
const Frame = styled("div")(({ theme }) => {
  const { palette } = theme.vars;
  return {
    "& [data-muted]": { color: palette.text.secondary },
    "& [data-score]": {
      font: "inherit",
      letterSpacing: "inherit",
      textAlign: "left",
      padding: "4px 0",
      margin: "-4px 0",
      border: 0,
      background: "none",
      color: palette.primary.text,
      cursor: "pointer",
      "&:hover": { textDecoration: "underline", textUnderlineOffset: 3 },
    },
    "& [data-width=start]": { width: "9.5rem" },
    "& [data-width=end]": { width: "8rem" },
    // The frame's edge and the room beside it are taken off the Expiry column above.
    "& [data-width=score]": { width: "calc(15.75rem - 17px)" },
    ...withoutRoom({
      // Two columns of label over value: a record is long enough as it is.
      "& table > tbody > tr:not([data-detail])": {
        gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
        gap: "4px 12px",
        position: "relative",
      },
      "& table > tbody > tr:not([data-detail]) > [data-label]": {
        display: "block",
        gridColumn: "auto",
      },
      "& table > tbody > tr > [data-label]::before": { display: "block", lineHeight: "1.125rem" },
      // The widest values have a line of their own, with the label in it.
      "& table > tbody > tr:not([data-detail]) > :is([data-label=Expiry], [data-label=Score])": {
        display: "flex",
        gap: 8,
        gridColumn: "1 / -1",
      },
      "& table > tbody > tr > :is([data-label=Expiry], [data-label=Score])::before": {
        lineHeight: "1.25rem",
      },
      "& table > tbody > tr > th": { gridColumn: "1 / -1" },
      "& table > tbody > tr[data-open] > th": { gridColumn: "1 / -1", paddingRight: 40 },
      "& table > tbody > tr[data-open] > [data-lead]": {
        position: "absolute",
        gridArea: "auto",
        top: 4,
        right: 8,
        margin: 0,
      },
    }),
  };
});

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
    <Frame>
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
    </Frame>
  );
}
