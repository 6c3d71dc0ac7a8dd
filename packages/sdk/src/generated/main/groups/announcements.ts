/** Generated from the contract. Do not edit; change `spec/` and run `npm run gen`. */
import type { CallOptions } from "../../../http/request.ts";
import type { Announcement } from "../../../model/announcement.ts";
import * as calls from "../calls/announcements.ts";

/** Messages to companies. */
export interface AnnouncementsCalls {
  /**
   * Messages in force. The client shows those for its company, and stops training where one says so.
   *
   * `GET /api/announcements/announcements` · for anybody who is signed in
   *
   * @throws ApiError
   * - `unauthorized` 401: No token, or one that is unknown or has run out.
   * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
   * - `server` 500: The server failed.
   *
   * @example
   * const announcements = await recurrent.announcements.list();
   */
  list(options?: CallOptions): Promise<Announcement[]>;
}

export const announcementsCalls: AnnouncementsCalls = {
  list: calls.announcementList,
};
