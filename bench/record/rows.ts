import { readTopicStatus } from "../../packages/sdk/src/index.ts";

/** The rows that both tables show: as many topics as asked for, with ten lessons each. */
const LESSONS_EACH = 10;

const lessonsOf = (topic: number) =>
  Array.from({ length: LESSONS_EACH }, (_, at) => ({
    id: `${topic}-${at}`,
    name: `Lesson ${at + 1} of topic ${topic}`,
    formerName: null,
    hasExam: true,
    startDate: "2026-03-04",
    endDate: "2026-03-11",
    score: { correct: 12 + (at % 9), total: 20, scoreId: `${at}`, registrationId: `${topic}` },
  }));

export const topicsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    name: `Topic ${String(at).padStart(3, "0")}`,
    status: readTopicStatus(at % 7),
    formerName: null,
    periodicity: "1 year",
    completedAt: "2026-03-11",
    expiry: "2027-03-31",
    isTopicCompleted: true,
    certificateHash: null,
    conditions: {
      seasonal: at % 3 === 0,
      compressed: false,
      expiration: false,
      internationalProcedures: false,
    },
    lessons: { current: lessonsOf(at), previous: null },
  }));
