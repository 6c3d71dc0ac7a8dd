/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import {
  readCertificate,
  readProgram,
  readRecord,
  readSchedule
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
  personCertificateShow,
  personProgramShow,
  personRecordShow,
  personScheduleShow
} from '../../calls/person-training/person-training.ts';

import type {
  PersonRecordShowParams
} from '../../model';



/** The options of {@link usePersonProgramShow}, for loaders and prefetches. */
export const personProgramShowOptions = (companyId: string, userId: string, request?: CallOptions) =>
  readOptions(["main", "personProgramShow", companyId, userId], (options) => personProgramShow(companyId, userId, options), readProgram, request);

/**
 * Topics to keep current, each with its lessons.
 *
 * `GET /api/companies/{companyId}/users/{userId}/programs` · needs the permission `companies_users_show` · fails as `personProgramShow` does
 *
 * @example
 * const { data, isPending, error } = usePersonProgramShow("7", "1058");
 */
export const usePersonProgramShow = <Data = ReturnType<typeof readProgram>>(companyId: string, userId: string, settings?: ReadSettings<Awaited<ReturnType<typeof personProgramShow>>, ReturnType<typeof readProgram>, Data>) =>
  useRead(personProgramShowOptions(companyId, userId, settings?.request), settings);

/** The options of {@link usePersonScheduleShow}, for loaders and prefetches. */
export const personScheduleShowOptions = (companyId: string, userId: string, request?: CallOptions) =>
  readOptions(["main", "personScheduleShow", companyId, userId], (options) => personScheduleShow(companyId, userId, options), readSchedule, request);

/**
 * Lessons with the day each one opens.
 *
 * `GET /api/companies/{companyId}/users/{userId}/schedule` · needs the permission `companies_users_show` · fails as `personScheduleShow` does
 *
 * @example
 * const { data, isPending, error } = usePersonScheduleShow("7", "1058");
 */
export const usePersonScheduleShow = <Data = ReturnType<typeof readSchedule>>(companyId: string, userId: string, settings?: ReadSettings<Awaited<ReturnType<typeof personScheduleShow>>, ReturnType<typeof readSchedule>, Data>) =>
  useRead(personScheduleShowOptions(companyId, userId, settings?.request), settings);

/** The options of {@link usePersonRecordShow}, for loaders and prefetches. */
export const personRecordShowOptions = (companyId: string, userId: string, params?: PersonRecordShowParams, request?: CallOptions) =>
  readOptions(["main", "personRecordShow", companyId, userId, ...(params ? [params] : [])], (options) => personRecordShow(companyId, userId, params, options), readRecord, request);

/**
 * The record as it stood on a day. Its shape follows the tier of the company.
 *
 * `GET /api/companies/{companyId}/users/{userId}/records` · needs the permission `companies_users_show` · fails as `personRecordShow` does
 *
 * @example
 * const { data, isPending, error } = usePersonRecordShow("7", "1058", { date: "2026-11-03", version: 5 });
 */
export const usePersonRecordShow = <Data = ReturnType<typeof readRecord>>(companyId: string, userId: string, params?: PersonRecordShowParams, settings?: ReadSettings<Awaited<ReturnType<typeof personRecordShow>>, ReturnType<typeof readRecord>, Data>) =>
  useRead(personRecordShowOptions(companyId, userId, params, settings?.request), settings);

/** The options of {@link usePersonCertificateShow}, for loaders and prefetches. */
export const personCertificateShowOptions = (companyId: string, userId: string, hash: string, request?: CallOptions) =>
  readOptions(["main", "personCertificateShow", companyId, userId, hash], (options) => personCertificateShow(companyId, userId, hash, options), readCertificate, request);

/**
 * A certificate as data, for the print page.
 *
 * `GET /api/companies/{companyId}/users/{userId}/certificates/{hash}` · needs the permission `companies_users_show` · fails as `personCertificateShow` does
 *
 * @example
 * const { data, isPending, error } = usePersonCertificateShow("7", "1058", "c4d1f7a90be2");
 */
export const usePersonCertificateShow = <Data = ReturnType<typeof readCertificate>>(companyId: string, userId: string, hash: string, settings?: ReadSettings<Awaited<ReturnType<typeof personCertificateShow>>, ReturnType<typeof readCertificate>, Data>) =>
  useRead(personCertificateShowOptions(companyId, userId, hash, settings?.request), settings);
