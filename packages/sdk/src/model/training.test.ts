import { describe, expect, it } from "vitest";

import { odd } from "../testing/odd.ts";
import { readEvent } from "./event.ts";
import {
  readCertificate,
  readLaunchLink,
  readPreviewLink,
  readProgram,
  readRecord,
  readSchedule,
  readScore,
  readTopicStatus,
  readTraining,
} from "./training.ts";

describe("readTraining", () => {
  it("reads lessons with names as texts or objects", () => {
    const training = readTraining(
      odd({
        preventTraining: false,
        reminderList: [
          { id: "TYPE_COMPRESSED", date: "2026-12-01" },
          { id: "PROGRAM_EXPIRED", date: "2026-11-20T23:30:00-0500" },
          { id: null },
        ],
        nextLesson: { start_date: "2026-11-30 00:00:00" },
        lessonList: [
          {
            topic: "De-icing",
            lesson: { name: "Part 1" },
            sequence: 1,
            count: 3,
            is_suspendable: 1,
            registration: { id: 5, status: 3 },
          },
          { topic: { name: "CRM" }, lesson: "Intro", registration: null },
        ],
      }),
    );
    expect(training.reminders).toEqual([
      { id: "TYPE_COMPRESSED", date: "2026-12-01" },
      { id: "PROGRAM_EXPIRED", date: "2026-11-21" },
    ]);
    expect(training.nextLesson).toEqual({ startDate: "2026-11-30" });
    expect(training.lessons).toMatchObject([
      {
        topic: "De-icing",
        lesson: "Part 1",
        isSuspendable: true,
        registration: { id: "5", status: "locked" },
      },
      { topic: "CRM", lesson: "Intro", registration: null },
    ]);
  });

  it.each([
    [0, "running"],
    ["1", "created"],
    [2, "completed"],
    ["LOCKED", "locked"],
    [9, "error"],
    [7, null],
    [null, null],
  ])("reads registration status %s as %s", (wire, status) => {
    const lessonList = [{ registration: { id: 1, status: wire } }];
    expect(readTraining(odd({ lessonList })).lessons[0]?.registration?.status).toBe(status);
  });
});

describe("program, schedule and statuses", () => {
  it.each([
    [0, "scheduled"],
    ["3", "behind"],
    [6, "expired"],
    ["RISK_OF_EXPIRY", "riskOfExpiry"],
    [7, null],
    [-1, null],
    [1.5, null],
    ["what", null],
  ])("reads status %s as %s", (wire, status) => {
    expect(readTopicStatus(wire)).toBe(status);
  });

  it("reads topics with conditions and lessons", () => {
    const topicList = [
      {
        id: 1,
        name: "CRM",
        frequency: "12 months",
        seasonal: true,
        lessonList: [{ lesson_id: 2, name: "A" }],
      },
    ];
    expect(readProgram(odd({ topicList })).topics[0]).toMatchObject({
      id: "1",
      periodicity: "12 months",
      conditions: { seasonal: true, compressed: false },
      lessons: [{ id: "2", name: "A" }],
    });
  });

  it("reads a schedule bare or wrapped", () => {
    const item = {
      lesson: { name: "A", status: 1 },
      topic: { name: "B", status: 3 },
      date: "2026-11-21",
    };
    expect(readSchedule(odd([item]))).toEqual(readSchedule(odd({ data: [item] })));
    expect(readSchedule(odd([item]))[0]).toMatchObject({
      lesson: { name: "A", status: "delivered" },
      topic: { name: "B", status: "behind" },
      date: "2026-11-21",
    });
  });
});

