/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type {
  AccessToken,
  Credentials
} from '../../model';

import { authHttp } from '../../../../http/auth.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];


  /**
 * Exchanges a sign-in name and password for a bearer token that both hosts accept. A user who is served elsewhere is answered 305; the client keeps the address and goes there once the terms are accepted. A reply without `expires_in` is to be treated as a failure.
 * @summary Sign in
 */
export const sessionLogin = (
    credentials: Credentials,
 options?: SecondParameter<typeof authHttp<AccessToken>>,) => {
      return authHttp<AccessToken>(
      {url: `/api/auth/login`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: credentials
    },
      options);
    }
  /**
 * Exchanges the current bearer token for a new one. The old token stops working, so ask once however many calls and open tabs are waiting.
 * @summary Renew the token
 */
export const sessionRefresh = (

 options?: SecondParameter<typeof authHttp<AccessToken>>,) => {
      return authHttp<AccessToken>(
      {url: `/api/auth/refresh`, method: 'POST'
    },
      options);
    }
  export type SessionLoginResult = NonNullable<Awaited<ReturnType<typeof sessionLogin>>>
export type SessionRefreshResult = NonNullable<Awaited<ReturnType<typeof sessionRefresh>>>
