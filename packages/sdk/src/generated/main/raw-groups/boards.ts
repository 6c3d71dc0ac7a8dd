/** Generated from the contract. Do not edit; change `spec/` and run `npm run gen`. */
import type { CallOptions } from "../../../http/request.ts";
import type { EventBoardCard, TrainingBoardCard } from "../wire/index.ts";
import * as raw from "../raw/boards.ts";

/** Status of training and of documents at a glance. Replies as they came. */
export interface RawBoardsCalls {
  /**
   * The manager's people by state of their training. Suspended people appear only when their settings say so.
   *
   * `GET /api/dashboard/training_status` · needs the permission `companies_dashboard`
   *
   * @throws ApiError
   * - `unauthorized` 401: No token, or one that is unknown or has run out.
   * - `forbidden` 403: Signed in, but not allowed to do this.
   * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
   * - `server` 500: The server failed.
   *
   * @example
   * const reply = await recurrent.raw.boards.getTraining();
   */
  getTraining(options?: CallOptions): Promise<TrainingBoardCard[]>;

  /**
   * Events and documents of the manager's people by state. At risk means that fewer than 30 days are left.
   *
   * `GET /api/dashboard/event_status` · needs the permission `companies_dashboard`
   *
   * @throws ApiError
   * - `unauthorized` 401: No token, or one that is unknown or has run out.
   * - `forbidden` 403: Signed in, but not allowed to do this.
   * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
   * - `server` 500: The server failed.
   *
   * @example
   * const reply = await recurrent.raw.boards.getEvent();
   */
  getEvent(options?: CallOptions): Promise<EventBoardCard[]>;
}

export const rawBoardsCalls: RawBoardsCalls = {
  getTraining: raw.trainingBoardShow,
  getEvent: raw.eventBoardShow,
};
