/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type {
  OperationalRole,
  Rpe,
  Tier
} from '../../model';

import { mainHttp } from '../../../../http/calls.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];


  /**
 * Operational roles that a company can choose from.
 *
 * `GET /api/roles` · for anybody who is signed in
 *
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await roleList();
 */
export const roleList = (

 options?: SecondParameter<typeof mainHttp<OperationalRole[]>>,) => {
      return mainHttp<OperationalRole[]>(
      {url: `/api/roles`, method: 'GET'
    },
      options);
    }
  /**
 * Entries that a company can choose from.
 *
 * `GET /api/rpes` · for anybody who is signed in
 *
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await rpeList();
 */
export const rpeList = (

 options?: SecondParameter<typeof mainHttp<Rpe[]>>,) => {
      return mainHttp<Rpe[]>(
      {url: `/api/rpes`, method: 'GET'
    },
      options);
    }
  /**
 * Service tiers that a company can be on.
 *
 * `GET /api/tiers` · for anybody who is signed in
 *
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await tierList();
 */
export const tierList = (

 options?: SecondParameter<typeof mainHttp<Tier[]>>,) => {
      return mainHttp<Tier[]>(
      {url: `/api/tiers`, method: 'GET'
    },
      options);
    }
