/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import { mainHttp, path } from "../../../http/calls.ts";

import { FILE_REPLY } from "../../../http/reply-file.ts";

import type { RequestOptions } from "../../../http/request.ts";

import type {
  Certificate,
  LaunchLink,
  PreviewLink,
  Program,
  RecordDownloadParams,
  RecordShowParams,
  ScheduleItem,
  Score,
  TrainNow,
  TrainingRecord,
} from "../wire";

/**
 * Reminders and lessons that wait for the signed-in trainee, or when the next one opens.
 *
 * `GET /api/my/training` · needs the role `Trainee`
 *
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await trainingShow();
 */
export async function trainingShow(options?: RequestOptions): Promise<TrainNow> {
  return mainHttp({ url: "/api/my/training", method: "GET" }, options);
}

/**
 * Topics to keep current, each with its lessons.
 *
 * `GET /api/my/program` · needs the role `Trainee`
 *
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await programShow();
 */
export async function programShow(options?: RequestOptions): Promise<Program> {
  return mainHttp({ url: "/api/my/program", method: "GET" }, options);
}

/**
 * Lessons with the day each one opens.
 *
 * `GET /api/my/schedule` · needs the role `Trainee`
 *
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await scheduleShow();
 */
export async function scheduleShow(options?: RequestOptions): Promise<ScheduleItem[]> {
  return mainHttp({ url: "/api/my/schedule", method: "GET" }, options);
}

/**
 * The record as it stood on a day. Its shape follows the tier of the company.
 *
 * `GET /api/my/records` · needs the role `Trainee`
 *
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `validation` 422: Some input was refused.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await recordShow({ date: "2026-11-03", version: 5 });
 */
export async function recordShow(
  params?: RecordShowParams,
  options?: RequestOptions,
): Promise<TrainingRecord> {
  return mainHttp({ url: "/api/my/records", method: "GET", params }, options);
}

/**
 * The record as a PDF. Clients save it under a name of their own, `<full name>-<date>`.
 *
 * `GET /api/my/records/download` · needs the role `Trainee`
 *
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `validation` 422: Some input was refused.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await recordDownload({ date: "2026-11-03", version: 5, type: "complete" });
 */
export async function recordDownload(
  params: RecordDownloadParams,
  options?: RequestOptions,
): Promise<Blob> {
  return mainHttp(
    { url: "/api/my/records/download", method: "GET", params, ...FILE_REPLY },
    { accept: "application/pdf, application/json;q=0.9", ...options },
  );
}

/**
 * A certificate as data, for the print page.
 *
 * `GET /api/my/certificates/{hash}` · needs the role `Trainee`
 *
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `not-found` 404: There is no such thing, or not within reach of the signed-in user.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await certificateShow("c4d1f7a90be2");
 */
export async function certificateShow(
  hash: string,
  options?: RequestOptions,
): Promise<Certificate> {
  return mainHttp({ url: path`/api/my/certificates/${hash}`, method: "GET" }, options);
}

/**
 * A certificate as a PDF.
 *
 * `GET /api/my/certificates/{hash}/download` · needs the role `Trainee`
 *
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `not-found` 404: There is no such thing, or not within reach of the signed-in user.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await certificateDownload("c4d1f7a90be2");
 */
export async function certificateDownload(hash: string, options?: RequestOptions): Promise<Blob> {
  return mainHttp(
    { url: path`/api/my/certificates/${hash}/download`, method: "GET", ...FILE_REPLY },
    { accept: "application/pdf, application/json;q=0.9", ...options },
  );
}

/**
 * Questions and answers behind a score of a lesson, for the trainee and for managers of the company.
 *
 * `GET /api/records/registrations/{registrationId}/scores/{scoreId}` · for anybody who is signed in
 *
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `not-found` 404: There is no such thing, or not within reach of the signed-in user.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await scoreShow("88213", "45511");
 */
export async function scoreShow(
  registrationId: string,
  scoreId: string,
  options?: RequestOptions,
): Promise<Score> {
  return mainHttp(
    { url: path`/api/records/registrations/${registrationId}/scores/${scoreId}`, method: "GET" },
    options,
  );
}

/**
 * Gives the address that opens the lesson in the lesson player. Ask anew for each launch. A lesson that cannot be begun now, say while its score is recorded, is refused with 422.
 *
 * `GET /api/records/registrations/{registrationId}/launch` · needs the role `Trainee`
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
 * const reply = await registrationLaunch("88213");
 */
export async function registrationLaunch(
  registrationId: string,
  options?: RequestOptions,
): Promise<LaunchLink> {
  return mainHttp(
    { url: path`/api/records/registrations/${registrationId}/launch`, method: "GET" },
    { ...options, retries: 0 },
  );
}

/**
 * Gives the address of a lesson for a look that changes no record. There may be none yet.
 *
 * `GET /api/lessons/{lessonId}/preview` · for anybody who is signed in
 *
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `not-found` 404: There is no such thing, or not within reach of the signed-in user.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await lessonPreview("3107");
 */
export async function lessonPreview(
  lessonId: string,
  options?: RequestOptions,
): Promise<PreviewLink> {
  return mainHttp({ url: path`/api/lessons/${lessonId}/preview`, method: "GET" }, options);
}
