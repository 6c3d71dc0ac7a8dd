import { useQuery } from "@tanstack/react-query";

import {
  certificateShow,
  programShow,
  recordShow,
  scheduleShow,
  scoreShow,
  trainingShow,
} from "../generated/main/calls/training/training.ts";
import {
  getCertificateShowQueryKey,
  getProgramShowQueryKey,
  getRecordShowQueryKey,
  getScheduleShowQueryKey,
  getScoreShowQueryKey,
  getTrainingShowQueryKey,
} from "../generated/main/hooks/training/training.ts";
import type { RecordShowParams } from "../generated/main/model/index.ts";
import { readCertificate, readRecord, readScore } from "../model/record.ts";
import { readProgram, readSchedule, readTraining } from "../model/training.ts";
import { canonicalQuery } from "./query.ts";

/** What the signed-in trainee can train now (training 2.2). */
export const trainingOptions = () =>
  canonicalQuery(getTrainingShowQueryKey(), trainingShow, readTraining);

/** The own program (training 2.4). */
export const programOptions = () =>
  canonicalQuery(getProgramShowQueryKey(), programShow, readProgram);

/** The own schedule (training 2.5). */
export const scheduleOptions = () =>
  canonicalQuery(getScheduleShowQueryKey(), scheduleShow, readSchedule);

/**
 * The own training record (training 2.6).
 *
 * @param params the day `YYYY-MM-DD`, today in UTC when left out; the layout version
 */
export const recordOptions = (params: RecordShowParams) =>
  canonicalQuery(
    getRecordShowQueryKey(params),
    (options) => recordShow(params, options),
    readRecord,
  );

/** An own certificate (training 2.8). */
export const certificateOptions = (hash: string) =>
  canonicalQuery(
    getCertificateShowQueryKey(hash),
    (options) => certificateShow(hash, options),
    readCertificate,
  );

/** The score of a lesson with its questions, own or a person's (training 2.6). */
export const scoreOptions = (registrationId: string, scoreId: string) =>
  canonicalQuery(
    getScoreShowQueryKey(registrationId, scoreId),
    (options) => scoreShow(registrationId, scoreId, options),
    readScore,
  );

/** Reads {@link trainingOptions} in a component. */
export const useTraining = () => useQuery(trainingOptions());

/** Reads {@link programOptions} in a component. */
export const useProgram = () => useQuery(programOptions());

/** Reads {@link scheduleOptions} in a component. */
export const useSchedule = () => useQuery(scheduleOptions());

/** Reads {@link recordOptions} in a component. */
export const useRecord = (params: RecordShowParams) => useQuery(recordOptions(params));

/** Reads {@link certificateOptions} in a component. */
export const useCertificate = (hash: string) => useQuery(certificateOptions(hash));

/** Reads {@link scoreOptions} in a component. */
export const useScore = (registrationId: string, scoreId: string) =>
  useQuery(scoreOptions(registrationId, scoreId));
