/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import {
  readCertificate,
  readRecord
} from '../../../../model/record.ts';

import {
  readProgram,
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



/** Topics to keep current, each with its lessons. */
export const personProgramShowOptions = (companyId: string, userId: string, request?: CallOptions) =>
  readOptions(["main", "personProgramShow", companyId, userId], (options) => personProgramShow(companyId, userId, options), readProgram, request);

/** Reads {@link personProgramShowOptions} in a component. */
export const usePersonProgramShow = <Data = ReturnType<typeof readProgram>>(companyId: string, userId: string, settings?: ReadSettings<Awaited<ReturnType<typeof personProgramShow>>, ReturnType<typeof readProgram>, Data>) =>
  useRead(personProgramShowOptions(companyId, userId, settings?.request), settings);

/** Lessons with the day each one opens. */
export const personScheduleShowOptions = (companyId: string, userId: string, request?: CallOptions) =>
  readOptions(["main", "personScheduleShow", companyId, userId], (options) => personScheduleShow(companyId, userId, options), readSchedule, request);

/** Reads {@link personScheduleShowOptions} in a component. */
export const usePersonScheduleShow = <Data = ReturnType<typeof readSchedule>>(companyId: string, userId: string, settings?: ReadSettings<Awaited<ReturnType<typeof personScheduleShow>>, ReturnType<typeof readSchedule>, Data>) =>
  useRead(personScheduleShowOptions(companyId, userId, settings?.request), settings);

/** The record as it stood on a day. Its shape follows the tier of the company. */
export const personRecordShowOptions = (companyId: string, userId: string, params?: PersonRecordShowParams, request?: CallOptions) =>
  readOptions(["main", "personRecordShow", companyId, userId, ...(params ? [params] : [])], (options) => personRecordShow(companyId, userId, params, options), readRecord, request);

/** Reads {@link personRecordShowOptions} in a component. */
export const usePersonRecordShow = <Data = ReturnType<typeof readRecord>>(companyId: string, userId: string, params?: PersonRecordShowParams, settings?: ReadSettings<Awaited<ReturnType<typeof personRecordShow>>, ReturnType<typeof readRecord>, Data>) =>
  useRead(personRecordShowOptions(companyId, userId, params, settings?.request), settings);

/** A certificate as data, for the print page. */
export const personCertificateShowOptions = (companyId: string, userId: string, hash: string, request?: CallOptions) =>
  readOptions(["main", "personCertificateShow", companyId, userId, hash], (options) => personCertificateShow(companyId, userId, hash, options), readCertificate, request);

/** Reads {@link personCertificateShowOptions} in a component. */
export const usePersonCertificateShow = <Data = ReturnType<typeof readCertificate>>(companyId: string, userId: string, hash: string, settings?: ReadSettings<Awaited<ReturnType<typeof personCertificateShow>>, ReturnType<typeof readCertificate>, Data>) =>
  useRead(personCertificateShowOptions(companyId, userId, hash, settings?.request), settings);
