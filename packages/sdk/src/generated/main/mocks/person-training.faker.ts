/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */

import type { Certificate, Program, ScheduleItem, TrainingRecord } from "../wire";

export const getPersonProgramShowResponseMock = (): Program => ({
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

export const getPersonScheduleShowResponseMock = (): ScheduleItem[] => [
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

export const getPersonRecordShowResponseMock = (): TrainingRecord => ({
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

export const getPersonRecordDownloadResponseMock = (): Blob =>
  new Blob(["%PDF-1.7\n"], { type: "application/pdf" });

export const getPersonCertificateShowResponseMock = (): Certificate => ({
  hash: "c4d1f7a90be2",
  user: { fullName: "Ingrid Solheim" },
  topic: { name: "Offshore Operations", version: "3.2" },
  completed_at: "2025-10-02",
});

export const getPersonCertificateDownloadResponseMock = (): Blob =>
  new Blob(["%PDF-1.7\n"], { type: "application/pdf" });
