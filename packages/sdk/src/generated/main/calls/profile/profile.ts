/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type {
  Company,
  ProfileUpdatePayload,
  User
} from '../../model';

import { mainHttp } from '../../../../http/main.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];


  /**
 * The signed-in user with roles, permissions, settings and company. Read right after signing in.
 * @summary Read the own profile
 */
export const profileShow = (

 options?: SecondParameter<typeof mainHttp<User>>,) => {
      return mainHttp<User>(
      {url: `/api/my/profile`, method: 'GET'
    },
      options);
    }
  /**
 * Stores name, addresses, notifications and, when given, a new password, which ends the person's other sessions. The reply replaces the user that the client holds.
 * @summary Change the own profile
 */
export const profileUpdate = (
    profileUpdatePayload: ProfileUpdatePayload,
 options?: SecondParameter<typeof mainHttp<User>>,) => {
      return mainHttp<User>(
      {url: `/api/my/profile`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: profileUpdatePayload
    },
      options);
    }
  /**
 * The company that the signed-in user works for, with its tier, features and settings.
 * @summary Read the current company
 */
export const accountShow = (

 options?: SecondParameter<typeof mainHttp<Company>>,) => {
      return mainHttp<Company>(
      {url: `/api/accounts/profile`, method: 'GET'
    },
      options);
    }
  export type ProfileShowResult = NonNullable<Awaited<ReturnType<typeof profileShow>>>
export type ProfileUpdateResult = NonNullable<Awaited<ReturnType<typeof profileUpdate>>>
export type AccountShowResult = NonNullable<Awaited<ReturnType<typeof accountShow>>>
