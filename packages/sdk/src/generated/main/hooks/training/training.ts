/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import {
  readCertificate,
  readRecord,
  readScore
} from '../../../../model/record.ts';

import {
  readProgram,
  readSchedule,
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



/** Reminders and lessons that wait for the signed-in trainee, or when the next one opens. */
export const trainingShowOptions = (request?: CallOptions) =>
  readOptions(["main", "trainingShow"], (options) => trainingShow(options), readTraining, request);

/** Reads {@link trainingShowOptions} in a component. */
export const useTrainingShow = <Data = ReturnType<typeof readTraining>>(settings?: ReadSettings<Awaited<ReturnType<typeof trainingShow>>, ReturnType<typeof readTraining>, Data>) =>
  useRead(trainingShowOptions(settings?.request), settings);

/** Topics to keep current, each with its lessons. */
export const programShowOptions = (request?: CallOptions) =>
  readOptions(["main", "programShow"], (options) => programShow(options), readProgram, request);

/** Reads {@link programShowOptions} in a component. */
export const useProgramShow = <Data = ReturnType<typeof readProgram>>(settings?: ReadSettings<Awaited<ReturnType<typeof programShow>>, ReturnType<typeof readProgram>, Data>) =>
  useRead(programShowOptions(settings?.request), settings);

/** Lessons with the day each one opens. */
export const scheduleShowOptions = (request?: CallOptions) =>
  readOptions(["main", "scheduleShow"], (options) => scheduleShow(options), readSchedule, request);

/** Reads {@link scheduleShowOptions} in a component. */
export const useScheduleShow = <Data = ReturnType<typeof readSchedule>>(settings?: ReadSettings<Awaited<ReturnType<typeof scheduleShow>>, ReturnType<typeof readSchedule>, Data>) =>
  useRead(scheduleShowOptions(settings?.request), settings);

/** The record as it stood on a day. Its shape follows the tier of the company. */
export const recordShowOptions = (params?: RecordShowParams, request?: CallOptions) =>
  readOptions(["main", "recordShow", ...(params ? [params] : [])], (options) => recordShow(params, options), readRecord, request);

/** Reads {@link recordShowOptions} in a component. */
export const useRecordShow = <Data = ReturnType<typeof readRecord>>(params?: RecordShowParams, settings?: ReadSettings<Awaited<ReturnType<typeof recordShow>>, ReturnType<typeof readRecord>, Data>) =>
  useRead(recordShowOptions(params, settings?.request), settings);

/** A certificate as data, for the print page. */
export const certificateShowOptions = (hash: string, request?: CallOptions) =>
  readOptions(["main", "certificateShow", hash], (options) => certificateShow(hash, options), readCertificate, request);

/** Reads {@link certificateShowOptions} in a component. */
export const useCertificateShow = <Data = ReturnType<typeof readCertificate>>(hash: string, settings?: ReadSettings<Awaited<ReturnType<typeof certificateShow>>, ReturnType<typeof readCertificate>, Data>) =>
  useRead(certificateShowOptions(hash, settings?.request), settings);

/** Questions and answers behind a score of a lesson, for the trainee and for managers of the company. */
export const scoreShowOptions = (registrationId: string, scoreId: string, request?: CallOptions) =>
  readOptions(["main", "scoreShow", registrationId, scoreId], (options) => scoreShow(registrationId, scoreId, options), readScore, request);

/** Reads {@link scoreShowOptions} in a component. */
export const useScoreShow = <Data = ReturnType<typeof readScore>>(registrationId: string, scoreId: string, settings?: ReadSettings<Awaited<ReturnType<typeof scoreShow>>, ReturnType<typeof readScore>, Data>) =>
  useRead(scoreShowOptions(registrationId, scoreId, settings?.request), settings);
