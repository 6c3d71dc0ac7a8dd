import { dayOf, formatDay, formatDayOrNull, formatInstantOrNull } from "../model/days.ts";
import { launchError, plannedLessons, REGISTRATION_CODE, trainNow } from "../rules/lessons.ts";
import {
  hasValidSubscription,
  isTrainee,
  mayEnterCompany,
  permissionsOf,
} from "../rules/people.ts";
import { periodicityOf, topicProgressOn, topicStatus } from "../rules/topic-progress.ts";
import { lessonStatus, reminders } from "../rules/training-status.ts";
import type { Delivery } from "../model/rows.ts";
import {
  findRegistration,
  launch,
  type Registration,
  readTraining,
} from "../store/registrations.ts";
import { isPrevented } from "./boards.ts";
import {
  type Call,
  forbidden,
  type Handlers,
  invalid,
  notFound,
  type OperationsOf,
  type SignedInCall,
} from "./call.ts";
import { readId } from "./fields.ts";
import { conditionsOf, records } from "./record.ts";

/** Only active trainees have a program and a schedule; the record stays. */
const shared: Handlers<"programShow" | "scheduleShow" | OperationsOf<"record" | "certificate">> = {
  ...records,

  /** 'Initial only' topics are shown until they are completed (training 3.3). */
  programShow: (call) => {
    const today = dayOf(call.now);
    const topics = activeTraining(call).filter(
      ({ topic, enrolment }) =>
        topic.months !== null || topicProgressOn(topic, enrolment, today)?.completedOn == null,
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
  },

  /** Includes future rounds (training 3.4). */
  scheduleShow: (call) => {
    const today = dayOf(call.now);
    return plannedLessons(activeTraining(call)).map(({ topic, enrolment, lesson, delivery }) => ({
      lesson: { name: lesson.name, status: lessonStatus(delivery, today) },
      topic: {
        name: topic.name,
        status: topicStatus(topic, enrolment, today),
        ...conditionsOf(topic, enrolment),
      },
      date: formatDay(delivery.deliveredOn),
    }));
  },
};

function activeTraining(call: SignedInCall) {
  const { person } = call;
  const trains = person.deletedAt === null && isTrainee(person);
  return trains ? readTraining(call, person.id) : [];
}

const own: Handlers<"trainingShow" | "scoreShow" | "registrationLaunch" | "lessonPreview"> = {
  trainingShow: (call) => {
    const { tables, user, now } = call;
    const topics = readTraining(call, user.id);
    const today = dayOf(now);
    const { lessons, nextOn } = trainNow(plannedLessons(topics), today);
    const due = reminders(topics, today);
    return {
      preventTraining: isPrevented(tables, user),
      reminderList: due.map(({ id, date }) => ({ id, date: formatDayOrNull(date) })),
      nextLesson: nextOn === null ? null : { start_date: formatDay(nextOn) },
      // Available lessons (training 3.1); a missing registration is null.
      lessonList: lessons.map(({ topic, enrolment, lesson, delivery, sequence, count }) => ({
        topic: topic.name,
        lesson: lesson.name,
        sequence,
        count,
        is_suspendable: lesson.suspendable,
        is_compressed: enrolment.compressed,
        is_international_procedures: topic.internationalProcedures,
        registration: delivery.status && {
          id: delivery.id,
          status: REGISTRATION_CODE[delivery.status],
        },
      })),
    };
  },

  scoreShow: (call) => {
    const { lesson, topic, delivery } = registrationOf(call, { isForManagers: true });
    const { attempts } = delivery;
    if (!attempts.some(({ id }) => id === readId(call.params["scoreId"]))) throw notFound("Score");
    const last = attempts.at(-1);
    const total = lesson.questions;
    return async () => {
      const { examOf } = await import("../seed/exam-questions.ts");
      const exam = examOf(topic.id, lesson.id, total);
      return {
        started_at: formatInstantOrNull(last?.startedAt),
        completed_at: formatInstantOrNull(last?.completedAt),
        correctQuestions: total - (last?.wrong.length ?? 0),
        totalQuestions: total,
        questions: attempts.flatMap((attempt) =>
          exam.map(([text, answer, ...distractors], index) => {
            const isWrong = attempt.wrong.includes(index);
            const chosen = distractors[(attempt.id + index) % distractors.length];
            return {
              answerId: attempt.id * 100 + index + 1,
              description: text,
              result: isWrong ? "incorrect" : "correct",
              learnerResponse: isWrong ? (chosen ?? null) : answer,
              correctResponses: [answer],
            };
          }),
        ),
      };
    };
  },

  registrationLaunch: (call) => {
    const { user, now } = call;
    readTraining(call, user.id);
    const registration = registrationOf(call, { isForManagers: false });
    if (isPrevented(call.tables, user)) throw forbidden("Training is on hold for your company.");
    if (!hasValidSubscription(user, dayOf(now))) throw forbidden("Your subscription has ended.");
    const obstacle = registration.superseded
      ? "This lesson was replaced by a newer version."
      : launchError(registration.delivery, dayOf(now));
    if (obstacle !== null) {
      throw invalid({ registration: [obstacle] }, obstacle);
    }
    launch(call, registration);
    return { launch_link: playerLink(call, registration) };
  },

  lessonPreview: (call) => {
    const id = readId(call.params["lessonId"]);
    for (const topic of call.tables.topics.values()) {
      const lesson = topic.versions.flatMap(({ lessons }) => lessons).find((row) => row.id === id);
      if (lesson !== undefined) {
        return { preview: lesson.previewable ? playerLink(call, { topic, lesson }) : null };
      }
    }
    throw notFound("Lesson");
  },
};

/**
 * Own training (training 2.2 to 2.8, 7.1), and that of a person the caller may see (training 2.9,
 * 7.2).
 */
export const training = {
  ...own,
  ...shared,
  personProgramShow: shared.programShow,
  personScheduleShow: shared.scheduleShow,
  personRecordShow: shared.recordShow,
  personRecordDownload: shared.recordDownload,
  personCertificateShow: shared.certificateShow,
  personCertificateDownload: shared.certificateDownload,
};

/**
 * Scores are for the trainee and users who may see the person (training 7), everything else for the
 * trainee only; others get 404.
 */
function registrationOf(
  { tables, params, user }: SignedInCall,
  { isForManagers }: { isForManagers: boolean },
): Registration {
  const registration = findRegistration(tables, readId(params["registrationId"]) ?? 0);
  const owner = registration && tables.people.get(registration.personId);
  const isManager =
    owner !== undefined &&
    permissionsOf(user).includes("companies_users_show") &&
    mayEnterCompany(user, owner.companyId) &&
    tables.companies.get(owner.companyId)?.deletedAt === null;
  if (registration === undefined || (owner?.id !== user.id && !(isForManagers && isManager))) {
    throw notFound("Registration");
  }
  return registration;
}

/**
 * In the page, the player returns the result in the portal's URL; over HTTP it posts the result and
 * opens `portal`. Without a `delivery` nothing is recorded.
 */
function playerLink(
  { pagesUrl, portalUrl }: Call,
  { topic, lesson, delivery }: Pick<Registration, "topic" | "lesson"> & { delivery?: Delivery },
): string {
  const query = new URLSearchParams({
    topic: topic.name,
    lesson: lesson.name,
    questions: String(lesson.questions),
    ...(delivery !== undefined && { registration: String(delivery.id) }),
    ...(delivery !== undefined && portalUrl !== null && { portal: portalUrl }),
  });
  return `${pagesUrl}player.html?${query.toString()}`;
}
