/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

import type {
  Certificate,
  LaunchLink,
  PreviewLink,
  Program,
  ScheduleItem,
  Score,
  TrainNow,
  TrainingRecord,
} from "../wire";

export const getTrainingShowResponseMock = (): TrainNow => ({
  preventTraining: false,
  reminderList: [{ id: "PROGRAM_RISK_OF_EXPIRY", date: "2026-11-24" }],
  nextLesson: null,
  lessonList: [
    {
      topic: "Citation XLS+ Systems",
      lesson: "Fuel and Hydraulics",
      sequence: 2,
      count: 4,
      is_suspendable: true,
      is_compressed: false,
      is_international_procedures: false,
      registration: { id: 88213, status: 1 },
    },
    {
      topic: "North Atlantic Operations",
      lesson: "Oceanic Clearance",
      sequence: 1,
      count: 3,
      is_suspendable: false,
      is_compressed: false,
      is_international_procedures: true,
      registration: { id: 88214, status: 0 },
    },
  ],
});

export const getProgramShowResponseMock = (): Program => ({
  topicList: [
    {
      id: 410,
      name: "Citation XLS+ Systems",
      status: 5,
      frequency: "Every 12 months",
      seasonal: false,
      compressed: false,
      expiration: true,
      international_procedures: false,
      lessonList: [
        { lesson_id: 3106, name: "Electrical" },
        { lesson_id: 3107, name: "Fuel and Hydraulics" },
      ],
    },
    {
      id: 412,
      name: "Winter Operations",
      status: 0,
      frequency: "Every 12 months",
      seasonal: true,
      compressed: false,
      expiration: false,
      international_procedures: false,
      lessonList: [{ lesson_id: 3140, name: "De-icing on Stand" }],
    },
  ],
});

export const getScheduleShowResponseMock = (): ScheduleItem[] => [
  {
    lesson: { name: "Fuel and Hydraulics", status: 1 },
    topic: {
      name: "Citation XLS+ Systems",
      status: 5,
      seasonal: false,
      compressed: false,
      expiration: true,
      international_procedures: false,
    },
    date: "2026-11-14",
  },
  {
    lesson: { name: "De-icing on Stand", status: 0 },
    topic: {
      name: "Winter Operations",
      status: 0,
      seasonal: true,
      compressed: false,
      expiration: false,
      international_procedures: false,
    },
    date: "2026-12-01",
  },
];

export const getRecordShowResponseMock = (): TrainingRecord => ({
  topics: [
    {
      topicId: 410,
      status: 4,
      topicName: "Citation XLS+ Systems",
      formerTopicName: "Citation Systems",
      periodicity: "Every 12 months",
      completed_at: "2026-02-14",
      expiry: "2027-02-28",
      isTopicCompleted: true,
      seasonal: false,
      compressed: false,
      expiration: true,
      international_procedures: false,
      lessons: {
        currentVersion: [
          {
            lessonId: 3107,
            lessonName: "Fuel and Hydraulics",
            formerLessonName: "Hydraulic Systems",
            lessonHasExam: true,
            start_date: "2026-02-10",
            end_date: "2026-02-14",
            registrationId: 88213,
            score: { id: 45511, correctQuestions: 9, totalQuestions: 10 },
          },
        ],
        previousVersion: [
          {
            lessonId: 2907,
            lessonName: "Hydraulics",
            formerLessonName: null,
            lessonHasExam: false,
            start_date: "2025-02-11",
            end_date: "2025-02-11",
            registrationId: 80107,
            score: null,
          },
        ],
      },
    },
  ],
});

export const getRecordDownloadResponseMock = (): Blob =>
  new Blob(["%PDF-1.7\n"], { type: "application/pdf" });

export const getCertificateShowResponseMock = (): Certificate => ({
  hash: "c4d1f7a90be2",
  user: { fullName: "Ingrid Solheim" },
  topic: { name: "Offshore Operations", version: "3.2" },
  completed_at: "2025-10-02",
});

export const getCertificateDownloadResponseMock = (): Blob =>
  new Blob(["%PDF-1.7\n"], { type: "application/pdf" });

export const getScoreShowResponseMock = (): Score => ({
  started_at: "2026-02-14 09:02:10",
  completed_at: "2026-02-14 09:20:45",
  correctQuestions: 1,
  totalQuestions: 2,
  questions: [
    {
      answerId: 70011,
      description: "What is the normal pressure of the hydraulic system?",
      result: "correct",
      learnerResponse: "3,000 psi",
      correctResponses: ["3,000 psi"],
    },
    {
      answerId: 70012,
      description: "Which pumps feed the system in flight?",
      result: "incorrect",
      learnerResponse: "The auxiliary pump",
      correctResponses: ["Both engine-driven pumps"],
    },
  ],
});

export const getRegistrationLaunchResponseMock = (): LaunchLink => ({
  launch_link: "https://player.sandbox.recurrent.test/launch/88213",
});

export const getLessonPreviewResponseMock = (): PreviewLink => ({
  preview: "https://player.sandbox.recurrent.test/preview/3107",
});
