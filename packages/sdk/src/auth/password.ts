import {
  passwordLinkRequest,
  passwordLinkVerify,
  passwordReset,
} from "../generated/auth/calls/password/password.ts";
import type * as wire from "../generated/auth/model/index.ts";
import type { RequestOptions } from "../http/request.ts";
import { asRecord, entityIn, firstText, text, type Sent } from "../model/read.ts";
import type { NewPassword } from "../payload/profile.ts";

/** The reply to a request for a link to set a new password (shell 2.8). */
export interface PasswordLinkRequested {
  message: string;
  /**
   * Where to go instead of showing the message, word for word as the host sent it: any scheme, any
   * site. Check it before following it. Null for none.
   */
  redirectTo: string | null;
}

/** A link that was found valid (shell 2.9). */
export interface VerifiedLink {
  email: string;
  /** What to set the password with: the token returned, else the id that was asked with. */
  token: string;
}

/**
 * Asks for a link by e-mail to set a new password.
 *
 * `POST /api/auth/password/email` · needs no session
 *
 * @param version of the mail that the host sends; 3 (shell 9).
 * @throws ApiError
 * - `client` 413: The body is larger than the host takes.
 * - `validation` 422: Some input was refused. Messages come per field.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed. Trying again later may help.
 *
 * @example
 * const { message } = await requestPasswordLink("trainee@aurora.test");
 */
export async function requestPasswordLink(
  username: string,
  version: 3 = 3,
  options?: RequestOptions,
): Promise<PasswordLinkRequested> {
  const reply: Sent<wire.PasswordLinkReply> = await passwordLinkRequest(
    { username, version },
    options,
  );
  const root = asRecord(reply);
  const inner = entityIn(reply);
  return {
    message: firstText(root.message, inner.message),
    redirectTo: firstText(root.redirectTo, inner.redirectTo) || null,
  };
}

/**
 * Checks a link before a new password can be entered.
 *
 * `GET /api/auth/password/reset/{token}` · needs no session
 *
 * @param id as it stands in the link.
 * @throws ApiError
 * - `not-found` 404, `validation` 422: The link is used up or never was.
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed. Trying again later may help.
 *
 * @example
 * const { email, token } = await verifyPasswordLink("5b0a4f2de9107f0c");
 */
export async function verifyPasswordLink(
  id: string,
  options?: RequestOptions,
): Promise<VerifiedLink> {
  const reply: Sent<wire.PasswordLink> = await passwordLinkVerify(id, options);
  const link = entityIn(reply);
  return { email: text(link.email), token: firstText(link.token, id) };
}

/**
 * Sets a new password by the token of a verified link.
 *
 * `POST /api/auth/password/reset/{token}` · needs no session
 *
 * @returns the server's message, to be shown on the way to the login.
 * @throws ApiError
 * - `not-found` 404: The link is used up or never was.
 * - `client` 413: The body is larger than the host takes.
 * - `validation` 422: `password` breaks the rule for passwords (shell 5).
 * - `client` 429: Too many calls, or too many failed sign-ins with this username or from this address.
 * - `server` 500: The server failed. Trying again later may help.
 *
 * @example
 * const password = "Recurrent#2027";
 * await setNewPassword("5b0a4f2de9107f0c", { password, passwordConfirmation: password });
 */
export async function setNewPassword(
  token: string,
  { password, passwordConfirmation }: NewPassword,
  options?: RequestOptions,
): Promise<string> {
  const reply: Sent<wire.MessageReply> = await passwordReset(
    token,
    { password, password_confirmation: passwordConfirmation },
    options,
  );
  return firstText(asRecord(reply).message, entityIn(reply).message);
}
