/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import { authHttp, path } from "../../../http/calls.ts";

import type { RequestOptions } from "../../../http/request.ts";

import type {
  MessageReply,
  PasswordLink,
  PasswordLinkPayload,
  PasswordLinkReply,
  PasswordResetPayload,
} from "../wire";

/**
 * Sends a link for a new password to the user by e-mail. With `redirectTo` the user sets the password at that address instead.
 *
 * `POST /api/auth/password/email` · needs no session
 *
 * @throws ApiError
 * - `client` 400: The body cannot be read: it is no JSON, or a form that was cut off or is not built as one.
 * - `client` 413: The body is larger than the host takes; nothing was stored.
 * - `validation` 422: Some input was refused.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await passwordLinkRequest({ username: "trainee@aurora.test", version: 3 });
 */
export async function passwordLinkRequest(
  passwordLinkPayload: PasswordLinkPayload,
  options?: RequestOptions,
): Promise<PasswordLinkReply> {
  return authHttp(
    {
      url: "/api/auth/password/email",
      method: "POST",
      headers: { "Content-Type": "application/json" },
      data: passwordLinkPayload,
    },
    options,
  );
}

/**
 * Tells whom a reset link is for, so that the form can show it. The path segment is the id of the link; some servers name it a token.
 *
 * `GET /api/auth/password/reset/{token}` · needs no session
 *
 * @throws ApiError
 * - `not-found` 404: There is no such thing, or not within reach of the signed-in user.
 * - `validation` 422: Some input was refused.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await passwordLinkVerify("5b0a4f2de9107f0c");
 */
export async function passwordLinkVerify(
  token: string,
  options?: RequestOptions,
): Promise<PasswordLink> {
  return authHttp({ url: path`/api/auth/password/reset/${token}`, method: "GET" }, options);
}

/**
 * Sets the password. The path carries the token that the check of the link gave, or else the id of the link.
 *
 * `POST /api/auth/password/reset/{token}` · needs no session
 *
 * @throws ApiError
 * - `client` 400: The body cannot be read: it is no JSON, or a form that was cut off or is not built as one.
 * - `not-found` 404: There is no such thing, or not within reach of the signed-in user.
 * - `client` 413: The body is larger than the host takes; nothing was stored.
 * - `validation` 422: Some input was refused.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed.
 *
 * @example
 * const reply = await passwordReset("5b0a4f2de9107f0c", {
 *   password: "Glide-Slope#2026",
 *   password_confirmation: "Glide-Slope#2026",
 * });
 */
export async function passwordReset(
  token: string,
  passwordResetPayload: PasswordResetPayload,
  options?: RequestOptions,
): Promise<MessageReply> {
  return authHttp(
    {
      url: path`/api/auth/password/reset/${token}`,
      method: "POST",
      headers: { "Content-Type": "application/json" },
      data: passwordResetPayload,
    },
    options,
  );
}
