import IconButton from "@mui/material/IconButton";
import type { ProgramTopic } from "@recurrent/sdk";
import { CirclePlay } from "lucide-react";
import { useCallback } from "react";
import type { DataColumn } from "../tables/columns.ts";
import { ExpandableTable } from "../tables/ExpandableTable.tsx";
import type { ExpandableTableProps } from "../tables/ExpandableTable.tsx";
import { useLatest } from "../tables/useLatest.ts";
import { Lessons, LessonTable } from "./LessonTable.tsx";
import type { LessonColumn } from "./LessonTable.tsx";
import { TopicName } from "./TopicName.tsx";
import { shownName } from "./training-rules.ts";

const COLUMNS: readonly DataColumn<ProgramTopic>[] = [
  {
    id: "topic",
    header: "Topic",
    phone: "title",
    sortValue: ({ name }) => name,
    cell: ({ name, conditions }) => <TopicName name={name} conditions={conditions} />,
  },
  {
    id: "periodicity",
    header: "Periodicity",
    width: 252,
    cell: ({ periodicity }) => periodicity,
  },
];

const SEARCH = {
  fields: ({ name, periodicity, lessons }: ProgramTopic) => [
    name,
    periodicity,
    ...lessons.map((lesson) => lesson.name),
  ],
  hint: "Search looks at topics, their periodicity and their lessons.",
};

const LESSON_COLUMNS: readonly LessonColumn[] = [{ head: "Review", width: "last" }];

/** A lesson of the program. */
export type ProgramLesson = ProgramTopic["lessons"][number];

export interface ProgramTableProps extends Pick<
  ExpandableTableProps<ProgramTopic>,
  "loading" | "error" | "state" | "onStateChange" | "expanded" | "onExpandedChange"
> {
  /** Undefined until they are known. */
  topics: readonly ProgramTopic[] | undefined;
  onReview: (lesson: ProgramLesson) => void;
}

/** The topics to keep current, each with its lessons (training 2.4). */
export function ProgramTable({ topics, onReview, ...table }: ProgramTableProps) {
  const review = useLatest(onReview);
  const renderDetail = useCallback(
    (topic: ProgramTopic) => (
      <LessonTable
        topic={topic.name}
        columns={LESSON_COLUMNS}
        rows={topic.lessons.map((lesson) => ({
          key: lesson.id,
          name: shownName(lesson.name),
          cells: [
            <IconButton
              key="review"
              size="small"
              title="Review"
              aria-label={`Review ${shownName(lesson.name)}`}
              onClick={() => review(lesson)}
              sx={{ ml: "-5px" }}
            >
              <CirclePlay size={18} strokeWidth={1.75} aria-hidden />
            </IconButton>,
          ],
        }))}
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
