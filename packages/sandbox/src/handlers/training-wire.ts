import { type Day, dayOf, formatDay, formatDayOrNull } from "../rules/days.ts";
import { fullName } from "../rules/people.ts";
import { REGISTRATION_CODE } from "../rules/registration.ts";
import {
  type LessonStand,
  periodicityOf,
  type TopicStand,
  topicStandOn,
  topicStatus,
} from "../rules/topic-stand.ts";
import { lessonStatus } from "../rules/training-status.ts";
import { type PlannedLesson, plannedLessons } from "../rules/waiting-lessons.ts";
import { type Certification, certificatesOf } from "../world/certificates.ts";
import type { Enrolment, PersonRow, TopicRow } from "../world/rows.ts";
import type { Tables } from "../world/tables.ts";
import type { TakenTopic } from "../world/taken-topics.ts";
import type { Scope } from "../world/world.ts";
import type { Reply } from "./contract.ts";
import type { RecordVersion } from "./record-query.ts";

type WireTopic = Reply<"recordShow">["topics"][number];
type WireLessons = NonNullable<WireTopic["lessons"]>;

/** What makes a topic special (training 4.3). */
function conditionsOf(topic: TopicRow, enrolment: Enrolment) {
  return {
    seasonal: topic.seasonal,
    compressed: enrolment.compressed,
    expiration: topic.expiration,
    international_procedures: topic.internationalProcedures,
  };
}

/** A lesson that can be taken (training 3.1); a registration that is missing is null. */
export function trainingLessonOnWire(
  planned: PlannedLesson,
): Reply<"trainingShow">["lessonList"][number] {
  const { topic, enrolment, lesson, delivery, sequence, count } = planned;
  return {
    topic: topic.name,
    lesson: lesson.name,
    sequence,
    count,
    is_suspendable: lesson.suspendable,
    is_compressed: enrolment.compressed,
    is_international_procedures: topic.internationalProcedures,
    registration:
      delivery.status === null
        ? null
        : { id: delivery.id, status: REGISTRATION_CODE[delivery.status] },
  };
}

/** The recurrent program (training 3.3). 'Initial only' belongs to it until it was completed. */
export function programOnWire({ now }: Scope, taken: readonly TakenTopic[]): Reply<"programShow"> {
  const today = dayOf(now);
  const topics = taken.filter(
    ({ topic, enrolment }) =>
      topic.months !== null || topicStandOn(topic, enrolment, today)?.completedOn == null,
  );
  return {
    topicList: topics.map(({ topic, enrolment }) => ({
      id: topic.id,
      name: topic.name,
      status: topicStatus(topic, enrolment, today),
      frequency: periodicityOf(topic),
      ...conditionsOf(topic, enrolment),
      lessonList: (topic.versions.at(-1)?.lessons ?? []).map(({ id, name }) => ({
        lesson_id: id,
        name,
      })),
    })),
  };
}

/** Lessons of the rounds under way and to come with the day each one opens (training 3.4). */
export function scheduleOnWire(
  { now }: Scope,
  taken: readonly TakenTopic[],
): Reply<"scheduleShow"> {
  const today = dayOf(now);
  return plannedLessons(taken).map(({ topic, enrolment, lesson, delivery }) => ({
    lesson: { name: lesson.name, status: lessonStatus(delivery, today) },
    topic: {
      name: topic.name,
      status: topicStatus(topic, enrolment, today),
      ...conditionsOf(topic, enrolment),
    },
    date: formatDay(delivery.deliveredOn),
  }));
}

/** Whether the person's company has records without lessons but with certificates (training 2.6). */
function isEssentials(tables: Tables, person: PersonRow): boolean {
  const company = tables.companies.get(person.companyId);
  const tier = company === undefined ? undefined : tables.tiers.get(company.tierId);
  return tier?.slug === "essentials";
}

/** A record (training 3.5). Its shape follows the tier, what lessons tell follows the layout. */
export function recordOnWire(
  { tables, settings }: Scope,
  person: PersonRow,
  taken: readonly TakenTopic[],
  { day, version }: { day: Day; version: RecordVersion },
): Reply<"recordShow"> {
  const essentials = isEssentials(tables, person);
  const stands = taken.flatMap(({ topic, enrolment }) => topicStandOn(topic, enrolment, day) ?? []);
  return {
    topics: stands.map((stand): WireTopic => {
      const { topic, enrolment } = stand;
      const common = {
        status: stand.status,
        topicName: topic.name,
        periodicity: periodicityOf(topic),
        completed_at: formatDayOrNull(stand.completedOn),
        expiry: formatDayOrNull(stand.expiry),
        ...conditionsOf(topic, enrolment),
      };
      if (essentials) {
        const hash = certificatesOf(settings.seed, person.id, topic, enrolment).at(-1)?.hash;
        return { id: topic.id, ...common, certificate: hash === undefined ? null : { hash } };
      }
      return {
        topicId: topic.id,
        ...common,
        formerTopicName: version === 5 ? topic.formerName : null,
        isTopicCompleted: stand.previous?.isComplete ?? true,
        lessons: lessonsOnWire(stand, version),
      };
    }),
  };
}

/** The oldest layout has no versions; former names came with the newest. */
function lessonsOnWire({ current, previous }: TopicStand, version: RecordVersion): WireLessons {
  const block = (lessons: readonly LessonStand[]) =>
    lessons.map((stand) => recordLessonOnWire(stand, version === 5));
  return {
    currentVersion: block(current),
    ...(previous === null || version === 1 ? {} : { previousVersion: block(previous.lessons) }),
  };
}

function recordLessonOnWire(
  { lesson, delivery }: LessonStand,
  showsFormer: boolean,
): WireLessons["currentVersion"][number] {
  const attempt = delivery?.attempts.at(-1);
  return {
    lessonId: lesson.id,
    lessonName: lesson.name,
    formerLessonName: showsFormer ? lesson.formerName : null,
    lessonHasExam: lesson.questions > 0,
    start_date: instantDay(delivery?.startedAt),
    end_date: instantDay(delivery?.completedAt),
    ...(delivery === null ? {} : { registrationId: delivery.id }),
    score:
      attempt === undefined
        ? null
        : {
            id: attempt.id,
            correctQuestions: lesson.questions - attempt.wrong.length,
            totalQuestions: lesson.questions,
          },
  };
}

function instantDay(instant: number | null | undefined): string | null {
  return formatDayOrNull(instant == null ? null : dayOf(instant));
}

/** A certificate as data (training 3.6). */
export function certificateOnWire(
  person: PersonRow,
  { hash, topic, version, completedOn }: Certification,
): Reply<"certificateShow"> {
  return {
    hash,
    user: { fullName: fullName(person) },
    topic: { name: topic.name, version: `${version}.0` },
    completed_at: formatDay(completedOn),
  };
}
