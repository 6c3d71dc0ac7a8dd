/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import * as zod from "zod";

import {
  Certificate,
  LaunchLink,
  PreviewLink,
  Program,
  ScheduleItem,
  Score,
  TrainNow,
  TrainingRecord,
} from "./entities.ts";

/**
 * Reminders and lessons that wait for the signed-in trainee, or when the next one opens.
 * @summary Read what to train now
 */
export const TrainingShowResponse = TrainNow;

/**
 * Topics to keep current, each with its lessons.
 * @summary Read the own program
 */
export const ProgramShowResponse = Program;

/**
 * Lessons with the day each one opens.
 * @summary Read the own schedule
 */
export const ScheduleShowResponseItem = ScheduleItem;
export const ScheduleShowResponse = /* @__PURE__ */ (() => zod.array(ScheduleShowResponseItem))();

/**
 * The record as it stood on a day. Its shape follows the tier of the company.
 * @summary Read the own training record
 */
export const RecordShowQueryParams = /* @__PURE__ */ (() =>
  zod.object({
    date: zod.iso
      .date()
      .optional()
      .describe("Day the record is wanted for, `YYYY-MM-DD`. Today in UTC when left out."),
    version: zod
      .union([zod.literal(1), zod.literal(4), zod.literal(5)])
      .optional()
      .describe("Layout of the record. The person's own layout when left out."),
  }))();

export const RecordShowResponse = TrainingRecord;

/**
 * The record as a PDF. Clients save it under a name of their own, `<full name>-<date>`.
 * @summary Download the own training record
 */
export const RecordDownloadQueryParams = /* @__PURE__ */ (() =>
  zod.object({
    date: zod.iso
      .date()
      .optional()
      .describe("Day the record is wanted for, `YYYY-MM-DD`. Today in UTC when left out."),
    version: zod
      .union([zod.literal(1), zod.literal(4), zod.literal(5)])
      .optional()
      .describe("Layout of the record. The person's own layout when left out."),
    type: zod
      .enum(["complete", "complete_expanded", "international_procedures"])
      .describe("Form of the printed record."),
  }))();

export const RecordDownloadResponse = /* @__PURE__ */ (() => zod.unknown())();

/**
 * A certificate as data, for the print page.
 * @summary Read one of the own certificates
 */
export const certificateShowPathHashMax = 256;

export const certificateShowPathHashRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const CertificateShowParams = /* @__PURE__ */ (() =>
  zod.object({
    hash: zod
      .string()
      .max(certificateShowPathHashMax)
      .regex(certificateShowPathHashRegExp)
      .describe("Key of a certificate. Servers that key certificates by id take the id here."),
  }))();

export const CertificateShowResponse = Certificate;

/**
 * A certificate as a PDF.
 * @summary Download one of the own certificates
 */
export const certificateDownloadPathHashMax = 256;

export const certificateDownloadPathHashRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const CertificateDownloadParams = /* @__PURE__ */ (() =>
  zod.object({
    hash: zod
      .string()
      .max(certificateDownloadPathHashMax)
      .regex(certificateDownloadPathHashRegExp)
      .describe("Key of a certificate. Servers that key certificates by id take the id here."),
  }))();

export const CertificateDownloadResponse = /* @__PURE__ */ (() => zod.unknown())();

/**
 * Questions and answers behind a score of a lesson, for the trainee and for managers of the company.
 * @summary Read a score
 */
export const scoreShowPathRegistrationIdMax = 64;

export const scoreShowPathRegistrationIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");
export const scoreShowPathScoreIdMax = 64;

export const scoreShowPathScoreIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const ScoreShowParams = /* @__PURE__ */ (() =>
  zod.object({
    registrationId: zod
      .string()
      .max(scoreShowPathRegistrationIdMax)
      .regex(scoreShowPathRegistrationIdRegExp)
      .describe("Id of a lesson registration, as text."),
    scoreId: zod
      .string()
      .max(scoreShowPathScoreIdMax)
      .regex(scoreShowPathScoreIdRegExp)
      .describe("Id of a score of the registration, as text."),
  }))();

export const ScoreShowResponse = Score;

/**
 * Gives the address that opens the lesson in the lesson player. Ask anew for each launch. A lesson that cannot be begun now, say while its score is recorded, is refused with 422.
 * @summary Launch a lesson
 */
export const registrationLaunchPathRegistrationIdMax = 64;

export const registrationLaunchPathRegistrationIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const RegistrationLaunchParams = /* @__PURE__ */ (() =>
  zod.object({
    registrationId: zod
      .string()
      .max(registrationLaunchPathRegistrationIdMax)
      .regex(registrationLaunchPathRegistrationIdRegExp)
      .describe("Id of a lesson registration, as text."),
  }))();

export const RegistrationLaunchResponse = LaunchLink;

/**
 * Gives the address of a lesson for a look that changes no record. There may be none yet.
 * @summary Review a lesson
 */
export const lessonPreviewPathLessonIdMax = 64;

export const lessonPreviewPathLessonIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const LessonPreviewParams = /* @__PURE__ */ (() =>
  zod.object({
    lessonId: zod
      .string()
      .max(lessonPreviewPathLessonIdMax)
      .regex(lessonPreviewPathLessonIdRegExp)
      .describe("Id of a lesson, as text."),
  }))();

export const LessonPreviewResponse = PreviewLink;
