import IconButton from "@mui/material/IconButton";
import type { RecordTopic } from "@recurrent/sdk";
import { Info } from "lucide-react";
import { useCallback, useMemo } from "react";
import { IconTooltip } from "../../components/feedback/IconTooltip.tsx";
import { ExpandableTable, type ExpandedRows } from "../../components/tables/ExpandableTable.tsx";
import type { GridColumn } from "../../components/tables/table-rows.ts";
import type { TableLayoutProps, TableRows } from "../../components/tables/TableLayout.tsx";
import { DayText } from "../../dates/DayText.tsx";
import { useLatest } from "../../useLatest.ts";
import { StatusDate } from "../status/Status.tsx";
import { PrintedSigns } from "./PrintedSigns.tsx";
import { FormerName, NotesButton } from "./RecordNotes.tsx";
import { RECORD_DEFAULTS } from "./record-defaults.ts";
import { Lessons, LessonTable, ValidityBar, ValidityText, TopicName } from "./topic-cells.tsx";
import {
  displayName,
  expiryCell,
  isInitialOnly,
  recordLayout,
  type RecordLayout,
  rowName,
  scoreTarget,
  type ScoreTarget,
  statusInRecord,
  topicStatusWord,
  versionBlocks,
} from "./training-rules.ts";

/** The text is also the button's name. */
const WithTip = ({ text, tip }: Record<"text" | "tip", string>) => (
  <span>
    {text}
    <IconTooltip title={tip}>
      <IconButton size="small" sx={{ my: -1, ml: -0.25 }}>
        <Info size={16} />
      </IconButton>
    </IconTooltip>
  </span>
);

const INITIAL_ONLY_TIP =
  "Topics with Initial Only periodicity that appear in the training record have been completed once and are not part of the recurrent program.";
const IN_PROGRESS_TIP = "Expiry will be shown once this topic has been completed.";

interface RecordDays {
  /** Day of the record. */
  day: string;
  today: string | undefined;
}

function Expiry({
  topic,
  layout,
  day,
  today,
}: RecordDays & { topic: RecordTopic; layout: RecordLayout }) {
  const cell = expiryCell(topic);
  if (cell === null) return null;
  if (typeof cell === "string") return <WithTip text={cell} tip={IN_PROGRESS_TIP} />;
  return (
    <>
      <span>
        {/* The status icon is before the name. */}
        <StatusDate {...cell} hasIcon={false} today={day === today ? today : undefined} />
        {layout === 4 && <NotesButton />}
      </span>
      <ValidityBar topic={topic} day={day} />
    </>
  );
}

/** Columns of a premium record (training 2.6). */
const columnsOf = (layout: RecordLayout, days: RecordDays): readonly GridColumn<RecordTopic>[] => [
  {
    field: "name",
    headerName: "Name",
    minWidth: 196,
    text: rowName,
    cell: (topic) => (
      <TopicName {...topic} status={statusInRecord(topic)}>
        {layout === 5 && topic.formerName !== null && (
          <FormerName kind="Topic" name={topic.formerName} />
        )}
      </TopicName>
    ),
  },
  {
    field: "periodicity",
    headerName: "Periodicity",
    width: 148,
    narrow: "bare",
    cell: ({ periodicity }) =>
      isInitialOnly(periodicity) ? (
        <WithTip text={periodicity} tip={INITIAL_ONLY_TIP} />
      ) : (
        periodicity
      ),
  },
  {
    field: "completed",
    headerName: "Completed",
    width: 108,
    // Beside the periodicity.
    narrowHeight: 0,
    value: ({ completedAt }) => completedAt,
    cell: ({ completedAt }) => <DayText day={completedAt} />,
  },
  {
    field: "expiry",
    headerName: "Expiry",
    // The day and its distance fit one line.
    width: 220,
    minWidth: 136,
    // Its bar is in the space below.
    narrowHeight: 31,
    takesRest: true,
    cell: (topic) => <Expiry topic={topic} layout={layout} {...days} />,
  },
];

const LESSON_COLUMNS = ["Start date", "End date", "Score"].map((name) => ({ name }));

const SEARCH = {
  fields: (topic: RecordTopic) => {
    const { periodicity, completedAt, expiry, lessons } = topic;
    return [
      rowName(topic),
      periodicity,
      completedAt ?? "",
      expiry ?? "",
      topicStatusWord(topic),
      ...[...lessons.current, ...(lessons.previous ?? [])].map(rowName),
    ];
  },
  hint: "Searches topics, their lessons, dates and statuses.",
};

export interface RecordTableProps
  extends TableRows<RecordTopic>, ExpandedRows, Pick<TableLayoutProps<RecordTopic>, "toolbarEnd"> {
  /** Version 1 looks like 4, an unknown one like 5. */
  version: number;
  /** Day of the rows, `YYYY-MM-DD`. */
  day: string;
  /** `YYYY-MM-DD`; says how far an expiry is, but only in the record of this day. Default: not said. */
  today?: string;
  /** A score was pressed. */
  onScore: (target: ScoreTarget) => void;
}

/** Record of the premium tier, in layout 4 or 5 (training 2.6). */
export function RecordTable({ version, day, today, onScore, ...table }: RecordTableProps) {
  const layout = recordLayout(version);
  const columns = useMemo(() => columnsOf(layout, { day, today }), [layout, day, today]);
  const openScore = useLatest(onScore);
  const renderDetail = useCallback(
    (topic: RecordTopic) => [
      <ValidityText key="words" topic={topic} day={day} />,
      ...versionBlocks(topic, layout).map(({ heading, remark, lessons }) => (
        <LessonTable
          key={heading}
          topic={topic.name}
          version={heading}
          remark={remark}
          columns={LESSON_COLUMNS}
          rows={lessons.map((lesson, at) => {
            const { id, name, formerName, startDate, endDate } = lesson;
            const former = formerName !== null && <FormerName kind="Lesson" name={formerName} />;
            const target = scoreTarget(lesson);
            const score = target && (
              <button key="score" type="button" data-score onClick={() => openScore(target)}>
                {target.label}
              </button>
            );
            return {
              // A lesson may occur twice, and rows never move.
              key: `${id} ${at}`,
              name: former ? <TopicName name={name}>{former}</TopicName> : displayName(name),
              cells: [startDate, endDate, score ?? "N/A"],
            };
          })}
        />
      )),
    ],
    [layout, day, openScore],
  );
  return (
    <Lessons>
      <ExpandableTable
        {...table}
        {...RECORD_DEFAULTS}
        columns={columns}
        search={SEARCH}
        expandAll
        renderDetail={renderDetail}
      />
      <PrintedSigns
        rows={table.rows}
        statusesOf={(topic) => [statusInRecord(topic)]}
        conditionsOf={({ conditions }) => conditions}
      />
    </Lessons>
  );
}
