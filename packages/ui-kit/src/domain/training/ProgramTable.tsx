import IconButton from "@mui/material/IconButton";
import type { ProgramTopic, RecordTopic } from "@recurrent/sdk";
import { CirclePlay } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { Dialog } from "../../components/feedback/Dialog.tsx";
import { SubmitButton } from "../../components/forms/SubmitButton.tsx";
import { AppLink } from "../../components/links/AppLink.tsx";
import { ExpandableTable, type ExpandedRows } from "../../components/tables/ExpandableTable.tsx";
import type { GridColumn } from "../../components/tables/table-rows.ts";
import type { TableRows } from "../../components/tables/TableLayout.tsx";
import { useLatest } from "../../useLatest.ts";
import { PrintedSigns } from "./PrintedSigns.tsx";
import {
  Lessons,
  LessonTable,
  ValidityText,
  TopicName,
  TopicExpiry,
  ValidityBar,
} from "./topic-cells.tsx";
import {
  displayName,
  entriesInRecord,
  rowName,
  statusInRecord,
  topicStatusWord,
  validityOf,
} from "./training-rules.ts";

/** Topic of the program, and of the record if it is in it. */
type ProgramRow = ProgramTopic & { recorded: RecordTopic | undefined };

/** @param day day of the record; undefined without one */
const columnsOf = (day: string | undefined): readonly GridColumn<ProgramRow>[] => [
  {
    field: "topic",
    headerName: "Topic",
    value: ({ name }) => name,
    text: rowName,
    cell: ({ name, conditions, recorded }) => (
      // Reserves the place of the icon until the record loads.
      <TopicName
        name={name}
        status={recorded ? statusInRecord(recorded) : null}
        conditions={conditions}
      />
    ),
  },
  {
    field: "periodicity",
    headerName: "Periodicity",
    sortable: false,
    width: 324,
    minWidth: 308,
    takesRest: true,
    cell: ({ periodicity, recorded }) => {
      const hasBar =
        day === undefined ||
        (recorded && validityOf(recorded.completedAt, recorded.expiry, day) !== null);
      return (
        <>
          <span data-period>
            <span data-periodicity>{periodicity}</span>
            {recorded && <TopicExpiry topic={recorded} today={day} />}
          </span>
          {/* Reserves its height until the record loads. */}
          <span data-bar={hasBar ? "" : "none"}>
            {day !== undefined && recorded && <ValidityBar topic={recorded} day={day} labelled />}
          </span>
        </>
      );
    },
  },
];

const SEARCH = {
  fields: ({ name, periodicity, recorded, lessons }: ProgramRow) => [
    displayName(name),
    periodicity,
    recorded ? topicStatusWord(recorded) : "",
    ...lessons.map(rowName),
  ],
  hint: "Searches topics, their periodicity, lessons and statuses.",
};

const LESSON_COLUMNS = [{ name: "Review" }];

/** Lesson of the program. */
export type ProgramLesson = ProgramTopic["lessons"][number];

export interface ProgramTableProps extends TableRows<ProgramTopic>, ExpandedRows {
  /** Opens a lesson again. */
  onReview: (lesson: ProgramLesson) => void;
  /** `day` is `YYYY-MM-DD`. Without a record, no validity bar is shown. */
  record?: { readonly day: string; readonly topics: readonly RecordTopic[] } | undefined;
}

/** Topics with their lessons (training 2.4). */
export function ProgramTable({ rows, onReview, record, ...table }: ProgramTableProps) {
  const day = record?.day;
  const columns = useMemo(() => columnsOf(day), [day]);
  const joined = useMemo(() => {
    return (
      rows &&
      entriesInRecord(rows, record?.topics ?? []).map(([topic, [recorded]]): ProgramRow => ({
        ...topic,
        recorded,
      }))
    );
  }, [rows, record]);
  const review = useLatest(onReview);
  const renderDetail = useCallback(
    ({ name, lessons, recorded }: ProgramRow) => (
      <>
        {recorded && day !== undefined && <ValidityText topic={recorded} day={day} />}
        <LessonTable
          topic={name}
          columns={LESSON_COLUMNS}
          rows={lessons.map((lesson) => ({
            key: lesson.id,
            name: displayName(lesson.name),
            cells: [
              <IconButton
                key="review"
                size="small"
                aria-label={`Review ${displayName(lesson.name)}`}
                onClick={() => review(lesson)}
                sx={{ ml: "-5px" }}
              >
                <CirclePlay size={18} />
              </IconButton>,
            ],
          }))}
        />
      </>
    ),
    [day, review],
  );
  return (
    <Lessons>
      <ExpandableTable
        {...table}
        rows={joined}
        columns={columns}
        label="Training Program"
        search={SEARCH}
        defaultSort={{ id: "topic", desc: false }}
        expandAll
        renderDetail={renderDetail}
        empty={{
          title: "No topics yet",
          description: "The topics of the training program and their lessons appear here.",
        }}
      />
      <PrintedSigns
        rows={joined}
        statusesOf={({ recorded }) => (recorded ? [statusInRecord(recorded)] : [])}
        conditionsOf={({ conditions }) => conditions}
      />
    </Lessons>
  );
}

export interface ReviewDialogProps {
  /** Null closes the dialog. */
  lessonName: string | null;
  /** True while the preview's address is fetched. */
  pending: boolean;
  /** Set after the browser has blocked the preview. */
  blockedHref?: string | null;
  onConfirm: () => void;
  /** Also called by Escape and a press outside. */
  onCancel: () => void;
}

/** Confirms that a lesson is opened without effect on the record (training 2.4). */
export function ReviewDialog({
  lessonName,
  pending,
  blockedHref,
  onConfirm,
  onCancel,
}: ReviewDialogProps) {
  // The title stays while the dialog fades out.
  const [last, setLast] = useState(lessonName);
  if (lessonName !== null && lessonName !== last) setLast(lessonName);
  return (
    <Dialog
      open={lessonName !== null}
      role="dialog"
      title={displayName(last ?? "")}
      message={
        blockedHref ? (
          <span role="alert">
            Your browser blocked the new tab.{" "}
            <AppLink href={blockedHref} target="_blank">
              Open the lesson review
            </AppLink>
          </span>
        ) : (
          "You are launching a lesson review. This will not update training records."
        )
      }
      onClose={onCancel}
      cancelLabel={blockedHref ? "Close" : "Cancel"}
      actions={
        !blockedHref && (
          <SubmitButton pending={pending} onClick={onConfirm}>
            I understand
          </SubmitButton>
        )
      }
    />
  );
}
