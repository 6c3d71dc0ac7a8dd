/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type {
  Announcement
} from '../../model';

import { mainHttp } from '../../../../http/calls.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];


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
 * const reply = await announcementList();
 */
export const announcementList = (

 options?: SecondParameter<typeof mainHttp<Announcement[]>>,) => {
      return mainHttp<Announcement[]>(
      {url: `/api/announcements/announcements`, method: 'GET'
    },
      options);
    }
