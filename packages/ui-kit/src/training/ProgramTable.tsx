import IconButton from "@mui/material/IconButton";
import { CirclePlay } from "lucide-react";
import { useCallback } from "react";
import { VisuallyHidden } from "../feedback/VisuallyHidden.tsx";
import type { DataColumn } from "../tables/columns.ts";
import { ExpandableTable } from "../tables/ExpandableTable.tsx";
import type { ExpandableTableProps } from "../tables/ExpandableTable.tsx";
import { TABLE_ROLES } from "../tables/table-roles.ts";
import { useLatest } from "../tables/useLatest.ts";
import { Lessons, LessonTable } from "./LessonTable.tsx";
import { shownName } from "./shown-name.ts";
import { TopicName } from "./TopicName.tsx";
import type { ProgramTopicView } from "./training-views.ts";

const COLUMNS: readonly DataColumn<ProgramTopicView>[] = [
  {
    id: "topic",
    header: "Topic",
    phone: "title",
    sortValue: ({ name }) => name,
    cell: ({ name, conditions }) => <TopicName name={name} conditions={conditions} strong />,
  },
  {
    id: "periodicity",
    header: "Periodicity",
    width: 252,
    cell: ({ periodicity }) => periodicity,
  },
];

const SEARCH = {
  fields: ({ name, periodicity, lessons }: ProgramTopicView) => [
    name,
    periodicity,
    ...lessons.map((lesson) => lesson.name),
  ],
  hint: "Search looks at topics, their periodicity and their lessons.",
};

const LESSON_HEADS = (
  <th scope="col" data-width="last">
    <VisuallyHidden>Review</VisuallyHidden>
  </th>
);

/** A lesson of the program. */
export type ProgramLesson = ProgramTopicView["lessons"][number];

export interface ProgramTableProps extends Omit<
  ExpandableTableProps<ProgramTopicView>,
  | "rows"
  | "columns"
  | "getRowId"
  | "getRowName"
  | "label"
  | "defaultSort"
  | "renderDetail"
  | "empty"
> {
  /** Undefined until they are known. */
  topics: readonly ProgramTopicView[] | undefined;
  onReview: (lesson: ProgramLesson) => void;
}

/** The topics somebody has to keep current, each with its lessons (training 2.4). */
export function ProgramTable({ topics, onReview, ...table }: ProgramTableProps) {
  const review = useLatest(onReview);
  const renderDetail = useCallback(
    (topic: ProgramTopicView) => (
      <LessonTable
        label={`Lessons of ${topic.name}`}
        heads={LESSON_HEADS}
        rows={topic.lessons.map((lesson) => (
          <tr key={lesson.id} {...TABLE_ROLES.row} data-with-action>
            <th {...TABLE_ROLES.rowHeader} scope="row">
              {shownName(lesson.name)}
            </th>
            <td {...TABLE_ROLES.cell}>
              <IconButton
                size="small"
                title="Review"
                aria-label={`Review ${shownName(lesson.name)}`}
                onClick={() => review(lesson)}
                sx={{ ml: "-5px" }}
              >
                <CirclePlay size={18} strokeWidth={1.75} aria-hidden />
              </IconButton>
            </td>
          </tr>
        ))}
        none="This topic has no lessons."
      />
    ),
    [review],
  );
  return (
    <Lessons>
      <ExpandableTable
        {...table}
        rows={topics}
        columns={COLUMNS}
        getRowId={({ id }) => id}
        getRowName={({ name }) => shownName(name)}
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
