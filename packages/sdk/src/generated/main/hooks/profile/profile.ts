/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import {
  useMutation
} from '@tanstack/react-query';

import {
  readCompany
} from '../../../../model/company.ts';

import {
  isWholeUser,
  readUser
} from '../../../../model/person.ts';

import {
  readOptions,
  useRead
} from '../../../../react/query.ts';
import type {
  CallOptions,
  ReadSettings
} from '../../../../react/query.ts';

import {
  writeOptions
} from '../../../../react/writes.ts';
import type {
  WriteSettings
} from '../../../../react/writes.ts';

import {
  accountShow,
  profileShow,
  profileUpdate
} from '../../calls/profile/profile.ts';

import type {
  ProfileUpdatePayload
} from '../../model';



/** The options of {@link useProfileShow}, for loaders and prefetches. */
export const profileShowOptions = (request?: CallOptions) =>
  readOptions(["main", "profileShow"], (options) => profileShow(options), readUser, request);

/**
 * The signed-in user with roles, permissions, settings and company. Read right after signing in.
 *
 * `GET /api/my/profile` · for anybody who is signed in · fails as `profileShow` does
 *
 * @example
 * const { data, isPending, error } = useProfileShow();
 */
export const useProfileShow = <Data = ReturnType<typeof readUser>>(settings?: ReadSettings<Awaited<ReturnType<typeof profileShow>>, ReturnType<typeof readUser>, Data>) =>
  useRead(profileShowOptions(settings?.request), settings);

/** What {@link useProfileUpdate} sends, and what any call takes. */
export interface ProfileUpdateVariables extends CallOptions {
  data: ProfileUpdatePayload;
}

/** The options of {@link useProfileUpdate}. */
export const profileUpdateOptions = () =>
  writeOptions("profileUpdate", {
    call: ({ data, ...request }: ProfileUpdateVariables, client) => profileUpdate(data, { ...request, client }),
    read: (reply) => reply,
    keep: (wire) => isWholeUser(wire) ? profileShowOptions().queryKey : undefined,
  });

/**
 * Stores name, addresses, notifications and, when given, a new password, which ends the person's other sessions. The reply replaces the user that the client holds.
 *
 * `PUT /api/my/profile` · needs the permission `profile_update` · fails as `profileUpdate` does; makes every query that shows the thing ask again
 *
 * @example
 * const { mutate, isPending, error } = useProfileUpdate();
 * mutate({ data: {
 *   name: "Helena",
 *   surname: "Marsh",
 *   username: "company.manager@aurora.test",
 *   email: "helena.marsh@aurora.test",
 *   settings: { notifications: false },
 * } });
 */
export const useProfileUpdate = (settings?: WriteSettings<ReturnType<typeof profileUpdateOptions>>) =>
  useMutation({ ...profileUpdateOptions(), ...settings });

/** The options of {@link useAccountShow}, for loaders and prefetches. */
export const accountShowOptions = (request?: CallOptions) =>
  readOptions(["main", "accountShow"], (options) => accountShow(options), readCompany, request);

/**
 * The company that the signed-in user works for, with its tier, features and settings.
 *
 * `GET /api/accounts/profile` · for anybody who is signed in · fails as `accountShow` does
 *
 * @example
 * const { data, isPending, error } = useAccountShow();
 */
export const useAccountShow = <Data = ReturnType<typeof readCompany>>(settings?: ReadSettings<Awaited<ReturnType<typeof accountShow>>, ReturnType<typeof readCompany>, Data>) =>
  useRead(accountShowOptions(settings?.request), settings);
