import type { MainApi } from "@recurrent/sdk/raw";
import { PROFILES } from "../../../testing/harness-people.ts";

type Lesson = MainApi.RecordLesson;
type Topic = MainApi.RecordTopic;

/** A lesson with an exam that was passed on the day it was begun. */
function lesson(id: number, name: string, day: string, correct: number): Lesson {
  return {
    lessonId: id,
    lessonName: name,
    formerLessonName: null,
    lessonHasExam: true,
    start_date: day,
    end_date: day,
    registrationId: 500 + id,
    score: { id: 900 + id, correctQuestions: correct, totalQuestions: 20 },
  };
}

/** A topic that is current. */
function topic(id: number, topicName: string, rest: Partial<Topic> = {}): Topic {
  return {
    topicId: id,
    status: 4,
    topicName,
    formerTopicName: null,
    periodicity: "Every 12 months",
    completed_at: "2026-03-11",
    expiry: "2027-03-11",
    isTopicCompleted: true,
    seasonal: false,
    compressed: false,
    expiration: false,
    international_procedures: false,
    lessons: { currentVersion: [lesson(id * 10, "What changed this year", "2026-03-11", 18)] },
    ...rest,
  };
}

/** Every kind of topic that a premium record has, as it arrives. */
export const PREMIUM: MainApi.TrainingRecord = {
  topics: [
    topic(1, "Aviation Security"),
    topic(2, "Crew Resource Management", { formerTopicName: "Cockpit Resource Management" }),
    topic(3, "Dangerous Goods", {
      periodicity: "Every 24 months",
      expiration: true,
      completed_at: "2026-02-02",
      expiry: "2028-02-02",
      isTopicCompleted: false,
      lessons: {
        currentVersion: [
          lesson(31, "Classes, divisions and packing groups", "2026-01-12", 19),
          {
            ...lesson(32, "Emergency response and reporting", "2026-02-02", 20),
            formerLessonName: "Emergency response",
          },
        ],
        previousVersion: [
          { ...lesson(33, "Lithium batteries on board", "2024-01-29", 0), lessonHasExam: false },
        ],
      },
    }),
    topic(4, "Ground De-icing", {
      status: 6,
      seasonal: true,
      completed_at: "2025-11-06",
      expiry: "2026-11-15",
    }),
    topic(5, "King Air 350 Initial", {
      periodicity: "Initial only",
      completed_at: "2022-08-19",
      expiry: "2023-08-19",
    }),
    topic(6, "North Atlantic Operations", { status: 5, international_procedures: true }),
    topic(7, "Upset Prevention and Recovery", {
      status: 2,
      compressed: true,
      completed_at: null,
      expiry: null,
    }),
  ],
};

/** The same topics as the essentials tier has them: without lessons, with certificates. */
export const ESSENTIALS: MainApi.TrainingRecord = {
  topics: PREMIUM.topics.map(({ topicId, lessons: _lessons, ...rest }) => ({
    ...rest,
    ...(topicId !== undefined && { id: topicId }),
    certificate: rest.completed_at == null ? null : { hash: `c0ffee${String(topicId)}` },
  })),
};

const QUESTION = {
  description: "A parcel leaks. Whom do you tell <em>first</em>?",
  correctResponses: ["The pilot in command"],
};

/** Two attempts at an exam of one question. */
export const SCORE: MainApi.Score = {
  started_at: "2026-03-11T09:00:00Z",
  completed_at: "2026-03-11T09:20:00Z",
  correctQuestions: 1,
  totalQuestions: 1,
  questions: [
    { ...QUESTION, answerId: 1, result: "wrong", learnerResponse: "The shipper" },
    { ...QUESTION, answerId: 2, result: "correct", learnerResponse: "The pilot in command" },
  ],
};

export const CERTIFICATE: MainApi.Certificate = {
  hash: "a5a17dab29bf4b3fab3e36cdc862cd9e",
  user: { fullName: "Łukasz Wiśniewski" },
  topic: { name: "Controlled Flight Into Terrain", version: "2.1" },
  completed_at: "2026-03-11",
};

const { acl, ...traineeAbroad } = PROFILES.traineeAbroad;

/** The trainee of the harness who is enrolled in International Procedures, as the profile call has them. */
export const OWN_PROFILE: MainApi.User = {
  ...traineeAbroad,
  acl: { ...acl, roles: [...acl.roles], permissions: [...acl.permissions] },
};

/** The same person as a company has them. */
export const TRAINEE_OF_COMPANY: MainApi.Person = {
  ...traineeAbroad,
  isActive: true,
  acl: { roles: [{ id: 5, name: "Trainee" }], permissions: [], isTrainee: true },
  settings: { notifications: true, suspend: { status: false } },
};
