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
  TrainingRecord,
} from "../../../model/training.ts";

import { readOptions, settingsOf } from "../../../react/query.ts";
import type { ReadCallOptions, ReadOptions, ReadSettings } from "../../../react/query.ts";

import {
  personCertificateShow,
  personProgramShow,
  personRecordShow,
  personScheduleShow,
} from "../calls/person-training.ts";

import type { PersonRecordShowParams } from "../wire";

/** The options of {@link usePersonProgramShow}, for loaders and prefetches. */
export function personProgramShowOptions(
  companyId: string,
  userId: string,
  request?: ReadCallOptions,
): ReadOptions<Program> {
  return readOptions(
    ["main", "personProgramShow", companyId, userId],
    (options) => personProgramShow(companyId, userId, options),
    request,
  );
}

/**
 * Topics to keep current, each with its lessons.
 *
 * `GET /api/companies/{companyId}/users/{userId}/programs` · needs the permission `companies_users_show` · fails as `personProgramShow` does
 *
 * @example
 * const { data, isPending, error } = usePersonProgramShow("7", "1058");
 */
export function usePersonProgramShow<Data = Program>(
  companyId: string,
  userId: string,
  settings?: ReadSettings<Program, Data>,
): UseQueryResult<Data, ApiError> {
  return useQuery({
    ...personProgramShowOptions(companyId, userId, settings?.request),
    ...settingsOf(settings),
  });
}

/** The options of {@link usePersonScheduleShow}, for loaders and prefetches. */
export function personScheduleShowOptions(
  companyId: string,
  userId: string,
  request?: ReadCallOptions,
): ReadOptions<ScheduleItem[]> {
  return readOptions(
    ["main", "personScheduleShow", companyId, userId],
    (options) => personScheduleShow(companyId, userId, options),
    request,
  );
}

/**
 * Lessons with the day each one opens.
 *
 * `GET /api/companies/{companyId}/users/{userId}/schedule` · needs the permission `companies_users_show` · fails as `personScheduleShow` does
 *
 * @example
 * const { data, isPending, error } = usePersonScheduleShow("7", "1058");
 */
export function usePersonScheduleShow<Data = ScheduleItem[]>(
  companyId: string,
  userId: string,
  settings?: ReadSettings<ScheduleItem[], Data>,
): UseQueryResult<Data, ApiError> {
  return useQuery({
    ...personScheduleShowOptions(companyId, userId, settings?.request),
    ...settingsOf(settings),
  });
}

/** The options of {@link usePersonRecordShow}, for loaders and prefetches. */
export function personRecordShowOptions(
  companyId: string,
  userId: string,
  params?: PersonRecordShowParams,
  request?: ReadCallOptions,
): ReadOptions<TrainingRecord> {
  return readOptions(
    ["main", "personRecordShow", companyId, userId, ...(params ? [params] : [])],
    (options) => personRecordShow(companyId, userId, params, options),
    request,
  );
}

/**
 * The record as it stood on a day. Its shape follows the tier of the company.
 *
 * `GET /api/companies/{companyId}/users/{userId}/records` · needs the permission `companies_users_show` · fails as `personRecordShow` does
 *
 * @example
 * const { data, isPending, error } = usePersonRecordShow("7", "1058", { date: "2026-11-03", version: 5 });
 */
export function usePersonRecordShow<Data = TrainingRecord>(
  companyId: string,
  userId: string,
  params?: PersonRecordShowParams,
  settings?: ReadSettings<TrainingRecord, Data>,
): UseQueryResult<Data, ApiError> {
  return useQuery({
    ...personRecordShowOptions(companyId, userId, params, settings?.request),
    ...settingsOf(settings),
  });
}

/** The options of {@link usePersonCertificateShow}, for loaders and prefetches. */
export function personCertificateShowOptions(
  companyId: string,
  userId: string,
  hash: string,
  request?: ReadCallOptions,
): ReadOptions<Certificate> {
  return readOptions(
    ["main", "personCertificateShow", companyId, userId, hash],
    (options) => personCertificateShow(companyId, userId, hash, options),
    request,
  );
}

/**
 * A certificate as data, for the print page.
 *
 * `GET /api/companies/{companyId}/users/{userId}/certificates/{hash}` · needs the permission `companies_users_show` · fails as `personCertificateShow` does
 *
 * @example
 * const { data, isPending, error } = usePersonCertificateShow("7", "1058", "c4d1f7a90be2");
 */
export function usePersonCertificateShow<Data = Certificate>(
  companyId: string,
  userId: string,
  hash: string,
  settings?: ReadSettings<Certificate, Data>,
): UseQueryResult<Data, ApiError> {
  return useQuery({
    ...personCertificateShowOptions(companyId, userId, hash, settings?.request),
    ...settingsOf(settings),
  });
}
