import {
  getRecordShowMockHandler,
  getScheduleShowMockHandler,
  getTrainingShowMockHandler,
} from "@recurrent/sdk/mocks";
import type { RequestHandler } from "msw";
import { over } from "../../../testing/replies.ts";

type Reply = Exclude<Parameters<typeof getTrainingShowMockHandler>[0], undefined | Function>;
type Lesson = Reply["lessonList"][number];

/** A lesson with the usual values, and overrides. */
export const DEICING: Lesson = {
  topic: "Ground De-icing",
  lesson: "Holdover times and fluid types",
  sequence: 2,
  count: 4,
  is_suspendable: false,
  is_compressed: false,
  is_international_procedures: false,
  registration: { id: 88213, status: 1 },
};
export const SUSPENDABLE: Lesson = { ...DEICING, is_suspendable: true };
export const TERRAIN: Lesson = {
  ...SUSPENDABLE,
  topic: "Controlled Flight Into Terrain",
  lesson: "Terrain warnings at night",
  sequence: 1,
  count: 2,
  registration: { id: 88214, status: 1 },
};
export const ATLANTIC: Lesson = {
  ...DEICING,
  topic: "North Atlantic Operations",
  lesson: "Track message and oceanic clearance",
  sequence: 1,
  count: 3,
  is_international_procedures: true,
  registration: { id: 88215, status: 0 },
};
export const REMINDERS: Reply["reminderList"] = [
  { id: "PROGRAM_EXPIRED", date: null },
  { id: "PROGRAM_RISK_OF_EXPIRY", date: "2026-11-24" },
  { id: "PROGRAM_BEHIND_SCHEDULE", date: null },
];
export const NEXT_LESSON = { start_date: "2026-12-01" };
export const compressed = (lesson: Lesson): Lesson => ({ ...lesson, is_compressed: true });
export const withStatus = (status: 3 | 9): Lesson => ({
  ...DEICING,
  registration: { id: 88213, status },
});

/** Train Now's reply, with changes to one without lessons and reminders. */
export function training(reply: Partial<Reply>) {
  const whole = { preventTraining: false, reminderList: [], nextLesson: null, lessonList: [] };
  return getTrainingShowMockHandler({ ...whole, ...reply });
}

/** A future lesson of a schedule. */
export const later = (name: string, date: string) => ({
  topic: {
    name,
    status: 0 as const,
    seasonal: false,
    compressed: false,
    expiration: false,
    international_procedures: false,
  },
  lesson: { name: `Lesson of ${name}`, status: 0 as const },
  date,
});

/** `over`, plus a schedule and an empty record when the handlers have none. */
export const overSchedule = (...handlers: readonly RequestHandler[]) =>
  over(
    ...handlers,
    getScheduleShowMockHandler([
      later("Dangerous Goods", "2026-11-26"),
      later("Weight and Balance", "2027-02-01"),
    ]),
    getRecordShowMockHandler({ topics: [] }),
  );
