import {
  passwordLinkRequest,
  passwordLinkVerify,
  passwordReset,
} from "../generated/auth/calls/password/password.ts";
import type { RequestOptions } from "../http/request.ts";
import { asRecord, entityIn, firstText, text } from "../model/read.ts";

/** The answer to the wish for a link to set a new password (shell 2.8). */
export interface PasswordLinkRequested {
  message: string;
  /**
   * Where to go instead of showing the message, word for word as the host sent it: any scheme, any
   * site. Check it before following it, and say so when it may not be followed. Null for none.
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
  const reply = asRecord(await passwordLinkRequest({ username, version }, options));
  const inner = asRecord(reply["data"]);
  return {
    message: firstText(reply["message"], inner["message"]),
    redirectTo: firstText(reply["redirectTo"], inner["redirectTo"]) || null,
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
  const reply = entityIn(await passwordLinkVerify(id, options));
  return { email: text(reply["email"]), token: firstText(reply["token"], id) };
}

/**
 * Sets a new password by the token of a verified link.
 *
 * @returns the server's message, to be shown on the way to the login.
 * @throws ApiError; `validation` with the field `password` when the rule of shell 5 is broken.
 */
export async function setNewPassword(
  token: string,
  passwords: { password: string; passwordConfirmation: string },
  options?: RequestOptions,
): Promise<string> {
  const { password, passwordConfirmation } = passwords;
  const reply = asRecord(
    await passwordReset(token, { password, password_confirmation: passwordConfirmation }, options),
  );
  return firstText(reply["message"], asRecord(reply["data"])["message"]);
}
