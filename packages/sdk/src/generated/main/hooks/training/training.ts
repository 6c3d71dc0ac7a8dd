/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import {
  readCertificate,
  readProgram,
  readRecord,
  readSchedule,
  readScore,
  readTraining
} from '../../../../model/training.ts';

import {
  readOptions,
  useRead
} from '../../../../react/query.ts';
import type {
  CallOptions,
  ReadSettings
} from '../../../../react/query.ts';

import {
  certificateShow,
  programShow,
  recordShow,
  scheduleShow,
  scoreShow,
  trainingShow
} from '../../calls/training/training.ts';

import type {
  RecordShowParams
} from '../../model';



/** The options of {@link useTrainingShow}, for loaders and prefetches. */
export const trainingShowOptions = (request?: CallOptions) =>
  readOptions(["main", "trainingShow"], (options) => trainingShow(options), readTraining, request);

/**
 * Reminders and lessons that wait for the signed-in trainee, or when the next one opens.
 *
 * `GET /api/my/training` · needs the role `Trainee` · fails as `trainingShow` does
 *
 * @example
 * const { data, isPending, error } = useTrainingShow();
 */
export const useTrainingShow = <Data = ReturnType<typeof readTraining>>(settings?: ReadSettings<Awaited<ReturnType<typeof trainingShow>>, ReturnType<typeof readTraining>, Data>) =>
  useRead(trainingShowOptions(settings?.request), settings);

/** The options of {@link useProgramShow}, for loaders and prefetches. */
export const programShowOptions = (request?: CallOptions) =>
  readOptions(["main", "programShow"], (options) => programShow(options), readProgram, request);

/**
 * Topics to keep current, each with its lessons.
 *
 * `GET /api/my/program` · needs the role `Trainee` · fails as `programShow` does
 *
 * @example
 * const { data, isPending, error } = useProgramShow();
 */
export const useProgramShow = <Data = ReturnType<typeof readProgram>>(settings?: ReadSettings<Awaited<ReturnType<typeof programShow>>, ReturnType<typeof readProgram>, Data>) =>
  useRead(programShowOptions(settings?.request), settings);

/** The options of {@link useScheduleShow}, for loaders and prefetches. */
export const scheduleShowOptions = (request?: CallOptions) =>
  readOptions(["main", "scheduleShow"], (options) => scheduleShow(options), readSchedule, request);

/**
 * Lessons with the day each one opens.
 *
 * `GET /api/my/schedule` · needs the role `Trainee` · fails as `scheduleShow` does
 *
 * @example
 * const { data, isPending, error } = useScheduleShow();
 */
export const useScheduleShow = <Data = ReturnType<typeof readSchedule>>(settings?: ReadSettings<Awaited<ReturnType<typeof scheduleShow>>, ReturnType<typeof readSchedule>, Data>) =>
  useRead(scheduleShowOptions(settings?.request), settings);

/** The options of {@link useRecordShow}, for loaders and prefetches. */
export const recordShowOptions = (params?: RecordShowParams, request?: CallOptions) =>
  readOptions(["main", "recordShow", ...(params ? [params] : [])], (options) => recordShow(params, options), readRecord, request);

/**
 * The record as it stood on a day. Its shape follows the tier of the company.
 *
 * `GET /api/my/records` · needs the role `Trainee` · fails as `recordShow` does
 *
 * @example
 * const { data, isPending, error } = useRecordShow({ date: "2026-11-03", version: 5 });
 */
export const useRecordShow = <Data = ReturnType<typeof readRecord>>(params?: RecordShowParams, settings?: ReadSettings<Awaited<ReturnType<typeof recordShow>>, ReturnType<typeof readRecord>, Data>) =>
  useRead(recordShowOptions(params, settings?.request), settings);

/** The options of {@link useCertificateShow}, for loaders and prefetches. */
export const certificateShowOptions = (hash: string, request?: CallOptions) =>
  readOptions(["main", "certificateShow", hash], (options) => certificateShow(hash, options), readCertificate, request);

/**
 * A certificate as data, for the print page.
 *
 * `GET /api/my/certificates/{hash}` · needs the role `Trainee` · fails as `certificateShow` does
 *
 * @example
 * const { data, isPending, error } = useCertificateShow("c4d1f7a90be2");
 */
export const useCertificateShow = <Data = ReturnType<typeof readCertificate>>(hash: string, settings?: ReadSettings<Awaited<ReturnType<typeof certificateShow>>, ReturnType<typeof readCertificate>, Data>) =>
  useRead(certificateShowOptions(hash, settings?.request), settings);

/** The options of {@link useScoreShow}, for loaders and prefetches. */
export const scoreShowOptions = (registrationId: string, scoreId: string, request?: CallOptions) =>
  readOptions(["main", "scoreShow", registrationId, scoreId], (options) => scoreShow(registrationId, scoreId, options), readScore, request);

/**
 * Questions and answers behind a score of a lesson, for the trainee and for managers of the company.
 *
 * `GET /api/records/registrations/{registrationId}/scores/{scoreId}` · for anybody who is signed in · fails as `scoreShow` does
 *
 * @example
 * const { data, isPending, error } = useScoreShow("88213", "45511");
 */
export const useScoreShow = <Data = ReturnType<typeof readScore>>(registrationId: string, scoreId: string, settings?: ReadSettings<Awaited<ReturnType<typeof scoreShow>>, ReturnType<typeof readScore>, Data>) =>
  useRead(scoreShowOptions(registrationId, scoreId, settings?.request), settings);
