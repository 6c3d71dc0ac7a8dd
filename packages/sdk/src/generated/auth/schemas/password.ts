/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import * as zod from "zod";

import {
  MessageReply,
  PasswordLink,
  PasswordLinkPayload,
  PasswordLinkReply,
  PasswordResetPayload,
} from "./entities.ts";

/**
 * Sends a link for a new password to the user by e-mail. With `redirectTo` the user sets the password at that address instead.
 * @summary Ask for a reset link
 */
export const PasswordLinkRequestBody = PasswordLinkPayload;

export const PasswordLinkRequestResponse = PasswordLinkReply;

/**
 * Tells whom a reset link is for, so that the form can show it. The path segment is the id of the link; some servers name it a token.
 * @summary Check a reset link
 */
export const passwordLinkVerifyPathTokenMax = 1024;

export const passwordLinkVerifyPathTokenRegExp = new RegExp(
  "^[A-Za-z0-9_~=-]+(\\.[A-Za-z0-9_~=-]+)*$",
);

export const PasswordLinkVerifyParams = /* @__PURE__ */ (() =>
  zod.object({
    token: zod
      .string()
      .max(passwordLinkVerifyPathTokenMax)
      .regex(passwordLinkVerifyPathTokenRegExp)
      .describe(
        "Token of the reset link. A server may name this segment an id; the value is the same.",
      ),
  }))();

export const PasswordLinkVerifyResponse = PasswordLink;

/**
 * Sets the password. The path carries the token that the check of the link gave, or else the id of the link.
 * @summary Set a new password
 */
export const passwordResetPathTokenMax = 1024;

export const passwordResetPathTokenRegExp = new RegExp("^[A-Za-z0-9_~=-]+(\\.[A-Za-z0-9_~=-]+)*$");

export const PasswordResetParams = /* @__PURE__ */ (() =>
  zod.object({
    token: zod
      .string()
      .max(passwordResetPathTokenMax)
      .regex(passwordResetPathTokenRegExp)
      .describe(
        "Token of the reset link. A server may name this segment an id; the value is the same.",
      ),
  }))();

export const PasswordResetBody = PasswordResetPayload;

export const PasswordResetResponse = MessageReply;
