/** Generated from the contract. Do not edit; change `spec/` and run `npm run gen`. */
import type { CallOptions } from "../../../http/request.ts";
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
} from "../wire/index.ts";
import * as raw from "../raw/training.ts";

/** Training of the signed-in trainee, and lessons. Replies as they came. */
export interface RawTrainingCalls {
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
   * const reply = await recurrent.raw.training.get();
   */
  get(options?: CallOptions): Promise<TrainNow>;

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
   * const reply = await recurrent.raw.training.getProgram();
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
   * const reply = await recurrent.raw.training.getSchedule();
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
   * const reply = await recurrent.raw.training.getRecord({ date: "2026-11-03", version: 5 });
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
   * const reply = await recurrent.raw.training.downloadRecord({ date: "2026-11-03", version: 5, type: "complete" });
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
   * const reply = await recurrent.raw.training.getCertificate("c4d1f7a90be2");
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
   * const reply = await recurrent.raw.training.downloadCertificate("c4d1f7a90be2");
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
   * const reply = await recurrent.raw.training.getScore("88213", "45511");
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
   * const reply = await recurrent.raw.training.launchRegistration("88213");
   */
  launchRegistration(registrationId: string, options?: CallOptions): Promise<LaunchLink>;

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
   * const reply = await recurrent.raw.training.previewLesson("3107");
   */
  previewLesson(lessonId: string, options?: CallOptions): Promise<PreviewLink>;
}

export const rawTrainingCalls: RawTrainingCalls = {
  get: raw.trainingShow,
  getProgram: raw.programShow,
  getSchedule: raw.scheduleShow,
  getRecord: raw.recordShow,
  downloadRecord: raw.recordDownload,
  getCertificate: raw.certificateShow,
  downloadCertificate: raw.certificateDownload,
  getScore: raw.scoreShow,
  launchRegistration: raw.registrationLaunch,
  previewLesson: raw.lessonPreview,
};
