/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import { mainHttp } from "../../../http/calls.ts";

import type { RequestOptions } from "../../../http/request.ts";

import type { Company, ProfileUpdatePayload, User } from "../wire";

/**
 * The signed-in user with roles, permissions, settings and company. Read right after signing in.
 *
 * `GET /api/my/profile` · for anybody who is signed in
 *
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await profileShow();
 */
export async function profileShow(options?: RequestOptions): Promise<User> {
  return mainHttp({ url: "/api/my/profile", method: "GET" }, options);
}

/**
 * Stores name, addresses, notifications and, when given, a new password, which ends the person's other sessions. The reply replaces the user that the client holds.
 *
 * `PUT /api/my/profile` · needs the permission `profile_update`
 *
 * @throws ApiError
 * - `client` 400: The body cannot be read: it is no JSON, or a form that was cut off or is not built as one.
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `forbidden` 403: Signed in, but not allowed to do this.
 * - `client` 412: The thing is no longer what `If-Match` says, and nothing was stored.
 * - `client` 413: The body is larger than the host takes; nothing was stored.
 * - `validation` 422: Some input was refused.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await profileUpdate({
 *   name: "Helena",
 *   surname: "Marsh",
 *   username: "company.manager@aurora.test",
 *   email: "helena.marsh@aurora.test",
 *   settings: { notifications: false },
 * });
 */
export async function profileUpdate(
  profileUpdatePayload: ProfileUpdatePayload,
  options?: RequestOptions,
): Promise<User> {
  return mainHttp(
    {
      url: "/api/my/profile",
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      data: profileUpdatePayload,
    },
    options,
  );
}

/**
 * The company that the signed-in user works for, with its tier, features and settings.
 *
 * `GET /api/accounts/profile` · for anybody who is signed in
 *
 * @throws ApiError
 * - `unauthorized` 401: No token, or one that is unknown or has run out.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await accountShow();
 */
export async function accountShow(options?: RequestOptions): Promise<Company> {
  return mainHttp({ url: "/api/accounts/profile", method: "GET" }, options);
}
