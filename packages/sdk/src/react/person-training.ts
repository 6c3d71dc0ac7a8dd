import { useQuery } from "@tanstack/react-query";

import {
  personCertificateShow,
  personProgramShow,
  personRecordShow,
  personScheduleShow,
} from "../generated/main/calls/person-training/person-training.ts";
import {
  getPersonCertificateShowQueryKey,
  getPersonProgramShowQueryKey,
  getPersonRecordShowQueryKey,
  getPersonScheduleShowQueryKey,
} from "../generated/main/hooks/person-training/person-training.ts";
import type { PersonRecordShowParams } from "../generated/main/model/index.ts";
import { readCertificate, readRecord } from "../model/record.ts";
import { readProgram, readSchedule } from "../model/training.ts";
import { canonicalQuery } from "./query.ts";

/** The program of a person (training 2.9). */
export const personProgramOptions = (companyId: string, personId: string) =>
  canonicalQuery(
    getPersonProgramShowQueryKey(companyId, personId),
    (options) => personProgramShow(companyId, personId, options),
    readProgram,
  );

/** The schedule of a person (training 2.9). */
export const personScheduleOptions = (companyId: string, personId: string) =>
  canonicalQuery(
    getPersonScheduleShowQueryKey(companyId, personId),
    (options) => personScheduleShow(companyId, personId, options),
    readSchedule,
  );

/**
 * The training record of a person (training 2.9).
 *
 * @param params the day `YYYY-MM-DD`, today in UTC when left out; the layout version
 */
export const personRecordOptions = (
  companyId: string,
  personId: string,
  params: PersonRecordShowParams,
) =>
  canonicalQuery(
    getPersonRecordShowQueryKey(companyId, personId, params),
    (options) => personRecordShow(companyId, personId, params, options),
    readRecord,
  );

/** A certificate of a person (training 2.8). */
export const personCertificateOptions = (companyId: string, personId: string, hash: string) =>
  canonicalQuery(
    getPersonCertificateShowQueryKey(companyId, personId, hash),
    (options) => personCertificateShow(companyId, personId, hash, options),
    readCertificate,
  );

/** Reads {@link personProgramOptions} in a component. */
export const usePersonProgram = (companyId: string, personId: string) =>
  useQuery(personProgramOptions(companyId, personId));

/** Reads {@link personScheduleOptions} in a component. */
export const usePersonSchedule = (companyId: string, personId: string) =>
  useQuery(personScheduleOptions(companyId, personId));

/** Reads {@link personRecordOptions} in a component. */
export const usePersonRecord = (
  companyId: string,
  personId: string,
  params: PersonRecordShowParams,
) => useQuery(personRecordOptions(companyId, personId, params));

/** Reads {@link personCertificateOptions} in a component. */
export const usePersonCertificate = (companyId: string, personId: string, hash: string) =>
  useQuery(personCertificateOptions(companyId, personId, hash));
