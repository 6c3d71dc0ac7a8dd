import type {
  Conditions,
  ProgramTopic,
  RecordLesson,
  RecordTopic,
  ScheduleItem,
  Score,
  ScoreQuestion,
  TopicStatus,
  TrainingLesson,
} from "@recurrent/sdk";

/** For stories and tests: a charter pilot's training in November 2026. */
export const LESSON: TrainingLesson = {
  topic: "Ground De-icing",
  lesson: "Holdover times and fluid types",
  sequence: 2,
  count: 4,
  isSuspendable: false,
  isCompressed: false,
  isInternationalProcedures: false,
  registration: { id: "418207", status: "created" },
};

export const INTERNATIONAL_LESSON: TrainingLesson = {
  ...LESSON,
  topic: "North Atlantic Operations",
  lesson: "Track message and oceanic clearance",
  sequence: 1,
  count: 3,
  isInternationalProcedures: true,
};

/** A name with nowhere to break, and one with many words. */
export const LONG_NAME =
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft and the carriage of undeclared goods on scheduled services between aerodromes of three states";

/** A status that the SDK's reader would have made null, since the kit does not rely on the reader. */
const oddStatus = (status: string | number): TopicStatus => status as TopicStatus;

export const NONE: Conditions = {
  seasonal: false,
  compressed: false,
  expiration: false,
  internationalProcedures: false,
};

let lessonIds = 0;

/** A lesson taken on one day and passed. */
function recordLesson(
  name: string,
  startDate: string | null,
  endDate: string | null = startDate,
  correct = 20,
): RecordLesson {
  lessonIds += 1;
  const id = String(lessonIds);
  return {
    id,
    name,
    formerName: null,
    hasExam: endDate !== null,
    startDate,
    endDate,
    score: endDate === null ? null : { correct, total: 20, scoreId: id, registrationId: `r${id}` },
  };
}

/** A topic of a record, completed by default. */
function recordTopic(id: string, name: string, change: Partial<RecordTopic> = {}): RecordTopic {
  return {
    id,
    name,
    status: "completed",
    formerName: null,
    periodicity: "1 year",
    completedAt: "2026-03-11",
    expiry: "2027-03-31",
    isTopicCompleted: true,
    certificateHash: `c${id}`,
    conditions: NONE,
    lessons: {
      current: [
        recordLesson("What changed this year", "2026-03-04", "2026-03-04", 18),
        recordLesson("Procedures and limits", "2026-03-11"),
      ],
      previous: null,
    },
    ...change,
  };
}

/** A record with every kind of topic in it. */
export const RECORD: readonly RecordTopic[] = [
  recordTopic("1", "Aviation Security"),
  recordTopic("2", "Controlled Flight Into Terrain", {
    status: "riskOfExpiry",
    periodicity: "2 years",
    completedAt: "2024-11-24",
    expiry: "2026-11-24",
  }),
  recordTopic("3", "Crew Resource Management", {
    formerName: "Cockpit Resource Management",
    completedAt: "2026-05-20",
    expiry: "2027-05-31",
  }),
  recordTopic("4", "Dangerous Goods", {
    periodicity: "2 years",
    completedAt: "2026-02-02",
    expiry: "2028-02-02",
    isTopicCompleted: false,
    conditions: { ...NONE, expiration: true },
    lessons: {
      current: [
        recordLesson("Classes, divisions and packing groups", "2026-01-12", "2026-01-12", 19),
        recordLesson("Undeclared goods and passenger baggage", "2026-01-19", "2026-01-21", 17),
        {
          ...recordLesson("Emergency response and reporting", "2026-02-02"),
          formerName: "Emergency response",
        },
      ],
      previous: [
        recordLesson("Classes, divisions and packing groups", "2024-01-15", "2024-01-15", 18),
        {
          ...recordLesson("Lithium batteries on board", "2024-01-29", "2024-02-05"),
          hasExam: false,
        },
      ],
    },
  }),
  recordTopic("5", "Emergency Equipment and First Aid", {
    status: "behind",
    periodicity: "2 years",
    completedAt: "2024-12-03",
    expiry: "2026-12-31",
  }),
  recordTopic("6", "Ground De-icing", {
    status: "expired",
    completedAt: "2025-11-06",
    expiry: "2026-11-15",
    conditions: { ...NONE, seasonal: true },
  }),
  recordTopic("7", "King Air 350 Initial", {
    periodicity: "Initial only",
    completedAt: "2022-08-19",
    expiry: null,
  }),
  recordTopic("8", "North Atlantic Operations", {
    completedAt: "2026-07-08",
    expiry: "2027-07-31",
    conditions: { ...NONE, internationalProcedures: true },
  }),
  recordTopic("9", "Upset Prevention and Recovery", {
    status: "started",
    completedAt: null,
    expiry: null,
    isTopicCompleted: false,
    certificateHash: null,
    conditions: { ...NONE, compressed: true },
    lessons: {
      current: [
        recordLesson("Energy management", "2026-11-16", "2026-11-17", 16),
        recordLesson("Recovery from a stall", "2026-11-18", null),
        recordLesson("Spatial disorientation", null),
      ],
      previous: null,
    },
  }),
  recordTopic("10", "Weight and Balance", {
    periodicity: "2 years",
    completedAt: "2025-09-30",
    expiry: "2027-09-30",
  }),
];

