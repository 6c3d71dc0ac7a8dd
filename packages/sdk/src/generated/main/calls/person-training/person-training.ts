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

import { mainHttp, path } from '../../../../http/calls.ts';
import { mainFileHttp } from '../../../../http/files.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];


  /**
 * Topics to keep current, each with its lessons.
 *
 * `GET /api/companies/{companyId}/users/{userId}/programs` · needs the permission `companies_users_show`
 *
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `not-found` 404: There is no such thing, or not within reach of the signed-in user.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await personProgramShow("7", "1058");
 */
export const personProgramShow = (
    companyId: string,
    userId: string,
 options?: SecondParameter<typeof mainHttp<Program>>,) => {
      return mainHttp<Program>(
      {url: path`/api/companies/${companyId}/users/${userId}/programs`, method: 'GET'
    },
      options);
    }
  /**
 * Lessons with the day each one opens.
 *
 * `GET /api/companies/{companyId}/users/{userId}/schedule` · needs the permission `companies_users_show`
 *
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `not-found` 404: There is no such thing, or not within reach of the signed-in user.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await personScheduleShow("7", "1058");
 */
export const personScheduleShow = (
    companyId: string,
    userId: string,
 options?: SecondParameter<typeof mainHttp<ScheduleItem[]>>,) => {
      return mainHttp<ScheduleItem[]>(
      {url: path`/api/companies/${companyId}/users/${userId}/schedule`, method: 'GET'
    },
      options);
    }
  /**
 * The record as it stood on a day. Its shape follows the tier of the company.
 *
 * `GET /api/companies/{companyId}/users/{userId}/records` · needs the permission `companies_users_show`
 *
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `not-found` 404: There is no such thing, or not within reach of the signed-in user.
 * - `validation` 422: Some input was refused.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await personRecordShow("7", "1058", { date: "2026-11-03", version: 5 });
 */
export const personRecordShow = (
    companyId: string,
    userId: string,
    params?: PersonRecordShowParams,
 options?: SecondParameter<typeof mainHttp<TrainingRecord>>,) => {
      return mainHttp<TrainingRecord>(
      {url: path`/api/companies/${companyId}/users/${userId}/records`, method: 'GET',
        params
    },
      options);
    }
  /**
 * The record as a PDF. Clients save it under a name of their own, `<full name>-<date>`.
 *
 * `GET /api/companies/{companyId}/users/{userId}/records/download` · needs the permission `companies_users_show`
 *
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `not-found` 404: There is no such thing, or not within reach of the signed-in user.
 * - `validation` 422: Some input was refused.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await personRecordDownload("7", "1058", { date: "2026-11-03", version: 5, type: "complete" });
 */
export const personRecordDownload = (
    companyId: string,
    userId: string,
    params: PersonRecordDownloadParams,
 options?: SecondParameter<typeof mainFileHttp<Blob>>,) => {
      return mainFileHttp<Blob>(
      {url: path`/api/companies/${companyId}/users/${userId}/records/download`, method: 'GET',
        params,
        responseType: 'blob'
    },
      { accept: 'application/pdf, application/json;q=0.9',  ...options});
    }
  /**
 * A certificate as data, for the print page.
 *
 * `GET /api/companies/{companyId}/users/{userId}/certificates/{hash}` · needs the permission `companies_users_show`
 *
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `not-found` 404: There is no such thing, or not within reach of the signed-in user.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await personCertificateShow("7", "1058", "c4d1f7a90be2");
 */
export const personCertificateShow = (
    companyId: string,
    userId: string,
    hash: string,
 options?: SecondParameter<typeof mainHttp<Certificate>>,) => {
      return mainHttp<Certificate>(
      {url: path`/api/companies/${companyId}/users/${userId}/certificates/${hash}`, method: 'GET'
    },
      options);
    }
  /**
 * A certificate as a PDF.
 *
 * `GET /api/companies/{companyId}/users/{userId}/certificates/{hash}/download` · needs the permission `companies_users_show`
 *
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `not-found` 404: There is no such thing, or not within reach of the signed-in user.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await personCertificateDownload("7", "1058", "c4d1f7a90be2");
 */
export const personCertificateDownload = (
    companyId: string,
    userId: string,
    hash: string,
 options?: SecondParameter<typeof mainFileHttp<Blob>>,) => {
      return mainFileHttp<Blob>(
      {url: path`/api/companies/${companyId}/users/${userId}/certificates/${hash}/download`, method: 'GET',
        responseType: 'blob'
    },
      { accept: 'application/pdf, application/json;q=0.9',  ...options});
    }
