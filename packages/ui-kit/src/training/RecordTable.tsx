import { styled } from "@mui/material/styles";
import { useCallback } from "react";
import { DayText, StatusDate } from "../status/StatusDate.tsx";
import type { DataColumn } from "../tables/columns.ts";
import { ExpandableTable } from "../tables/ExpandableTable.tsx";
import type { ExpandableTableProps } from "../tables/ExpandableTable.tsx";
import { TABLE_ROLES } from "../tables/table-roles.ts";
import { useLatest } from "../tables/useLatest.ts";
import { Lessons, LessonTable } from "./LessonTable.tsx";
import {
  expiryCell,
  iconShownInRecord,
  isInitialOnly,
  recordLayout,
  scoreTarget,
  versionBlocks,
} from "./record-rules.ts";
import type { RecordLayout, ScoreTarget } from "./record-rules.ts";
import { FormerName, InfoTip, PleaseNote } from "./record-tips.tsx";
import { shownName } from "./shown-name.ts";
import { TopicName } from "./TopicName.tsx";
import type { RecordLessonView, RecordTopicView } from "./training-views.ts";

const INITIAL_ONLY_TIP =
  "Topics with Initial Only periodicity that appear in the training record have been completed once and are not part of the recurrent program.";
const IN_PROGRESS_TIP = "Expiry will be shown once this topic has been completed.";

const Inline = styled("span")({ display: "flex", alignItems: "center", flexWrap: "wrap" });

function Expiry({ topic, layout }: { topic: RecordTopicView; layout: RecordLayout }) {
  const cell = expiryCell(topic);
  switch (cell.kind) {
    case "blank":
      return null;
    case "in-progress":
      return (
        <Inline sx={{ color: "text.secondary" }}>
          In Progress
          <InfoTip text={IN_PROGRESS_TIP} />
        </Inline>
      );
    case "day":
      return (
        <Inline>
          {/* The sign stands before the name. */}
          <StatusDate day={cell.day} status={cell.status} sign={false} />
          {layout === 4 && <PleaseNote />}
        </Inline>
      );
    default:
      return cell satisfies never;
  }
}

/** The columns of a premium record (training 2.6); layouts 4 and 5 differ in what stands beside names. */
const columnsOf = (layout: RecordLayout): readonly DataColumn<RecordTopicView>[] => [
  {
    id: "name",
    header: "Name",
    phone: "title",
    sortValue: ({ name }) => name,
    cell: (topic) => (
      <TopicName
        name={topic.name}
        status={iconShownInRecord(topic) ? topic.status : null}
        conditions={topic.conditions}
        strong
      >
        {layout === 5 && <FormerName of="topic" formerName={topic.formerName} />}
      </TopicName>
    ),
  },
  {
    id: "periodicity",
    header: "Periodicity",
    width: 152,
    sortValue: ({ periodicity }) => periodicity,
    cell: ({ periodicity }) =>
      isInitialOnly(periodicity) ? (
        <Inline>
          {periodicity}
          <InfoTip text={INITIAL_ONLY_TIP} />
        </Inline>
      ) : (
        periodicity
      ),
  },
  {
    id: "completed",
    header: "Completed",
    width: 128,
    sortValue: ({ completedAt }) => completedAt ?? "",
    cell: ({ completedAt }) => <DayText day={completedAt} />,
  },
  {
    id: "expiry",
    header: "Expiry",
    width: 252,
    sortValue: ({ expiry }) => expiry ?? "",
    cell: (topic) => <Expiry topic={topic} layout={layout} />,
  },
];

const COLUMNS = { 4: columnsOf(4), 5: columnsOf(5) };

const LESSON_HEADS = (
  <>
    <th scope="col" data-width="start">
      Start date
    </th>
    <th scope="col" data-width="end">
      End date
    </th>
    <th scope="col" data-width="last">
      Score
    </th>
  </>
);

interface LessonRowProps {
  lesson: RecordLessonView;
  onScore: (target: ScoreTarget) => void;
}

function LessonRow({ lesson, onScore }: LessonRowProps) {
  const target = scoreTarget(lesson);
  return (
    <tr {...TABLE_ROLES.row}>
      <th {...TABLE_ROLES.rowHeader} scope="row">
        {lesson.formerName === null ? (
          shownName(lesson.name)
        ) : (
          <TopicName name={lesson.name}>
            <FormerName of="lesson" formerName={lesson.formerName} />
          </TopicName>
        )}
      </th>
      <td {...TABLE_ROLES.cell} data-label="Start date">
        {lesson.startDate}
      </td>
      <td {...TABLE_ROLES.cell} data-label="End date">
        {lesson.endDate}
      </td>
      <td {...TABLE_ROLES.cell} data-label="Score">
        {target === null ? (
          <span data-muted>N/A</span>
        ) : (
          <button type="button" data-score onClick={() => onScore(target)}>
            {target.label}
          </button>
        )}
      </td>
    </tr>
  );
}

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
  const openScore = useLatest(onScore);
  const renderDetail = useCallback(
    (topic: RecordTopicView) =>
      versionBlocks(topic, layout).map(({ id, heading, remark, lessons }) => (
        <LessonTable
          key={id}
          label={`${heading === "" ? "Lessons" : heading} of ${topic.name}`}
          {...(heading !== "" && {
            heading: (
              <>
                <strong>{heading}</strong> {remark}
              </>
            ),
          })}
          heads={LESSON_HEADS}
          rows={lessons.map((lesson, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a lesson may come twice, and rows never move
            <LessonRow key={`${lesson.id} ${at}`} lesson={lesson} onScore={openScore} />
          ))}
          none="There are no lessons in this version."
        />
      )),
    [layout, openScore],
  );
  return (
    <Lessons>
      <ExpandableTable
        {...table}
        rows={topics}
        columns={COLUMNS[layout]}
        getRowId={({ id }) => id}
        getRowName={({ name }) => shownName(name)}
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
    </Lessons>
  );
}
