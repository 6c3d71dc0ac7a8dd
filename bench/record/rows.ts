import type { MainApi } from "../../packages/sdk/src/raw.ts";

/** Rows of the bare table, and the portal's reply: 200 topics with ten lessons each. */
export const TOPICS: readonly MainApi.RecordTopic[] = Array.from({ length: 200 }, (_, topic) => ({
  topicId: topic,
  topicName: `Topic ${String(topic).padStart(3, "0")}`,
  status: topic % 7,
  periodicity: "1 year",
  completed_at: "2026-03-11",
  expiry: "2027-03-31",
  isTopicCompleted: true,
  seasonal: topic % 3 === 0,
  lessons: {
    currentVersion: Array.from({ length: 10 }, (_lesson, at) => ({
      lessonId: topic * 10 + at,
      lessonName: `Lesson ${at + 1} of topic ${topic}`,
      lessonHasExam: true,
      start_date: "2026-03-04",
      end_date: "2026-03-11",
      score: { id: at, registrationId: topic, correctQuestions: 12 + (at % 8), totalQuestions: 20 },
    })),
  },
}));
