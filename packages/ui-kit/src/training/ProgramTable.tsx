import IconButton from "@mui/material/IconButton";
import { CirclePlay } from "lucide-react";
import { memo, useCallback } from "react";
import type { DataColumn } from "../tables/columns.ts";
import { ExpandableTable } from "../tables/ExpandableTable.tsx";
import type { ExpandableTableProps } from "../tables/ExpandableTable.tsx";
import { TABLE_ROLES } from "../tables/table-roles.ts";
import { useLatest } from "../tables/useLatest.ts";
import { VisuallyHidden } from "../feedback/VisuallyHidden.tsx";
import { frameHeight, Lessons } from "./lesson-block.ts";
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

/** A lesson of the program. */
export interface ProgramLesson {
  id: string;
  name: string;
}

interface ProgramLessonsProps {
  topic: ProgramTopicView;
  onReview: (lesson: ProgramLesson) => void;
}

function ProgramLessonsView({ topic, onReview }: ProgramLessonsProps) {
  const label = `Lessons of ${topic.name}`;
  return (
    <section
      data-lessons
      aria-label={label}
      style={{ containIntrinsicBlockSize: frameHeight(topic.lessons.length, false) }}
    >
      {topic.lessons.length === 0 ? (
        <p>This topic has no lessons.</p>
      ) : (
        <table {...TABLE_ROLES.table} aria-label={label}>
          <thead>
            <tr>
              <th scope="col">Lessons</th>
              <th scope="col" data-width="last">
                <VisuallyHidden>Review</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody {...TABLE_ROLES.rowGroup}>
            {topic.lessons.map((lesson) => (
              <tr key={lesson.id} {...TABLE_ROLES.row} data-with-action>
                <th {...TABLE_ROLES.rowHeader} scope="row">
                  {shownName(lesson.name)}
                </th>
                <td {...TABLE_ROLES.cell}>
                  <IconButton
                    size="small"
                    title="Review"
                    aria-label={`Review ${shownName(lesson.name)}`}
                    onClick={() => onReview(lesson)}
                    sx={{ ml: "-5px" }}
                  >
                    <CirclePlay size={18} strokeWidth={1.75} aria-hidden />
                  </IconButton>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const ProgramLessons = memo(ProgramLessonsView);

const rowId = ({ id }: ProgramTopicView): string => id;
const rowName = ({ name }: ProgramTopicView): string => shownName(name);

export interface ProgramTableProps extends Pick<
  ExpandableTableProps<ProgramTopicView>,
  | "loading"
  | "error"
  | "state"
  | "onStateChange"
  | "expanded"
  | "onExpandedChange"
  | "title"
  | "toolbarEnd"
> {
  /** Undefined until they are known. */
  topics: readonly ProgramTopicView[] | undefined;
  onReview: (lesson: ProgramLesson) => void;
}

/** The topics somebody has to keep current, each with its lessons (training 2.4). */
export function ProgramTable({ topics, onReview, ...table }: ProgramTableProps) {
  const review = useLatest(onReview);
  const renderDetail = useCallback(
    (topic: ProgramTopicView) => <ProgramLessons topic={topic} onReview={review} />,
    [review],
  );
  return (
    <Lessons>
      <ExpandableTable
        {...table}
        rows={topics}
        columns={COLUMNS}
        getRowId={rowId}
        getRowName={rowName}
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
