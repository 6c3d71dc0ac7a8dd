/** Generated from the contract. Do not edit; change `spec/` and run `npm run gen`. */
import type { CallOptions } from "../../../http/request.ts";
import type {
  MessageReply,
  PasswordLink,
  PasswordLinkPayload,
  PasswordLinkReply,
  PasswordResetPayload,
} from "../wire/index.ts";
import * as raw from "../raw/password.ts";

/** Setting a new password through a link sent by e-mail. Replies as they came. */
export interface RawPasswordCalls {
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
   * const reply = await recurrent.raw.password.requestLink({ username: "trainee@aurora.test", version: 3 });
   */
  requestLink(
    passwordLinkPayload: PasswordLinkPayload,
    options?: CallOptions,
  ): Promise<PasswordLinkReply>;

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
   * const reply = await recurrent.raw.password.verifyLink("5b0a4f2de9107f0c");
   */
  verifyLink(token: string, options?: CallOptions): Promise<PasswordLink>;

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
   * const reply = await recurrent.raw.password.reset("5b0a4f2de9107f0c", {
   *   password: "Glide-Slope#2026",
   *   password_confirmation: "Glide-Slope#2026",
   * });
   */
  reset(
    token: string,
    passwordResetPayload: PasswordResetPayload,
    options?: CallOptions,
  ): Promise<MessageReply>;
}

export const rawPasswordCalls: RawPasswordCalls = {
  requestLink: raw.passwordLinkRequest,
  verifyLink: raw.passwordLinkVerify,
  reset: raw.passwordReset,
};
