import IconButton from "@mui/material/IconButton";
import type { ProgramTopic, RecordTopic } from "@recurrent/sdk";
import { CirclePlay } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { Dialog } from "../../components/feedback/Dialog.tsx";
import { SubmitButton } from "../../components/forms/Field.tsx";
import { AppLink } from "../../components/links/AppLink.tsx";
import { ExpandableTable, type ExpandedRows } from "../../components/tables/ExpandableTable.tsx";
import type { GridColumn } from "../../components/tables/table-rows.ts";
import type { TableRows } from "../../components/tables/TableLayout.tsx";
import { useLatest } from "../../useLatest.ts";
import {
  Lessons,
  LessonTable,
  ValidityText,
  TopicName,
  TopicExpiry,
  ValidityBar,
} from "./topic-cells.tsx";
import { rowName, displayName } from "./training-rules.ts";

/**
 * @param inRecord the record's topics by id
 * @param day day of the record; undefined without one
 */
function columnsOf(
  inRecord: ReadonlyMap<string, RecordTopic>,
  day: string | undefined,
): readonly GridColumn<ProgramTopic>[] {
  return [
    {
      field: "topic",
      headerName: "Topic",
      value: ({ name }) => name,
      text: rowName,
      cell: ({ name, conditions }) => <TopicName name={name} conditions={conditions} />,
    },
    {
      field: "periodicity",
      headerName: "Periodicity",
      sortable: false,
      width: 320,
      minWidth: 308,
      cell: ({ id, periodicity }) => {
        const topic = inRecord.get(id);
        return (
          <>
            <span data-period>
              {periodicity}
              {topic && <TopicExpiry topic={topic} />}
            </span>
            {/* Reserves its height until the record loads. */}
            <span data-bar>
              {day !== undefined && topic && <ValidityBar topic={topic} day={day} labelled />}
            </span>
          </>
        );
      },
    },
  ];
}

const SEARCH = {
  fields: ({ name, periodicity, lessons }: ProgramTopic) => [
    name,
    periodicity,
    ...lessons.map((lesson) => lesson.name),
  ],
  hint: "Searches topics, their periodicity and lessons.",
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
export function ProgramTable({ onReview, record, ...table }: ProgramTableProps) {
  const inRecord = useMemo(
    () => new Map(record?.topics.map((topic) => [topic.id, topic])),
    [record],
  );
  const day = record?.day;
  const columns = useMemo(() => columnsOf(inRecord, day), [inRecord, day]);
  const review = useLatest(onReview);
  const renderDetail = useCallback(
    (topic: ProgramTopic) => {
      const recorded = inRecord.get(topic.id);
      return (
        <>
          {recorded && day !== undefined && <ValidityText topic={recorded} day={day} />}
          <LessonTable
            topic={topic.name}
            columns={LESSON_COLUMNS}
            rows={topic.lessons.map((lesson) => ({
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
      );
    },
    [inRecord, day, review],
  );
  return (
    <Lessons>
      <ExpandableTable
        {...table}
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
