/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { RequestOptions } from "../../../http/request.ts";

import { readEventBoard, readTrainingBoard } from "../../../model/board.ts";
import type { EventBoardCard, TrainingBoardCard } from "../../../model/board.ts";

import * as raw from "../raw/boards.ts";

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
 * const trainingBoard = await trainingBoardShow();
 */
export async function trainingBoardShow(options?: RequestOptions): Promise<TrainingBoardCard[]> {
  return readTrainingBoard(await raw.trainingBoardShow(options));
}

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
 * const eventBoard = await eventBoardShow();
 */
export async function eventBoardShow(options?: RequestOptions): Promise<EventBoardCard[]> {
  return readEventBoard(await raw.eventBoardShow(options));
}
