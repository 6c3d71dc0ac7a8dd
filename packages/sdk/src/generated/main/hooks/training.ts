/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import { useQuery } from "@tanstack/react-query";
import type { UseQueryResult } from "@tanstack/react-query";

import type { ApiError } from "../../../errors.ts";

import type {
  Certificate,
  Program,
  ScheduleItem,
  Score,
  Training,
  TrainingRecord,
} from "../../../model/training.ts";

import { readOptions, settingsOf } from "../../../react/query.ts";
import type { ReadCallOptions, ReadOptions, ReadSettings } from "../../../react/query.ts";

import {
  certificateShow,
  programShow,
  recordShow,
  scheduleShow,
  scoreShow,
  trainingShow,
} from "../calls/training.ts";

import type { RecordShowParams } from "../wire";

/** The options of {@link useTrainingShow}, for loaders and prefetches. */
export function trainingShowOptions(request?: ReadCallOptions): ReadOptions<Training> {
  return readOptions(["main", "trainingShow"], (options) => trainingShow(options), request);
}

/**
 * Reminders and lessons that wait for the signed-in trainee, or when the next one opens.
 *
 * `GET /api/my/training` · needs the role `Trainee` · fails as `trainingShow` does
 *
 * @example
 * const { data, isPending, error } = useTrainingShow();
 */
export function useTrainingShow<Data = Training>(
  settings?: ReadSettings<Training, Data>,
): UseQueryResult<Data, ApiError> {
  return useQuery({ ...trainingShowOptions(settings?.request), ...settingsOf(settings) });
}

/** The options of {@link useProgramShow}, for loaders and prefetches. */
export function programShowOptions(request?: ReadCallOptions): ReadOptions<Program> {
  return readOptions(["main", "programShow"], (options) => programShow(options), request);
}

/**
 * Topics to keep current, each with its lessons.
 *
 * `GET /api/my/program` · needs the role `Trainee` · fails as `programShow` does
 *
 * @example
 * const { data, isPending, error } = useProgramShow();
 */
export function useProgramShow<Data = Program>(
  settings?: ReadSettings<Program, Data>,
): UseQueryResult<Data, ApiError> {
  return useQuery({ ...programShowOptions(settings?.request), ...settingsOf(settings) });
}

/** The options of {@link useScheduleShow}, for loaders and prefetches. */
export function scheduleShowOptions(request?: ReadCallOptions): ReadOptions<ScheduleItem[]> {
  return readOptions(["main", "scheduleShow"], (options) => scheduleShow(options), request);
}

/**
 * Lessons with the day each one opens.
 *
 * `GET /api/my/schedule` · needs the role `Trainee` · fails as `scheduleShow` does
 *
 * @example
 * const { data, isPending, error } = useScheduleShow();
 */
export function useScheduleShow<Data = ScheduleItem[]>(
  settings?: ReadSettings<ScheduleItem[], Data>,
): UseQueryResult<Data, ApiError> {
  return useQuery({ ...scheduleShowOptions(settings?.request), ...settingsOf(settings) });
}

/** The options of {@link useRecordShow}, for loaders and prefetches. */
export function recordShowOptions(
  params?: RecordShowParams,
  request?: ReadCallOptions,
): ReadOptions<TrainingRecord> {
  return readOptions(
    ["main", "recordShow", ...(params ? [params] : [])],
    (options) => recordShow(params, options),
    request,
  );
}

/**
 * The record as it stood on a day. Its shape follows the tier of the company.
 *
 * `GET /api/my/records` · needs the role `Trainee` · fails as `recordShow` does
 *
 * @example
 * const { data, isPending, error } = useRecordShow({ date: "2026-11-03", version: 5 });
 */
export function useRecordShow<Data = TrainingRecord>(
  params?: RecordShowParams,
  settings?: ReadSettings<TrainingRecord, Data>,
): UseQueryResult<Data, ApiError> {
  return useQuery({ ...recordShowOptions(params, settings?.request), ...settingsOf(settings) });
}

/** The options of {@link useCertificateShow}, for loaders and prefetches. */
export function certificateShowOptions(
  hash: string,
  request?: ReadCallOptions,
): ReadOptions<Certificate> {
  return readOptions(
    ["main", "certificateShow", hash],
    (options) => certificateShow(hash, options),
    request,
  );
}

/**
 * A certificate as data, for the print page.
 *
 * `GET /api/my/certificates/{hash}` · needs the role `Trainee` · fails as `certificateShow` does
 *
 * @example
 * const { data, isPending, error } = useCertificateShow("c4d1f7a90be2");
 */
export function useCertificateShow<Data = Certificate>(
  hash: string,
  settings?: ReadSettings<Certificate, Data>,
): UseQueryResult<Data, ApiError> {
  return useQuery({ ...certificateShowOptions(hash, settings?.request), ...settingsOf(settings) });
}

/** The options of {@link useScoreShow}, for loaders and prefetches. */
export function scoreShowOptions(
  registrationId: string,
  scoreId: string,
  request?: ReadCallOptions,
): ReadOptions<Score> {
  return readOptions(
    ["main", "scoreShow", registrationId, scoreId],
    (options) => scoreShow(registrationId, scoreId, options),
    request,
  );
}

/**
 * Questions and answers behind a score of a lesson, for the trainee and for managers of the company.
 *
 * `GET /api/records/registrations/{registrationId}/scores/{scoreId}` · for anybody who is signed in · fails as `scoreShow` does
 *
 * @example
 * const { data, isPending, error } = useScoreShow("88213", "45511");
 */
export function useScoreShow<Data = Score>(
  registrationId: string,
  scoreId: string,
  settings?: ReadSettings<Score, Data>,
): UseQueryResult<Data, ApiError> {
  return useQuery({
    ...scoreShowOptions(registrationId, scoreId, settings?.request),
    ...settingsOf(settings),
  });
}
