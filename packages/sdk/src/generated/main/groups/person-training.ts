/** Generated from the contract. Do not edit; change `spec/` and run `npm run gen`. */
import type { CallOptions } from "../../../http/request.ts";
import type {
  Certificate,
  Program,
  ScheduleItem,
  TrainingRecord,
} from "../../../model/training.ts";
import type { PersonRecordDownloadParams, PersonRecordShowParams } from "../wire/index.ts";
import * as calls from "../calls/person-training.ts";

/** A person's training, for managers. */
export interface PersonTrainingCalls {
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
   * const program = await recurrent.personTraining.getProgram("7", "1058");
   */
  getProgram(companyId: string, userId: string, options?: CallOptions): Promise<Program>;

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
   * const schedule = await recurrent.personTraining.getSchedule("7", "1058");
   */
  getSchedule(companyId: string, userId: string, options?: CallOptions): Promise<ScheduleItem[]>;

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
   * const record = await recurrent.personTraining.getRecord("7", "1058", { date: "2026-11-03", version: 5 });
   */
  getRecord(
    companyId: string,
    userId: string,
    params?: PersonRecordShowParams,
    options?: CallOptions,
  ): Promise<TrainingRecord>;

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
   * const blob = await recurrent.personTraining.downloadRecord("7", "1058", { date: "2026-11-03", version: 5, type: "complete" });
   */
  downloadRecord(
    companyId: string,
    userId: string,
    params: PersonRecordDownloadParams,
    options?: CallOptions,
  ): Promise<Blob>;

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
   * const certificate = await recurrent.personTraining.getCertificate("7", "1058", "c4d1f7a90be2");
   */
  getCertificate(
    companyId: string,
    userId: string,
    hash: string,
    options?: CallOptions,
  ): Promise<Certificate>;

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
   * const blob = await recurrent.personTraining.downloadCertificate("7", "1058", "c4d1f7a90be2");
   */
  downloadCertificate(
    companyId: string,
    userId: string,
    hash: string,
    options?: CallOptions,
  ): Promise<Blob>;
}

export const personTrainingCalls: PersonTrainingCalls = {
  getProgram: calls.personProgramShow,
  getSchedule: calls.personScheduleShow,
  getRecord: calls.personRecordShow,
  downloadRecord: calls.personRecordDownload,
  getCertificate: calls.personCertificateShow,
  downloadCertificate: calls.personCertificateDownload,
};
