import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Tooltip from "@mui/material/Tooltip";
import type { RecordTopic } from "@recurrent/sdk";
import { History, Info } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useCallback, useState } from "react";
import type { ReactNode } from "react";
import { MessageDialog } from "../feedback/ConfirmDialog.tsx";
import { DayText, StatusDate } from "../status/StatusDate.tsx";
import type { DataColumn } from "../tables/columns.ts";
import { ExpandableTable } from "../tables/ExpandableTable.tsx";
import type { ExpandableTableProps } from "../tables/ExpandableTable.tsx";
import { useLatest } from "../tables/useLatest.ts";
import { Lessons, LessonTable } from "./LessonTable.tsx";
import type { LessonColumn } from "./LessonTable.tsx";
import { TopicName } from "./TopicName.tsx";
import {
  expiryCell,
  iconShownInRecord,
  isInitialOnly,
  NO_TOPICS,
  recordLayout,
  scoreTarget,
  shownName,
  versionBlocks,
} from "./training-rules.ts";
import type { RecordLayout, ScoreTarget } from "./training-rules.ts";

/** How expiry comes about (training 2.6, 9). */
const EXPIRY_NOTES = [
  "All topics deliver at least one lesson per year, unless a single lesson topic has greater than 1-year periodicity.",
  "Except for topics based on calendar date expiry, topic expiry is based on the first date of topic completion if all subsequent completions are accomplished within 60 days of the first expiry.",
].map((note) => (
  <Box component="p" key={note} sx={{ m: 0 }}>
    {note}
  </Box>
));

/** The two notes above a premium record. */
export function ExpiryNotes() {
  return (
    <Stack
      role="note"
      direction="row"
      sx={{ typography: "body2", gap: 1, maxWidth: 920, color: "text.secondary" }}
    >
      <Info size={16} strokeWidth={1.75} aria-hidden style={{ flex: "none", marginTop: 1 }} />
      <Stack sx={{ gap: 0.5 }}>{EXPIRY_NOTES}</Stack>
    </Stack>
  );
}

/** An explanation on demand, by pointer, by key and by touch; its text is also the button's name. */
function InfoTip({ text }: { text: string }) {
  return (
    <Tooltip title={text} enterTouchDelay={0} leaveTouchDelay={6000}>
      <IconButton size="small" sx={{ my: -1, ml: 0.25 }}>
        <Info size={16} strokeWidth={1.75} aria-hidden />
      </IconButton>
    </Tooltip>
  );
}

interface ExplainedProps {
  name: string;
  /** Default: the name. */
  tip?: ReactNode;
  Icon: LucideIcon;
  title: string;
  children: ReactNode;
}

/** A button that opens a dialog with more. */
function Explained({ name, tip = name, Icon, title, children }: ExplainedProps) {
  // The dialog stays after its first use, so that its words do not vanish before it does.
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Tooltip describeChild title={tip}>
        <IconButton
          size="small"
          aria-label={name}
          onClick={() => setOpen(true)}
          sx={{ m: "-8px -4px" }}
        >
          <Icon size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Tooltip>
      {open !== null && (
        <MessageDialog open={open} title={title} onClose={() => setOpen(false)}>
          <Stack sx={{ gap: 1, overflowWrap: "anywhere" }}>{children}</Stack>
        </MessageDialog>
      )}
    </>
  );
}

/** Stands behind a name that was another one (training 2.6). */
function FormerName({ of, name }: { of: "Topic" | "Lesson"; name: string }) {
  const tip = (
    <>
      Formerly known as
      <br />
      {name}
    </>
  );
  return (
    <Explained name="Formerly known as" tip={tip} Icon={History} title={`Former ${of} Name`}>
      <div>
        This {of === "Topic" ? of : "lesson"} was renamed to better reflect its updated content.
      </div>
      <div>{name}</div>
    </Explained>
  );
}

const INITIAL_ONLY_TIP =
  "Topics with Initial Only periodicity that appear in the training record have been completed once and are not part of the recurrent program.";
const IN_PROGRESS_TIP = "Expiry will be shown once this topic has been completed.";

function Expiry({ topic, layout }: { topic: RecordTopic; layout: RecordLayout }) {
  const cell = expiryCell(topic);
  if (cell.kind === "blank") return null;
  if (cell.kind === "in-progress") {
    return (
      <span>
        In Progress
        <InfoTip text={IN_PROGRESS_TIP} />
      </span>
    );
  }
  return (
    <span>
      {/* The sign stands before the name. */}
      <StatusDate day={cell.day} status={cell.status} sign={false} />
      {layout === 4 && (
        <Explained name="Please Note" Icon={Info} title="Please Note">
          {EXPIRY_NOTES}
        </Explained>
      )}
    </span>
  );
}

/** The columns of a premium record (training 2.6); layouts 4 and 5 differ in what stands beside names. */
const columnsOf = (layout: RecordLayout): readonly DataColumn<RecordTopic>[] => [
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
      >
        {layout === 5 && topic.formerName !== null && (
          <FormerName of="Topic" name={topic.formerName} />
        )}
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
        <span>
          {periodicity}
          <InfoTip text={INITIAL_ONLY_TIP} />
        </span>
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

const LESSON_COLUMNS: readonly LessonColumn[] = [
  { head: "Start date", width: "start" },
  { head: "End date", width: "end" },
  { head: "Score", width: "last" },
];

const SEARCH = {
  fields: ({ name, periodicity, completedAt, expiry, lessons }: RecordTopic) => [
    name,
    periodicity,
    completedAt ?? "",
    expiry ?? "",
    ...lessons.current.map((lesson) => lesson.name),
  ],
  hint: "Search looks at topics, their lessons and the dates.",
};

export interface RecordTableProps extends Pick<
  ExpandableTableProps<RecordTopic>,
  "loading" | "error" | "state" | "onStateChange" | "expanded" | "onExpandedChange"
> {
  /** Undefined until they are known. Keep the array's identity while nothing changes. */
  topics: readonly RecordTopic[] | undefined;
  /** The record version as the server knows it; 1 looks like 4, an unknown one like 5. */
  version: number;
  onScore: (target: ScoreTarget) => void;
}

/** The training record of the premium tier, in layout 4 or 5 (training 2.6). */
export function RecordTable({ topics, version, onScore, ...table }: RecordTableProps) {
  const layout = recordLayout(version);
  const openScore = useLatest(onScore);
  const renderDetail = useCallback(
    (topic: RecordTopic) =>
      versionBlocks(topic, layout).map(({ id, heading, remark, lessons }) => (
        <LessonTable
          key={id}
          topic={topic.name}
          version={heading}
          remark={remark}
          columns={LESSON_COLUMNS}
          rows={lessons.map((lesson, at) => {
            const target = scoreTarget(lesson);
            return {
              // A lesson may come twice, and rows never move.
              key: `${lesson.id} ${at}`,
              name:
                lesson.formerName === null ? (
                  shownName(lesson.name)
                ) : (
                  <TopicName name={lesson.name}>
                    <FormerName of="Lesson" name={lesson.formerName} />
                  </TopicName>
                ),
              cells: [
                lesson.startDate,
                lesson.endDate,
                target === null ? (
                  <span data-muted>N/A</span>
                ) : (
                  <button type="button" data-score onClick={() => openScore(target)}>
                    {target.label}
                  </button>
                ),
              ],
            };
          })}
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
        empty={NO_TOPICS}
      />
    </Lessons>
  );
}