describe("readRecord", () => {
  const lesson = {
    lessonId: 1,
    lessonName: "L",
    score: { correctQuestions: 8, totalQuestions: 10 },
  };
  const scoreOf = (extra: object) =>
    readRecord(
      odd({ topics: [{ topicId: 1, lessons: { currentVersion: [{ ...lesson, ...extra }] } }] }),
    ).topics[0]?.lessons.current[0]?.score;

  it.each([
    [{ scoreId: 5, registrationId: 6 }, "5", "6"],
    [
      { score: { id: 5, correctQuestions: 8, totalQuestions: 10 }, registration: { id: 6 } },
      "5",
      "6",
    ],
    [{ scoreId: 5 }, null, null],
    [{}, null, null],
  ])("finds the ids of a score in %j", (extra, scoreId, registrationId) => {
    expect(scoreOf(extra)).toEqual({ correct: 8, total: 10, scoreId, registrationId });
  });

  it("has no score without its numbers", () => {
    expect(scoreOf({ score: null })).toBeNull();
    expect(scoreOf({ score: { correctQuestions: 0, totalQuestions: 10 } })?.correct).toBe(0);
  });

  it("recognises the tiers by the lessons", () => {
    const essentials = readRecord(
      odd({
        topics: [{ id: 4, topicName: "T", certificate: { hash: "h" } }],
      }),
    );
    expect(essentials).toMatchObject({
      hasLessons: false,
      topics: [{ id: "4", certificateHash: "h", lessons: { current: [], previous: null } }],
    });
    const premium = readRecord(
      odd({
        topics: [{ topicId: 4, lessons: { currentVersion: [lesson], previousVersion: [lesson] } }],
      }),
    );
    expect(premium.hasLessons).toBe(true);
    expect(premium.topics[0]?.lessons.previous).toHaveLength(1);
  });
});

describe("scores, certificates, links and events", () => {
  it("reads answers as one text or several", () => {
    const { questions } = readScore(
      odd({
        questions: [
          { answerId: 1, result: "correct", learnerResponse: "A", correctResponses: null },
          {
            answerId: 2,
            result: "incorrect",
            learnerResponse: ["A", "B"],
            correctResponses: ["C"],
          },
        ],
      }),
    );
    expect(questions).toMatchObject([
      { id: "1", isCorrect: true, learnerResponses: ["A"], correctResponses: [] },
      { id: "2", isCorrect: false, learnerResponses: ["A", "B"], correctResponses: ["C"] },
    ]);
  });

  it.each([
    ["2026-11-20", "2026-11-20"],
    ["2026-11-20T23:59:59Z", "2026-11-20"],
    ["2026-11-20 00:30:00", "2026-11-20"],
    ["2026-11-20T00:30:00+02:00", "2026-11-19"],
    ["soon", null],
    [null, null],
  ])("reads the day of a score given at %j in UTC", (given, read) => {
    expect(readScore(odd({ completed_at: given })).completedAt).toBe(read);
  });

  it("reads a certificate", () => {
    const wire = {
      hash: "h1",
      user: { fullName: "Ada" },
      topic: { name: "CRM", version: 3 },
      completed_at: "2026-05-04",
    };
    const certificate = {
      hash: "h1",
      fullName: "Ada",
      topicName: "CRM",
      topicVersion: "3",
      completedAt: "2026-05-04",
    };
    expect(readCertificate(odd(wire))).toEqual(certificate);
    expect(readCertificate(odd({ data: wire }))).toEqual(certificate);
  });

  it("accepts links of http(s) only", () => {
    expect(readLaunchLink(odd({ launch_link: "https://player.test/1" }))).toBe(
      "https://player.test/1",
    );
    for (const link of [
      "javascript:alert(1)",
      "data:text/html,x",
      "//x",
      "/x",
      "",
      null,
      "https://",
    ]) {
      expect([
        readLaunchLink(odd({ launch_link: link })),
        readPreviewLink(odd({ preview: link })),
      ]).toEqual([null, null]);
    }
  });

  it("gives an event three reminders with whole numbers as text", () => {
    const values = (reminders: unknown) => readEvent(odd({ id: 1, reminders })).reminders;
    expect(values(undefined)).toEqual(["0", "0", "0"]);
    expect(
      values([
        { key: "days", value: 30 },
        { key: "days", value: "7.9" },
      ]),
    ).toEqual(["30", "7", "0"]);
    expect(values([{ value: -3 }, { value: "x" }, null, { value: 4 }])).toEqual(["0", "0", "0"]);
  });

  it("reads files and the state of an event", () => {
    const event = readEvent(
      odd({
        data: { id: 1, files: [{ id: 2, original_name: "a.pdf" }], deleted_at: "2026-01-01" },
      }),
    );
    expect(event).toMatchObject({
      id: "1",
      isActive: false,
      filesCount: 1,
      files: [{ id: "2", originalName: "a.pdf" }],
      status: null,
    });
  });
});
