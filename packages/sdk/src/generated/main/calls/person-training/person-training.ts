/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type {
  Certificate,
  PersonRecordDownloadParams,
  PersonRecordShowParams,
  Program,
  ScheduleItem,
  TrainingRecord
} from '../../model';

import { mainHttp } from '../../../../http/main.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];


  /**
 * Topics to keep current, each with its lessons.
 * @summary Read a person's program
 */
export const personProgramShow = (
    companyId: string,
    userId: string,
 options?: SecondParameter<typeof mainHttp<Program>>,) => {
      return mainHttp<Program>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/users/${encodeURIComponent(String(userId))}/programs`, method: 'GET'
    },
      options);
    }
  /**
 * Lessons with the day each one opens.
 * @summary Read a person's schedule
 */
export const personScheduleShow = (
    companyId: string,
    userId: string,
 options?: SecondParameter<typeof mainHttp<ScheduleItem[]>>,) => {
      return mainHttp<ScheduleItem[]>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/users/${encodeURIComponent(String(userId))}/schedule`, method: 'GET'
    },
      options);
    }
  /**
 * The record as it stood on a day. Its shape follows the tier of the company.
 * @summary Read a person's training record
 */
export const personRecordShow = (
    companyId: string,
    userId: string,
    params?: PersonRecordShowParams,
 options?: SecondParameter<typeof mainHttp<TrainingRecord>>,) => {
      return mainHttp<TrainingRecord>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/users/${encodeURIComponent(String(userId))}/records`, method: 'GET',
        params
    },
      options);
    }
  /**
 * The record as a PDF. Clients save it under a name of their own, `<full name>-<date>`.
 * @summary Download a person's training record
 */
export const personRecordDownload = (
    companyId: string,
    userId: string,
    params: PersonRecordDownloadParams,
 options?: SecondParameter<typeof mainHttp<Blob>>,) => {
      return mainHttp<Blob>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/users/${encodeURIComponent(String(userId))}/records/download`, method: 'GET',
        params,
        responseType: 'blob'
    },
      { accept: 'application/pdf, application/json;q=0.9',  ...options});
    }
  /**
 * A certificate as data, for the print page.
 * @summary Read one of a person's certificates
 */
export const personCertificateShow = (
    companyId: string,
    userId: string,
    hash: string,
 options?: SecondParameter<typeof mainHttp<Certificate>>,) => {
      return mainHttp<Certificate>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/users/${encodeURIComponent(String(userId))}/certificates/${encodeURIComponent(String(hash))}`, method: 'GET'
    },
      options);
    }
  /**
 * A certificate as a PDF.
 * @summary Download one of a person's certificates
 */
export const personCertificateDownload = (
    companyId: string,
    userId: string,
    hash: string,
 options?: SecondParameter<typeof mainHttp<Blob>>,) => {
      return mainHttp<Blob>(
      {url: `/api/companies/${encodeURIComponent(String(companyId))}/users/${encodeURIComponent(String(userId))}/certificates/${encodeURIComponent(String(hash))}/download`, method: 'GET',
        responseType: 'blob'
    },
      { accept: 'application/pdf, application/json;q=0.9',  ...options});
    }
  export type PersonProgramShowResult = NonNullable<Awaited<ReturnType<typeof personProgramShow>>>
export type PersonScheduleShowResult = NonNullable<Awaited<ReturnType<typeof personScheduleShow>>>
export type PersonRecordShowResult = NonNullable<Awaited<ReturnType<typeof personRecordShow>>>
export type PersonRecordDownloadResult = NonNullable<Awaited<ReturnType<typeof personRecordDownload>>>
export type PersonCertificateShowResult = NonNullable<Awaited<ReturnType<typeof personCertificateShow>>>
export type PersonCertificateDownloadResult = NonNullable<Awaited<ReturnType<typeof personCertificateDownload>>>
