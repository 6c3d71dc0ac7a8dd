/** Generated from the contract. Do not edit; change `spec/` and run `npm run gen`. */
import type { CallOptions } from "../../../http/request.ts";
import type {
  Certificate,
  Program,
  ScheduleItem,
  Score,
  Training,
  TrainingRecord,
} from "../../../model/training.ts";
import type { RecordDownloadParams, RecordShowParams } from "../wire/index.ts";
import * as calls from "../calls/training.ts";

/** Training of the signed-in trainee, and lessons. */
export interface TrainingCalls {
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
   * const training = await recurrent.training.get();
   */
  get(options?: CallOptions): Promise<Training>;

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
   * const program = await recurrent.training.getProgram();
   */
  getProgram(options?: CallOptions): Promise<Program>;

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
   * const schedule = await recurrent.training.getSchedule();
   */
  getSchedule(options?: CallOptions): Promise<ScheduleItem[]>;

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
   * const record = await recurrent.training.getRecord({ date: "2026-11-03", version: 5 });
   */
  getRecord(params?: RecordShowParams, options?: CallOptions): Promise<TrainingRecord>;

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
   * const blob = await recurrent.training.downloadRecord({ date: "2026-11-03", version: 5, type: "complete" });
   */
  downloadRecord(params: RecordDownloadParams, options?: CallOptions): Promise<Blob>;

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
   * const certificate = await recurrent.training.getCertificate("c4d1f7a90be2");
   */
  getCertificate(hash: string, options?: CallOptions): Promise<Certificate>;

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
   * const blob = await recurrent.training.downloadCertificate("c4d1f7a90be2");
   */
  downloadCertificate(hash: string, options?: CallOptions): Promise<Blob>;

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
   * const score = await recurrent.training.getScore("88213", "45511");
   */
  getScore(registrationId: string, scoreId: string, options?: CallOptions): Promise<Score>;

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
   * const launchLink = await recurrent.training.launchRegistration("88213");
   */
  launchRegistration(registrationId: string, options?: CallOptions): Promise<string | null>;

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
   * const previewLink = await recurrent.training.previewLesson("3107");
   */
  previewLesson(lessonId: string, options?: CallOptions): Promise<string | null>;
}

export const trainingCalls: TrainingCalls = {
  get: calls.trainingShow,
  getProgram: calls.programShow,
  getSchedule: calls.scheduleShow,
  getRecord: calls.recordShow,
  downloadRecord: calls.recordDownload,
  getCertificate: calls.certificateShow,
  downloadCertificate: calls.certificateDownload,
  getScore: calls.scoreShow,
  launchRegistration: calls.registrationLaunch,
  previewLesson: calls.lessonPreview,
};
