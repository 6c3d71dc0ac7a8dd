import { dayOf, formatDay, formatDayOrNull, formatInstantOrNull } from "../rules/days.ts";
import { isTrainee, mayEnterCompany, permissionsOf } from "../rules/access.ts";
import { hasValidSubscription } from "../rules/people.ts";
import { launchObstacle } from "../rules/registration.ts";
import { reminders } from "../rules/reminders.ts";
import { plannedLessons, trainNow } from "../rules/waiting-lessons.ts";
import { certificatesOf } from "../world/certificates.ts";
import type { PersonRow } from "../world/rows.ts";
import { findRegistration, launch, type Registration, trainingSeen } from "../world/scoring.ts";
import { trainingFactsOf } from "../world/training-facts.ts";
import { isPrevented } from "./catalogues.ts";
import { type Handlers, ofPerson, type SignedInCall } from "./call.ts";
import { readId } from "./fields.ts";
import { personOf } from "./people.ts";
import { playerLink } from "./player-link.ts";
import { type Bounds, companyBounds, ownBounds, readRecordQuery } from "./record-query.ts";
import { forbidden, invalid, notFound } from "./refusal.ts";
import { certificateFile, recordFile } from "./training-documents.ts";
import {
  certificateOnWire,
  programOnWire,
  recordOnWire,
  scheduleOnWire,
  trainingLessonOnWire,
} from "./training-wire.ts";

type Shared = `${"program" | "schedule"}Show` | `${"record" | "certificate"}${"Show" | "Download"}`;
type Own = Shared | "trainingShow" | "scoreShow" | "registrationLaunch" | "lessonPreview";

/**
 * The calls that both bases offer, over the training of whoever `personOfCall` gives, with a record on the
 * days of `boundsOf`. Program and schedule are of active trainees; of anybody else they are empty, while
 * the record stays.
 */
function trainingCalls(
  personOfCall: (call: SignedInCall) => PersonRow,
  boundsOf: (call: SignedInCall, person: PersonRow) => Bounds,
): Handlers<Shared> {
  const active = (call: SignedInCall) => {
    const person = personOfCall(call);
    const trains = person.deletedAt === null && isTrainee(person);
    return trains ? trainingSeen(call, person.id) : [];
  };
  const record = (call: SignedInCall) => {
    const person = personOfCall(call);
    const taken = trainingSeen(call, person.id);
    return [call, person, taken, readRecordQuery(call, person, boundsOf(call, person))] as const;
  };
  const certificate = (call: SignedInCall) => {
    const person = personOfCall(call);
    return [person, certificateIn(call, person)] as const;
  };
  return {
    programShow: (call) => programOnWire(call, active(call)),
    scheduleShow: (call) => scheduleOnWire(call, active(call)),
    recordShow: (call) => recordOnWire(...record(call)),
    recordDownload: (call) => recordFile(...record(call)),
    certificateShow: (call) => certificateOnWire(...certificate(call)),
    certificateDownload: (call) => certificateFile(call, ...certificate(call)),
  };
}

/** Tag PersonTraining: a person's training for those who may see the person (training 2.9, 7.2). */
export const personTraining = ofPerson(trainingCalls(personOf, companyBounds));

/** Tag Training: the trainee's own (training 2.2 to 2.8, 7.1). */
export const training: Handlers<Own> = {
  ...trainingCalls(({ user }) => user, ownBounds),

  trainingShow: (call) => {
    const { tables, user, now } = call;
    const taken = trainingSeen(call, user.id);
    const today = dayOf(now);
    const { lessons, nextOn } = trainNow(plannedLessons(taken), today);
    const due = reminders(taken, trainingFactsOf(tables, user.id), today);
    return {
      preventTraining: isPrevented(tables, user),
      reminderList: due.map(({ id, date }) => ({ id, date: formatDayOrNull(date) })),
      nextLesson: nextOn === null ? null : { start_date: formatDay(nextOn) },
      lessonList: lessons.map(trainingLessonOnWire),
    };
  },

  scoreShow: (call) => {
    const { lesson, topic, delivery } = registrationOf(call, mayReadScore);
    const { attempts } = delivery;
    if (!attempts.some(({ id }) => id === readId(call.params["scoreId"]))) {
      throw notFound("Score");
    }
    const last = attempts.at(-1);
    const total = lesson.questions;
    return async () => {
      const { examOf } = await import("../world/questions/exam-questions.ts");
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
    trainingSeen(call, user.id);
    const registration = registrationOf(call, (owner) => owner.id === user.id);
    if (isPrevented(call.tables, user)) {
      throw forbidden("Training is on hold for your company.");
    }
    if (!hasValidSubscription(user, dayOf(now))) {
      throw forbidden("Your subscription has ended.");
    }
    const obstacle = registration.superseded
      ? "This lesson was replaced by a newer version."
      : launchObstacle(registration.delivery, dayOf(now));
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

/** The certificate of the address among those of a person; 404 when there is none. */
function certificateIn(call: SignedInCall, person: PersonRow) {
  const { settings, params } = call;
  const found = trainingSeen(call, person.id)
    .flatMap(({ topic, enrolment }) => certificatesOf(settings.seed, person.id, topic, enrolment))
    .find(({ hash }) => hash === params["hash"]);
  if (found === undefined) {
    throw notFound("Certificate");
  }
  return found;
}

/** The registration of the address; 404 when there is none, or none the caller may know of. */
function registrationOf(
  call: SignedInCall,
  mayKnow: (owner: PersonRow, call: SignedInCall) => boolean,
): Registration {
  const id = readId(call.params["registrationId"]);
  const registration = id === null ? undefined : findRegistration(call.tables, id);
  const owner =
    registration === undefined ? undefined : call.tables.people.get(registration.personId);
  if (registration === undefined || owner === undefined || !mayKnow(owner, call)) {
    throw notFound("Registration");
  }
  return registration;
}

/** Scores are for the trainee and for those who may see the person (training 7). */
function mayReadScore(owner: PersonRow, { user, tables }: SignedInCall): boolean {
  const isManager =
    permissionsOf(user).includes("companies_users_show") &&
    mayEnterCompany(user, owner.companyId) &&
    tables.companies.get(owner.companyId)?.deletedAt === null;
  return owner.id === user.id || isManager;
}
