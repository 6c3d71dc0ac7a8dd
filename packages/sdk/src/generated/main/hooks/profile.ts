/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import { useMutation, useQuery } from "@tanstack/react-query";
import type { UseMutationResult, UseQueryResult } from "@tanstack/react-query";

import type { ApiError } from "../../../errors.ts";

import type { CallOptions } from "../../../http/request.ts";

import type { Company } from "../../../model/company.ts";

import { isCompleteUser } from "../../../model/person.ts";
import type { User } from "../../../model/person.ts";

import { readOptions, settingsOf } from "../../../react/query.ts";
import type { ReadCallOptions, ReadOptions, ReadSettings } from "../../../react/query.ts";

import { writeOptions } from "../../../react/writes.ts";
import type { WriteOptions, WriteSettings } from "../../../react/writes.ts";

import { accountShow, profileShow, profileUpdate } from "../calls/profile.ts";

import type { ProfileUpdatePayload } from "../wire";

/** The options of {@link useProfileShow}, for loaders and prefetches. */
export function profileShowOptions(request?: ReadCallOptions): ReadOptions<User> {
  return readOptions(["main", "profileShow"], (options) => profileShow(options), request);
}

/**
 * The signed-in user with roles, permissions, settings and company. Read right after signing in.
 *
 * `GET /api/my/profile` · for anybody who is signed in · fails as `profileShow` does
 *
 * @example
 * const { data, isPending, error } = useProfileShow();
 */
export function useProfileShow<Data = User>(
  settings?: ReadSettings<User, Data>,
): UseQueryResult<Data, ApiError> {
  return useQuery({ ...profileShowOptions(settings?.request), ...settingsOf(settings) });
}

/** Variables of {@link useProfileUpdate}, with the options of any call. */
export interface ProfileUpdateVariables extends CallOptions {
  data: ProfileUpdatePayload;
}

/** The options of {@link useProfileUpdate}. */
export function profileUpdateOptions(): WriteOptions<ProfileUpdateVariables, User | null> {
  return writeOptions<ProfileUpdateVariables, User | null>("profileUpdate", {
    call: ({ data, ...request }, client) => profileUpdate(data, { ...request, client }),
    cachedKey: (model) => (isCompleteUser(model) ? profileShowOptions().queryKey : undefined),
  });
}

/**
 * Stores name, addresses, notifications and, when given, a new password, which ends the person's other sessions. The reply replaces the user that the client holds.
 *
 * `PUT /api/my/profile` · needs the permission `profile_update` · fails as `profileUpdate` does; every query that shows the entity is fetched again
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
export function useProfileUpdate(
  settings?: WriteSettings<ProfileUpdateVariables, User | null>,
): UseMutationResult<User | null, ApiError, ProfileUpdateVariables> {
  return useMutation({ ...profileUpdateOptions(), ...settings });
}

/** The options of {@link useAccountShow}, for loaders and prefetches. */
export function accountShowOptions(request?: ReadCallOptions): ReadOptions<Company> {
  return readOptions(["main", "accountShow"], (options) => accountShow(options), request);
}

/**
 * The company that the signed-in user works for, with its tier, features and settings.
 *
 * `GET /api/accounts/profile` · for anybody who is signed in · fails as `accountShow` does
 *
 * @example
 * const { data, isPending, error } = useAccountShow();
 */
export function useAccountShow<Data = Company>(
  settings?: ReadSettings<Company, Data>,
): UseQueryResult<Data, ApiError> {
  return useQuery({ ...accountShowOptions(settings?.request), ...settingsOf(settings) });
}
