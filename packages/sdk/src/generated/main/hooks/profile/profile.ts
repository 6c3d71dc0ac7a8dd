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
  writeOptions
} from '../../../../react/mutation.ts';
import type {
  WriteSettings
} from '../../../../react/mutation.ts';

import {
  readOptions,
  useRead
} from '../../../../react/query.ts';
import type {
  CallOptions,
  ReadSettings
} from '../../../../react/query.ts';

import {
  accountShow,
  profileShow,
  profileUpdate
} from '../../calls/profile/profile.ts';

import type {
  ProfileUpdatePayload
} from '../../model';



/** The signed-in user with roles, permissions, settings and company. Read right after signing in. */
export const profileShowOptions = (request?: CallOptions) =>
  readOptions(["main", "profileShow"], (options) => profileShow(options), readUser, request);

/** Reads {@link profileShowOptions} in a component. */
export const useProfileShow = <Data = ReturnType<typeof readUser>>(settings?: ReadSettings<Awaited<ReturnType<typeof profileShow>>, ReturnType<typeof readUser>, Data>) =>
  useRead(profileShowOptions(settings?.request), settings);

/** What {@link useProfileUpdate} sends, and what any call takes. */
export interface ProfileUpdateVariables extends CallOptions {
  data: ProfileUpdatePayload;
}

/** Stores name, addresses, notifications and, when given, a new password, which ends the person's other sessions. The reply replaces the user that the client holds. */
export const profileUpdateOptions = () =>
  writeOptions("profileUpdate", {
    call: ({ data, ...request }: ProfileUpdateVariables, client) => profileUpdate(data, { ...request, client }),
    read: (reply) => reply,
    keep: (wire) => isWholeUser(wire) ? profileShowOptions().queryKey : undefined,
  });

/** Sends {@link profileUpdateOptions}, then asks again for what shows the thing. */
export const useProfileUpdate = (settings?: WriteSettings<ReturnType<typeof profileUpdateOptions>>) =>
  useMutation({ ...profileUpdateOptions(), ...settings });

/** The company that the signed-in user works for, with its tier, features and settings. */
export const accountShowOptions = (request?: CallOptions) =>
  readOptions(["main", "accountShow"], (options) => accountShow(options), readCompany, request);

/** Reads {@link accountShowOptions} in a component. */
export const useAccountShow = <Data = ReturnType<typeof readCompany>>(settings?: ReadSettings<Awaited<ReturnType<typeof accountShow>>, ReturnType<typeof readCompany>, Data>) =>
  useRead(accountShowOptions(settings?.request), settings);
