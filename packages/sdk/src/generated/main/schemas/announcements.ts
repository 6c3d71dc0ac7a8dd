/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import * as zod from "zod";

import { Announcement } from "./entities.ts";

/**
 * Messages in force. The client shows those for its company, and stops training where one says so.
 * @summary List announcements
 */
export const AnnouncementListResponseItem = Announcement;
export const AnnouncementListResponse = /* @__PURE__ */ (() =>
  zod.array(AnnouncementListResponseItem))();
