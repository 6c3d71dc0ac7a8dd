import type { ConditionFlags } from "../status/conditions.ts";

/** A status as it was given: a name, a code, or null for one that nobody knows. */
export type StatusValue = string | number | null;

/** What a lesson card tells of a lesson (training 2.2). */
export interface LessonView {
  topic: string;
  lesson: string;
  /** Place in the topic, from 1. */
  sequence: number;
  count: number;
  isSuspendable: boolean;
  isInternationalProcedures: boolean;
}

/** A topic of the program with its lessons (training 3.3). */
export interface ProgramTopicView {
  id: string;
  name: string;
  periodicity: string;
  conditions: ConditionFlags;
  lessons: readonly { id: string; name: string }[];
}

/** A lesson of the schedule with its topic (training 3.4). */
export interface ScheduleItemView {
  lesson: { name: string; status: StatusValue };
  topic: { name: string; status: StatusValue; conditions: ConditionFlags };
  /** `YYYY-MM-DD`, or null while there is none. */
  date: string | null;
}

/** A lesson of the training record (training 3.5). Days are `YYYY-MM-DD`. */
export interface RecordLessonView {
  id: string;
  name: string;
  formerName: string | null;
  hasExam: boolean;
  startDate: string | null;
  endDate: string | null;
  score: {
    correct: number;
    total: number;
    /** Both are needed to open the score. */
    scoreId: string | null;
    registrationId: string | null;
  } | null;
}

/** A topic of the training record, of either tier (training 3.5). Days are `YYYY-MM-DD`. */
export interface RecordTopicView {
  id: string;
  status: StatusValue;
  name: string;
  formerName: string | null;
  periodicity: string;
  completedAt: string | null;
  expiry: string | null;
  isTopicCompleted: boolean;
  certificateHash: string | null;
  conditions: ConditionFlags;
  lessons: {
    current: readonly RecordLessonView[];
    previous: readonly RecordLessonView[] | null;
  };
}

/** One answered question of an exam. */
export interface QuestionView {
  id: string;
  /** HTML written by others; cleaned before it is shown. */
  description: string;
  isCorrect: boolean;
  learnerResponses: readonly string[];
  correctResponses: readonly string[];
}

/** A score with its questions in the server's order, the oldest attempt first (training 2.6). */
export interface ScoreView {
  /** A day or an instant, as the server wrote it. */
  completedAt: string | null;
  correct: number;
  /** How many questions one attempt has. */
  total: number;
  questions: readonly QuestionView[];
}
