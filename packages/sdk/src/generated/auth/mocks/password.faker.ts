/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { MessageReply, PasswordLink, PasswordLinkReply } from "../wire";

export const getPasswordLinkRequestResponseMock = (): PasswordLinkReply => ({
  message: "We have e-mailed your password reset link.",
});

export const getPasswordLinkVerifyResponseMock = (): PasswordLink => ({
  email: "trainee@aurora.test",
  token: "5b0a4f2de9107f0c",
});

export const getPasswordResetResponseMock = (): MessageReply => ({
  message: "Your password has been reset.",
});
