/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import {
  readAnnouncements
} from '../../../../model/company.ts';

import {
  readOptions,
  useRead
} from '../../../../react/query.ts';
import type {
  CallOptions,
  ReadSettings
} from '../../../../react/query.ts';

import {
  announcementList
} from '../../calls/announcements/announcements.ts';



/**
 * The options of {@link useAnnouncementList}, for loaders and prefetches.
 *
 * A failure is only logged.
 */
export const announcementListOptions = (request?: CallOptions) =>
  readOptions(["main", "announcementList"], (options) => announcementList(options), readAnnouncements, { silent: true, ...request });

/**
 * Messages in force. The client shows those for its company, and stops training where one says so.
 *
 * `GET /api/announcements/announcements` · for anybody who is signed in · fails as `announcementList` does
 *
 * @example
 * const { data, isPending, error } = useAnnouncementList();
 */
export const useAnnouncementList = <Data = ReturnType<typeof readAnnouncements>>(settings?: ReadSettings<Awaited<ReturnType<typeof announcementList>>, ReturnType<typeof readAnnouncements>, Data>) =>
  useRead(announcementListOptions(settings?.request), settings);