/** A reply of a server that knows little: unknown codes and empty values. */
export const ODD_RECORD: readonly RecordTopic[] = [
  recordTopic("1", LONG_NAME, {
    status: oddStatus(17),
    formerName: LONG_NAME,
    periodicity: "",
    completedAt: null,
    expiry: "2027-01-31",
    certificateHash: null,
    conditions: {
      seasonal: true,
      compressed: true,
      expiration: true,
      internationalProcedures: true,
    },
    lessons: {
      current: [{ ...recordLesson(LONG_NAME, null), formerName: LONG_NAME, score: null }],
      previous: [],
    },
  }),
  recordTopic("2", "", { status: null, lessons: { current: [], previous: null } }),
  recordTopic("3", "Unheard-of status", {
    status: oddStatus("overdue"),
    expiry: null,
    conditions: NONE,
  }),
];

/** This number of topics, each with ten lessons. */
export function manyTopics(count: number): readonly RecordTopic[] {
  const lessons = Array.from({ length: 10 }, (_, at) =>
    recordLesson(
      `Lesson ${at + 1}, a part of the topic`,
      "2026-03-04",
      "2026-03-11",
      12 + (at % 9),
    ),
  );
  return Array.from({ length: count }, (_, at) =>
    recordTopic(String(at + 1), `Topic ${String(at + 1).padStart(3, "0")}`, {
      status: oddStatus(at % 7),
      conditions: { ...NONE, seasonal: at % 3 === 0 },
      lessons: { current: lessons, previous: null },
    }),
  );
}

export const PROGRAM: readonly ProgramTopic[] = RECORD.map(
  ({ id, name, status, periodicity, conditions, lessons }) => ({
    id,
    name,
    status,
    periodicity,
    conditions,
    lessons: lessons.current.map((lesson) => ({ id: lesson.id, name: lesson.name })),
  }),
);

export const SCHEDULE: readonly ScheduleItem[] = [
  {
    topic: { name: "Ground De-icing", status: "expired", conditions: { ...NONE, seasonal: true } },
    lesson: { name: "Holdover times and fluid types", status: "behind" },
    date: "2026-10-19",
  },
  {
    topic: { name: "Controlled Flight Into Terrain", status: "riskOfExpiry", conditions: NONE },
    lesson: { name: "Terrain warnings at night", status: "delivered" },
    date: "2026-11-16",
  },
  {
    topic: {
      name: "Upset Prevention and Recovery",
      status: "started",
      conditions: { ...NONE, compressed: true },
    },
    lesson: { name: "Recovery from a stall", status: "started" },
    date: "2026-11-18",
  },
  {
    topic: { name: "Weight and Balance", status: "scheduled", conditions: NONE },
    lesson: { name: "Load sheets", status: "scheduled" },
    date: "2027-02-01",
  },
  {
    topic: { name: "Aviation Security", status: "completed", conditions: NONE },
    lesson: { name: "Threats from within", status: oddStatus(99) },
    date: null,
  },
];

const question = (
  id: string,
  description: string,
  learnerResponse: string,
  correctResponse: string = learnerResponse,
): ScoreQuestion => ({
  id,
  description,
  isCorrect: learnerResponse === correctResponse,
  learnerResponses: [learnerResponse],
  correctResponses: [correctResponse],
});

/** A failed attempt of four questions, and the attempt that corrected it. The oldest comes first. */
export const SCORE: Score = {
  startedAt: "2026-01-12T13:41:00Z",
  completedAt: "2026-01-12",
  correct: 3,
  total: 4,
  questions: [
    question(
      "1",
      "<p>Where is the list of dangerous goods kept during flight?</p>",
      "On the flight deck",
    ),
    question(
      "2",
      "<p>Which division do toxic gases belong to?</p>",
      "Division 2.2",
      "Division 2.3",
    ),
    question(
      "3",
      "<p>Who decides whether dangerous goods may be loaded?</p>",
      "The pilot-in-command, on the acceptance checklist",
    ),
    question(
      "2",
      "<p>Which division do toxic gases belong to?</p>",
      "Division 6.1",
      "Division 2.3",
    ),
    question(
      "4",
      "<p>A shipper offers <strong>UN 1263, Paint</strong>, in a 20 L drum. Which class applies?</p>",
      "Class 3, flammable liquids",
    ),
    question(
      "5",
      "<p>Which packing group marks substances that present great danger?</p>",
      "Packing Group I",
    ),
  ],
};
