import { memo } from "react";
import { TABLE_ROLES } from "../tables/table-roles.ts";
import { FormerName } from "./FormerName.tsx";
import type { FormerNameSubject } from "./FormerNameDialog.tsx";
import { frameHeight } from "./lesson-block.ts";
import { scoreTarget, versionBlocks } from "./record-rules.ts";
import type { RecordLayout, ScoreTarget, VersionBlock } from "./record-rules.ts";
import { shownName } from "./shown-name.ts";
import { TopicName } from "./TopicName.tsx";
import type { RecordLessonView, RecordTopicView } from "./training-views.ts";

/** What a row of a record can ask for. Keep the functions stable between renders. */
export interface RecordActions {
  onScore: (target: ScoreTarget) => void;
  onFormerName: (subject: FormerNameSubject) => void;
}

function LessonRow({
  lesson,
  onScore,
  onFormerName,
}: RecordActions & { lesson: RecordLessonView }) {
  const { formerName } = lesson;
  const target = scoreTarget(lesson);
  return (
    <tr {...TABLE_ROLES.row}>
      <th {...TABLE_ROLES.rowHeader} scope="row">
        {formerName === null ? (
          shownName(lesson.name)
        ) : (
          <TopicName name={lesson.name}>
            <FormerName
              formerName={formerName}
              onOpen={() => onFormerName({ kind: "lesson", formerName })}
            />
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

function Block({
  block,
  topicName,
  ...actions
}: RecordActions & { block: VersionBlock; topicName: string }) {
  const { heading, remark, lessons } = block;
  const label = heading === "" ? `Lessons of ${topicName}` : `${heading} of ${topicName}`;
  return (
    <section
      data-lessons
      aria-label={label}
      style={{ containIntrinsicBlockSize: frameHeight(lessons.length, heading !== "") }}
    >
      {heading !== "" && (
        <h2>
          <strong>{heading}</strong> {remark}
        </h2>
      )}
      {lessons.length === 0 ? (
        <p>There are no lessons in this version.</p>
      ) : (
        <table {...TABLE_ROLES.table} aria-label={label}>
          <thead>
            <tr>
              <th scope="col">Lessons</th>
              <th scope="col" data-width="start">
                Start date
              </th>
              <th scope="col" data-width="end">
                End date
              </th>
              <th scope="col" data-width="last">
                Score
              </th>
            </tr>
          </thead>
          <tbody {...TABLE_ROLES.rowGroup}>
            {lessons.map((lesson, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a lesson may come twice, and rows never move
              <LessonRow key={`${lesson.id} ${at}`} lesson={lesson} {...actions} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

export interface RecordLessonsProps extends RecordActions {
  topic: RecordTopicView;
  layout: RecordLayout;
}

function RecordLessonsView({ topic, layout, ...actions }: RecordLessonsProps) {
  return versionBlocks(topic, layout).map((block) => (
    <Block key={block.id} block={block} topicName={topic.name} {...actions} />
  ));
}

/** The lessons of a topic, version by version (training 2.6). Painted once for each topic. */
export const RecordLessons = memo(RecordLessonsView);
