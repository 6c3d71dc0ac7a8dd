/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import * as zod from "zod";

import { Certificate, Program, ScheduleItem, TrainingRecord } from "./entities.ts";

/**
 * Topics to keep current, each with its lessons.
 * @summary Read a person's program
 */
export const personProgramShowPathCompanyIdMax = 64;

export const personProgramShowPathCompanyIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");
export const personProgramShowPathUserIdMax = 64;

export const personProgramShowPathUserIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const PersonProgramShowParams = /* @__PURE__ */ (() =>
  zod.object({
    companyId: zod
      .string()
      .max(personProgramShowPathCompanyIdMax)
      .regex(personProgramShowPathCompanyIdRegExp)
      .describe("Id of a company, as text."),
    userId: zod
      .string()
      .max(personProgramShowPathUserIdMax)
      .regex(personProgramShowPathUserIdRegExp)
      .describe("Id of a person of the company, as text."),
  }))();

export const PersonProgramShowResponse = Program;

/**
 * Lessons with the day each one opens.
 * @summary Read a person's schedule
 */
export const personScheduleShowPathCompanyIdMax = 64;

export const personScheduleShowPathCompanyIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");
export const personScheduleShowPathUserIdMax = 64;

export const personScheduleShowPathUserIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const PersonScheduleShowParams = /* @__PURE__ */ (() =>
  zod.object({
    companyId: zod
      .string()
      .max(personScheduleShowPathCompanyIdMax)
      .regex(personScheduleShowPathCompanyIdRegExp)
      .describe("Id of a company, as text."),
    userId: zod
      .string()
      .max(personScheduleShowPathUserIdMax)
      .regex(personScheduleShowPathUserIdRegExp)
      .describe("Id of a person of the company, as text."),
  }))();

export const PersonScheduleShowResponseItem = ScheduleItem;
export const PersonScheduleShowResponse = /* @__PURE__ */ (() =>
  zod.array(PersonScheduleShowResponseItem))();

/**
 * The record as it stood on a day. Its shape follows the tier of the company.
 * @summary Read a person's training record
 */
export const personRecordShowPathCompanyIdMax = 64;

export const personRecordShowPathCompanyIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");
export const personRecordShowPathUserIdMax = 64;

export const personRecordShowPathUserIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const PersonRecordShowParams = /* @__PURE__ */ (() =>
  zod.object({
    companyId: zod
      .string()
      .max(personRecordShowPathCompanyIdMax)
      .regex(personRecordShowPathCompanyIdRegExp)
      .describe("Id of a company, as text."),
    userId: zod
      .string()
      .max(personRecordShowPathUserIdMax)
      .regex(personRecordShowPathUserIdRegExp)
      .describe("Id of a person of the company, as text."),
  }))();

export const PersonRecordShowQueryParams = /* @__PURE__ */ (() =>
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

export const PersonRecordShowResponse = TrainingRecord;

/**
 * The record as a PDF. Clients save it under a name of their own, `<full name>-<date>`.
 * @summary Download a person's training record
 */
export const personRecordDownloadPathCompanyIdMax = 64;

export const personRecordDownloadPathCompanyIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");
export const personRecordDownloadPathUserIdMax = 64;

export const personRecordDownloadPathUserIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const PersonRecordDownloadParams = /* @__PURE__ */ (() =>
  zod.object({
    companyId: zod
      .string()
      .max(personRecordDownloadPathCompanyIdMax)
      .regex(personRecordDownloadPathCompanyIdRegExp)
      .describe("Id of a company, as text."),
    userId: zod
      .string()
      .max(personRecordDownloadPathUserIdMax)
      .regex(personRecordDownloadPathUserIdRegExp)
      .describe("Id of a person of the company, as text."),
  }))();

export const PersonRecordDownloadQueryParams = /* @__PURE__ */ (() =>
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

export const PersonRecordDownloadResponse = /* @__PURE__ */ (() => zod.unknown())();

/**
 * A certificate as data, for the print page.
 * @summary Read one of a person's certificates
 */
export const personCertificateShowPathCompanyIdMax = 64;

export const personCertificateShowPathCompanyIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");
export const personCertificateShowPathUserIdMax = 64;

export const personCertificateShowPathUserIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");
export const personCertificateShowPathHashMax = 256;

export const personCertificateShowPathHashRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const PersonCertificateShowParams = /* @__PURE__ */ (() =>
  zod.object({
    companyId: zod
      .string()
      .max(personCertificateShowPathCompanyIdMax)
      .regex(personCertificateShowPathCompanyIdRegExp)
      .describe("Id of a company, as text."),
    userId: zod
      .string()
      .max(personCertificateShowPathUserIdMax)
      .regex(personCertificateShowPathUserIdRegExp)
      .describe("Id of a person of the company, as text."),
    hash: zod
      .string()
      .max(personCertificateShowPathHashMax)
      .regex(personCertificateShowPathHashRegExp)
      .describe("Key of a certificate. Servers that key certificates by id take the id here."),
  }))();

export const PersonCertificateShowResponse = Certificate;

/**
 * A certificate as a PDF.
 * @summary Download one of a person's certificates
 */
export const personCertificateDownloadPathCompanyIdMax = 64;

export const personCertificateDownloadPathCompanyIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");
export const personCertificateDownloadPathUserIdMax = 64;

export const personCertificateDownloadPathUserIdRegExp = new RegExp("^[A-Za-z0-9_-]+$");
export const personCertificateDownloadPathHashMax = 256;

export const personCertificateDownloadPathHashRegExp = new RegExp("^[A-Za-z0-9_-]+$");

export const PersonCertificateDownloadParams = /* @__PURE__ */ (() =>
  zod.object({
    companyId: zod
      .string()
      .max(personCertificateDownloadPathCompanyIdMax)
      .regex(personCertificateDownloadPathCompanyIdRegExp)
      .describe("Id of a company, as text."),
    userId: zod
      .string()
      .max(personCertificateDownloadPathUserIdMax)
      .regex(personCertificateDownloadPathUserIdRegExp)
      .describe("Id of a person of the company, as text."),
    hash: zod
      .string()
      .max(personCertificateDownloadPathHashMax)
      .regex(personCertificateDownloadPathHashRegExp)
      .describe("Key of a certificate. Servers that key certificates by id take the id here."),
  }))();

export const PersonCertificateDownloadResponse = /* @__PURE__ */ (() => zod.unknown())();
