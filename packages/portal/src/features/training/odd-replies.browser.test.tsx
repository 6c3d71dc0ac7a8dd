import {
  announcementsOptions,
  personOptions,
  personProgramOptions,
  personScheduleOptions,
  programOptions,
  scheduleOptions,
  trainingOptions,
} from "@recurrent/sdk/react";
import {
  getPersonShowResponseMock,
  getProgramShowResponseMock,
  getScheduleShowResponseMock,
  getTrainingShowResponseMock,
} from "@recurrent/sdk/mocks";
import { expect, it } from "vitest";
import { type OddScreen, staysReadable } from "../../testing/odd-screen.tsx";
import { ACCOUNT } from "../../testing/stage-people.ts";

const company = String(ACCOUNT.id);
const person = getPersonShowResponseMock();
const id = String(person.id);

const own = { as: "trainee", beside: [[announcementsOptions().queryKey, []]] } as const;
const persons = {
  as: "companyManager",
  beside: [...own.beside, [personOptions(company, id).queryKey, person]],
} as const;

const waiting = { nextLesson: { start_date: "2026-12-01" }, lessonList: [] };
const PROGRAM = { shows: "Citation XLS+ Systems", press: ["Expand All"] };
const SCHEDULE = { shows: "Fuel and Hydraulics" };

/** Every screen of the training area over every reply that it shows. */
const SCREENS: Record<string, OddScreen> = {
  "Train Now": {
    ...own,
    path: "/my/training",
    reply: [trainingOptions().queryKey, getTrainingShowResponseMock()],
    shows: "Fuel and Hydraulics",
  },
  "Train Now without a lesson": {
    ...own,
    path: "/my/training",
    reply: [trainingOptions().queryKey, waiting],
    shows: "2026-12-01",
  },
  Program: {
    ...own,
    ...PROGRAM,
    path: "/my/program",
    reply: [programOptions().queryKey, getProgramShowResponseMock()],
  },
  "Program of a person": {
    ...persons,
    ...PROGRAM,
    path: `/company/users/${id}?tab=program`,
    reply: [personProgramOptions(company, id).queryKey, getProgramShowResponseMock()],
  },
  Schedule: {
    ...own,
    ...SCHEDULE,
    path: "/my/schedule",
    reply: [scheduleOptions().queryKey, getScheduleShowResponseMock()],
  },
  "Schedule of a person": {
    ...persons,
    ...SCHEDULE,
    path: `/company/users/${id}?tab=schedule`,
    reply: [personScheduleOptions(company, id).queryKey, getScheduleShowResponseMock()],
  },
};

it.each(Object.entries(SCREENS))(
  "%s stays readable, whatever one place of its reply holds",
  async (_name, screen) => {
    expect(await staysReadable(screen)).toBeGreaterThan(20);
  },
  30_000,
);
