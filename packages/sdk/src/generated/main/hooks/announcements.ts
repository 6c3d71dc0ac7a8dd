/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import { useQuery } from "@tanstack/react-query";
import type { UseQueryResult } from "@tanstack/react-query";

import type { ApiError } from "../../../errors.ts";

import type { Announcement } from "../../../model/announcement.ts";

import { readOptions, settingsOf } from "../../../react/query.ts";
import type { ReadCallOptions, ReadOptions, ReadSettings } from "../../../react/query.ts";

import { announcementList } from "../calls/announcements.ts";

/**
 * The options of {@link useAnnouncementList}, for loaders and prefetches.
 *
 * A failure is only logged.
 */
export function announcementListOptions(request?: ReadCallOptions): ReadOptions<Announcement[]> {
  return readOptions(["main", "announcementList"], (options) => announcementList(options), {
    silent: true,
    ...request,
  });
}

/**
 * Messages in force. The client shows those for its company, and stops training where one says so.
 *
 * `GET /api/announcements/announcements` · for anybody who is signed in · fails as `announcementList` does
 *
 * @example
 * const { data, isPending, error } = useAnnouncementList();
 */
export function useAnnouncementList<Data = Announcement[]>(
  settings?: ReadSettings<Announcement[], Data>,
): UseQueryResult<Data, ApiError> {
  return useQuery({ ...announcementListOptions(settings?.request), ...settingsOf(settings) });
}
