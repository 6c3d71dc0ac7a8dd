/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import { mainHttp, path } from "../../../http/calls.ts";

import { FILE_REPLY } from "../../../http/reply-file.ts";

import type { RequestOptions } from "../../../http/request.ts";

import type {
  Certificate,
  PersonRecordDownloadParams,
  PersonRecordShowParams,
  Program,
  ScheduleItem,
  TrainingRecord,
} from "../wire";

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
export async function personProgramShow(
  companyId: string,
  userId: string,
  options?: RequestOptions,
): Promise<Program> {
  return mainHttp(
    { url: path`/api/companies/${companyId}/users/${userId}/programs`, method: "GET" },
    options,
  );
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
export async function personScheduleShow(
  companyId: string,
  userId: string,
  options?: RequestOptions,
): Promise<ScheduleItem[]> {
  return mainHttp(
    { url: path`/api/companies/${companyId}/users/${userId}/schedule`, method: "GET" },
    options,
  );
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
export async function personRecordShow(
  companyId: string,
  userId: string,
  params?: PersonRecordShowParams,
  options?: RequestOptions,
): Promise<TrainingRecord> {
  return mainHttp(
    { url: path`/api/companies/${companyId}/users/${userId}/records`, method: "GET", params },
    options,
  );
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
export async function personRecordDownload(
  companyId: string,
  userId: string,
  params: PersonRecordDownloadParams,
  options?: RequestOptions,
): Promise<Blob> {
  return mainHttp(
    {
      url: path`/api/companies/${companyId}/users/${userId}/records/download`,
      method: "GET",
      params,
      ...FILE_REPLY,
    },
    { accept: "application/pdf, application/json;q=0.9", ...options },
  );
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
export async function personCertificateShow(
  companyId: string,
  userId: string,
  hash: string,
  options?: RequestOptions,
): Promise<Certificate> {
  return mainHttp(
    { url: path`/api/companies/${companyId}/users/${userId}/certificates/${hash}`, method: "GET" },
    options,
  );
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
export async function personCertificateDownload(
  companyId: string,
  userId: string,
  hash: string,
  options?: RequestOptions,
): Promise<Blob> {
  return mainHttp(
    {
      url: path`/api/companies/${companyId}/users/${userId}/certificates/${hash}/download`,
      method: "GET",
      ...FILE_REPLY,
    },
    { accept: "application/pdf, application/json;q=0.9", ...options },
  );
}
