import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import Tooltip from "@mui/material/Tooltip";
import type { RecordTopic } from "@recurrent/sdk";
import {
  Award,
  ChevronDown,
  ChevronUp,
  History,
  Info,
  type LucideIcon,
  Printer,
} from "lucide-react";
import { type ReactNode, useCallback, useId, useMemo, useState } from "react";
import { MessageDialog } from "../../components/feedback/Dialog.tsx";
import { DayText } from "../../dates/DayText.tsx";
import { OMITTED_CONDITION, StatusDate, StatusWord } from "../status/Status.tsx";
import { DataTable } from "../../components/tables/DataTable.tsx";
import { ExpandableTable, type ExpandedRows } from "../../components/tables/ExpandableTable.tsx";
import type { GridColumn } from "../../components/tables/table-rows.ts";
import type { TableLayoutProps, TableRows } from "../../components/tables/TableLayout.tsx";
import { PHONE } from "../../theme/common-styles.ts";
import { useLatest } from "../../useLatest.ts";
import { PrintedSigns } from "./PrintedSigns.tsx";
import { Lessons, LessonTable, ValidityBar, ValidityText, TopicName } from "./topic-cells.tsx";
import {
  expiryCell,
  exportedStatus,
  isInitialOnly,
  isUrgent,
  recordLayout,
  type RecordLayout,
  rowName,
  scoreTarget,
  type ScoreTarget,
  displayName,
  statusInRecord,
  topicStatusWord,
  versionBlocks,
} from "./training-rules.ts";
import { IconTooltip } from "../../components/feedback/IconTooltip.tsx";

/** Required texts (training 2.6, 9). */
const EXPIRY_NOTES = [
  "All topics deliver at least one lesson per year, unless a single lesson topic has greater than 1-year periodicity.",
  "Except for topics based on calendar date expiry, topic expiry is based on the first date of topic completion if all subsequent completions are accomplished within 60 days of the first expiry.",
].map((note) => <div key={note}>{note}</div>);

const Notes = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  display: "flex",
  alignItems: "start",
  gap: 8,
  "& > svg": { flex: "none", marginTop: 2 },
  "& > span": { minWidth: 0 },
  "& > span > div": { overflowWrap: "anywhere" },
  // Text that wraps needs a measure, one line does not.
  "&:not([data-cut]) > span": { maxWidth: 920 },
  "&[data-cut] > span": {
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    "& > div": { display: "inline", "& + div": { marginLeft: 8 } },
    "@media print": { whiteSpace: "normal" },
  },
  // The target does not make the line higher.
  "& > button": { margin: "-8px 0" },
  // On phones, `NotesButton` opens them.
  [PHONE]: { display: "none" },
}));

/** Notes on expiry above a premium record, in one line until opened (training 2.6). */
export function ExpiryNotes() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const Icon = isOpen ? ChevronUp : ChevronDown;
  return (
    <Notes role="note" data-cut={isOpen ? undefined : ""}>
      <Info size={16} />
      <span id={id}>{EXPIRY_NOTES}</span>
      <IconButton
        size="small"
        aria-label="Show all notes"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon size={16} />
      </IconButton>
    </Notes>
  );
}

/** The same in a dialog. */
export const NotesButton = () => (
  <Explained name="Please Note" tip="Please Note" Icon={Info} title="Please Note">
    {EXPIRY_NOTES}
  </Explained>
);

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

function Explained({
  name,
  tip,
  Icon,
  title,
  children,
}: Record<"name" | "tip" | "title", string> & { Icon: LucideIcon; children: ReactNode }) {
  // Stays mounted after its first use, so that its text does not vanish before it closes.
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
          <Icon size={16} />
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

const FORMERLY = "Formerly known as";

/** Former name after a renamed topic or lesson (training 2.6). */
const FormerName = ({ kind, name }: { kind: "Topic" | "Lesson"; name: string }) => (
  <Explained
    name={FORMERLY}
    tip={`${FORMERLY} ${name}`}
    Icon={History}
    title={`Former ${kind} Name`}
  >
    <div>
      This {kind === "Topic" ? kind : "lesson"} was renamed to better reflect its updated content.
    </div>
    <div>Formerly: {name}</div>
  </Explained>
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

const RECORD = {
  label: "Training Record",
  defaultSort: { id: "name", desc: false },
  empty: {
    title: "Nothing in the record on this date",
    description: "Topics appear here once their training has begun.",
  },
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
        {...RECORD}
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

export interface EssentialsRecordTableProps
  extends TableRows<RecordTopic>, Pick<TableLayoutProps<RecordTopic>, "toolbarEnd"> {
  /** @param hash of the topic's certificate */
  onDownload: (hash: string, topic: RecordTopic) => void;
  /** Hashes of running downloads. */
  downloading?: ReadonlySet<string> | undefined;
  /** Address of a certificate's print page; only on the user's own record. */
  printHref?: ((hash: string) => string) | undefined;
}

const SEARCH_NAMES = {
  fields: (topic: RecordTopic) => [rowName(topic), topicStatusWord(topic)],
  hint: "Searches topics and their statuses.",
};

const certificateColumns = ({
  onDownload,
  downloading,
  printHref,
}: Omit<
  EssentialsRecordTableProps,
  "toolbarEnd" | keyof TableRows<RecordTopic>
>): readonly GridColumn<RecordTopic>[] => [
  {
    field: "name",
    headerName: "Name",
    text: rowName,
    extraExportColumn: { headerName: "Status", value: exportedStatus },
    cell: (topic) => {
      const status = statusInRecord(topic);
      return (
        <TopicName {...topic} status={status} omit={OMITTED_CONDITION}>
          {isUrgent(status) ? (
            <StatusWord status={status} />
          ) : (
            // Paper has no certificate beside it, and a name alone says nothing.
            <Box component="span" sx={{ display: "none", displayPrint: "inline" }}>
              {exportedStatus(topic)}
            </Box>
          )}
        </TopicName>
      );
    },
  },
  {
    field: "certificate",
    headerName: "Certificate",
    width: 320,
    minWidth: 304,
    narrow: "bare",
    narrowHeight: 53,
    sortable: false,
    disableExport: true,
    cell: (topic) => {
      const { certificateHash: hash } = topic;
      if (hash === null) return null;
      const name = displayName(topic.name);
      const isBusy = downloading?.has(hash) === true;
      return (
        <Stack direction="row" sx={{ flexWrap: "wrap", columnGap: 0.5, m: "-4px 0 -4px -6px" }}>
          <Button
            variant="text"
            size="small"
            startIcon={<Award size={16} />}
            aria-label={`Download certificate of ${name}`}
            // `disabled` would lose the focus during the download.
            aria-disabled={isBusy}
            aria-busy={isBusy}
            sx={isBusy ? { opacity: 0.5 } : {}}
            onClick={() => !isBusy && onDownload(hash, topic)}
          >
            Download
          </Button>
          {printHref && (
            <Button
              variant="text"
              size="small"
              startIcon={<Printer size={16} />}
              href={printHref(hash)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`print certificate of ${name}`}
            >
              print certificate
            </Button>
          )}
        </Stack>
      );
    },
  },
];

/** Record of the essentials tier: topics and certificates (training 2.6). */
export function EssentialsRecordTable({
  onDownload,
  downloading,
  printHref,
  ...table
}: EssentialsRecordTableProps) {
  const download = useLatest(onDownload);
  const columns = useMemo(
    () => certificateColumns({ onDownload: download, downloading, printHref }),
    [downloading, download, printHref],
  );
  return <DataTable {...table} {...RECORD} columns={columns} search={SEARCH_NAMES} />;
}
