/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import * as zod from "zod";

import { EventBoardCard, TrainingBoardCard } from "./entities.ts";

/**
 * The manager's people by state of their training. Suspended people appear only when their settings say so.
 * @summary Read the training status board
 */
export const TrainingBoardShowResponseItem = TrainingBoardCard;
export const TrainingBoardShowResponse = /* @__PURE__ */ (() =>
  zod.array(TrainingBoardShowResponseItem))();

/**
 * Events and documents of the manager's people by state. At risk means that fewer than 30 days are left.
 * @summary Read the event and document status board
 */
export const EventBoardShowResponseItem = EventBoardCard;
export const EventBoardShowResponse = /* @__PURE__ */ (() =>
  zod.array(EventBoardShowResponseItem))();
