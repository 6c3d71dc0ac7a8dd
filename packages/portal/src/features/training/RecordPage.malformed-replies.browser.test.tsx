import {
  announcementListOptions,
  certificateShowOptions,
  personCertificateShowOptions,
  personShowOptions,
  personProgramShowOptions,
  personRecordShowOptions,
  personScheduleShowOptions,
  profileShowOptions,
  programShowOptions,
  recordShowOptions,
  scheduleShowOptions,
  scoreShowOptions,
  trainingShowOptions,
} from "@recurrent/sdk/react";
import {
  getPersonShowResponseMock,
  getProgramShowResponseMock,
  getRecordShowResponseMock,
  getScheduleShowResponseMock,
  getTrainingShowResponseMock,
} from "@recurrent/sdk/mocks";
import { beforeEach, expect, it, vi } from "vitest";
import { type MalformedReplyCase, expectReadable } from "../../testing/malformed-reply-screen.tsx";
import { ACCOUNT } from "../../testing/harness-people.ts";
import { CERTIFICATE, ESSENTIALS, OWN_PROFILE, SCORE } from "./testing/record.ts";

const company = String(ACCOUNT.id);
const person = getPersonShowResponseMock();
const id = String(person.id);

const own = { as: "trainee", otherReplies: [[announcementListOptions().queryKey, []]] } as const;
const persons = {
  as: "companyManager",
  // A person's screens are the same as one's own, with other calls.
  hasTestedReader: true,
  otherReplies: [...own.otherReplies, [personShowOptions(company, id).queryKey, person]],
} as const;

const waiting = { nextLesson: { start_date: "2026-12-01" }, lessonList: [] };
const PROGRAM = { expectedText: "Citation XLS+ Systems", press: ["Expand All"] };
const SCHEDULE = { expectedText: "Fuel and Hydraulics" };

const record = getRecordShowResponseMock();
const certificates = { topics: ESSENTIALS.topics.slice(0, 1) };
const ofToday = (version: 1 | 4 | 5) => ({ version });
const ownRecord = recordShowOptions(ofToday(5)).queryKey;
const personsRecord = personRecordShowOptions(company, id, ofToday(5)).queryKey;
const printed = { ...own, as: "traineeAbroad" } as const;
/** A malformed profile may request any version. */
const everyVersion = ([1, 4, 5] as const).map(
  (version) => [recordShowOptions(ofToday(version)).queryKey, record] as const,
);
const { hash } = CERTIFICATE;
const RECORD = { expectedText: "Citation XLS+ Systems", press: ["Expand All"] };
const PRINTED = { expectedText: "Citation XLS+ Systems" };
const CERTIFIED = { expectedText: "Controlled Flight Into Terrain" };

/** Every screen of the training area with every reply that it shows. */
const SCREENS: Record<string, MalformedReplyCase> = {
  "Train Now": {
    ...own,
    path: "/my/training",
    reply: [trainingShowOptions().queryKey, getTrainingShowResponseMock()],
    expectedText: "Fuel and Hydraulics",
  },
  "Train Now without a lesson": {
    ...own,
    path: "/my/training",
    reply: [trainingShowOptions().queryKey, waiting],
    expectedText: "2026-12-01",
  },
  Program: {
    ...own,
    ...PROGRAM,
    path: "/my/program",
    reply: [programShowOptions().queryKey, getProgramShowResponseMock()],
  },
  "Program of a person": {
    ...persons,
    ...PROGRAM,
    path: `/company/users/${id}?tab=program`,
    reply: [personProgramShowOptions(company, id).queryKey, getProgramShowResponseMock()],
  },
  Schedule: {
    ...own,
    ...SCHEDULE,
    path: "/my/schedule",
    reply: [scheduleShowOptions().queryKey, getScheduleShowResponseMock()],
  },
  "Schedule of a person": {
    ...persons,
    ...SCHEDULE,
    path: `/company/users/${id}?tab=schedule`,
    reply: [personScheduleShowOptions(company, id).queryKey, getScheduleShowResponseMock()],
  },
  "Training Record": { ...own, ...RECORD, path: "/my/records", reply: [ownRecord, record] },
  "Training Record of layout 4": {
    ...own,
    ...RECORD,
    as: "traineeOfLayout4",
    path: "/my/records",
    reply: [recordShowOptions(ofToday(4)).queryKey, record],
  },
  "Training Record of a person": {
    ...persons,
    ...RECORD,
    path: `/company/users/${id}?tab=record`,
    reply: [personsRecord, record],
  },
  "Training Record of the essentials tier": {
    ...own,
    tier: "essentials",
    expectedText: "Aviation Security",
    path: "/my/records",
    reply: [ownRecord, certificates],
  },
  Score: {
    ...own,
    path: "/my/records",
    reply: [scoreShowOptions("88213", "45511").queryKey, SCORE],
    otherReplies: [...own.otherReplies, [ownRecord, record]],
    expectedText: RECORD.expectedText,
    press: ["Expand All", "9/10 corrected to 100%"],
  },
  "Training Record Print": {
    ...printed,
    ...PRINTED,
    path: "/my/record/print",
    reply: [ownRecord, record],
    otherReplies: [[profileShowOptions().queryKey, OWN_PROFILE]],
  },
  "Training Record Print over its profile": {
    ...printed,
    ...PRINTED,
    path: "/my/record/print",
    reply: [profileShowOptions().queryKey, OWN_PROFILE],
    otherReplies: everyVersion,
  },
  "Training Record Print of a person": {
    ...persons,
    ...PRINTED,
    path: `/company/users/${id}/record/print`,
    reply: [personsRecord, record],
  },
  "Training Certificate Print": {
    ...printed,
    ...CERTIFIED,
    path: `/training/record/certificate/${hash}/print`,
    reply: [certificateShowOptions(hash).queryKey, CERTIFICATE],
  },
  "Training Certificate Print of a person": {
    ...persons,
    ...CERTIFIED,
    path: `/company/users/${id}/record/certificate/${hash}/print`,
    reply: [personCertificateShowOptions(company, id, hash).queryKey, CERTIFICATE],
  },
};

beforeEach(() => {
  vi.spyOn(window, "print").mockImplementation(() => undefined);
});

it.each(Object.entries(SCREENS))(
  "keeps %s readable when one value of its reply is malformed",
  async (_name, screen) => {
    expect(await expectReadable(screen)).toBeGreaterThan(20);
  },
  // A record draws hundreds of replies, one after the other.
  90_000,
);
