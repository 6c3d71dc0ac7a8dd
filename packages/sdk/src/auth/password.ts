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
 * @param version of the mail that the host sends; 3 (shell 9).
 * @throws ApiError
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
 * @param id as it stands in the link.
 * @throws ApiError; `not-found` or `validation` for a link that is used up or never was.
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
 * @returns the server's message, to be shown on the way to the login.
 * @throws ApiError; `validation` with the field `password` when it breaks the rule for passwords (shell 5).
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
