/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import * as zod from "zod";

export const credentialsUsernameMax = 255;

export const Credentials = /* @__PURE__ */ (() =>
  zod
    .object({
      username: zod
        .string()
        .min(1)
        .max(credentialsUsernameMax)
        .describe("Sign-in name, an e-mail address."),
      password: zod.string().min(1).describe("The password."),
    })
    .describe("Sign-in name and password."))();

export type Credentials = zod.input<typeof Credentials>;
export type CredentialsOutput = zod.output<typeof Credentials>;

export const AccessToken = /* @__PURE__ */ (() =>
  zod
    .object({
      access_token: zod.string().describe("The token."),
      expires_in: zod.int().min(1).describe("Seconds until the token expires."),
    })
    .describe("A bearer token for both hosts and how long it lasts."))();

export type AccessToken = zod.input<typeof AccessToken>;
export type AccessTokenOutput = zod.output<typeof AccessToken>;

export const LoginRedirectTarget = /* @__PURE__ */ (() =>
  zod
    .object({
      redirect_to: zod.string().describe("Web address (http or https)."),
    })
    .describe("Where the user belongs instead."))();

export type LoginRedirectTarget = zod.input<typeof LoginRedirectTarget>;
export type LoginRedirectTargetOutput = zod.output<typeof LoginRedirectTarget>;

export const LoginRedirect = /* @__PURE__ */ (() =>
  zod
    .object({
      data: LoginRedirectTarget,
    })
    .describe("The user is served elsewhere."))();

export type LoginRedirect = zod.input<typeof LoginRedirect>;
export type LoginRedirectOutput = zod.output<typeof LoginRedirect>;

export const Problem = /* @__PURE__ */ (() =>
  zod
    .object({
      message: zod.string().describe("The error as a text for users."),
      exception: zod
        .string()
        .optional()
        .describe("Name of the failure inside the server, where it says so."),
    })
    .describe("A refusal in words."))();

export type Problem = zod.input<typeof Problem>;
export type ProblemOutput = zod.output<typeof Problem>;

export const ValidationProblem = /* @__PURE__ */ (() =>
  zod
    .object({
      message: zod.string().describe("The refusal in one sentence."),
      errors: zod.record(zod.string(), zod.array(zod.string())).describe("Messages by field name."),
    })
    .describe("Fields that were refused and why."))();

export type ValidationProblem = zod.input<typeof ValidationProblem>;
export type ValidationProblemOutput = zod.output<typeof ValidationProblem>;

export const passwordLinkPayloadUsernameMax = 255;

export const PasswordLinkPayload = /* @__PURE__ */ (() =>
  zod
    .object({
      username: zod
        .string()
        .min(1)
        .max(passwordLinkPayloadUsernameMax)
        .describe("Sign-in name, an e-mail address."),
      version: zod
        .literal(3)
        .describe("Generation of the link to send. This portal understands 3."),
    })
    .describe("The user who asks for a new password."))();

export type PasswordLinkPayload = zod.input<typeof PasswordLinkPayload>;
export type PasswordLinkPayloadOutput = zod.output<typeof PasswordLinkPayload>;

export const PasswordLinkReply = /* @__PURE__ */ (() =>
  zod
    .object({
      message: zod.string().optional().describe("Text to show."),
      redirectTo: zod
        .string()
        .nullish()
        .describe("Web address (http or https) where the user sets the password instead."),
    })
    .describe("The outcome, or the address to continue at."))();

export type PasswordLinkReply = zod.input<typeof PasswordLinkReply>;
export type PasswordLinkReplyOutput = zod.output<typeof PasswordLinkReply>;

export const PasswordLink = /* @__PURE__ */ (() =>
  zod
    .object({
      email: zod.string().describe("Sign-in name the link was sent to."),
      token: zod
        .string()
        .nullish()
        .describe("Token to set the password with. Without it, the token of the link is used."),
    })
    .describe("The user of a reset link."))();

export type PasswordLink = zod.input<typeof PasswordLink>;
export type PasswordLinkOutput = zod.output<typeof PasswordLink>;

export const passwordResetPayloadPasswordMax = 255;

export const passwordResetPayloadPasswordConfirmationMax = 255;

export const PasswordResetPayload = /* @__PURE__ */ (() =>
  zod
    .object({
      password: zod
        .string()
        .min(1)
        .max(passwordResetPayloadPasswordMax)
        .describe("The new password."),
      password_confirmation: zod
        .string()
        .min(1)
        .max(passwordResetPayloadPasswordConfirmationMax)
        .describe("The new password once more."),
    })
    .describe(
      "A new password, twice. It needs 12 characters or more, with a lower case letter, an upper case letter, a digit and one of these symbols, ! @ . # $ % ^ & * | \\ ? - _ ~ =",
    ))();

export type PasswordResetPayload = zod.input<typeof PasswordResetPayload>;
export type PasswordResetPayloadOutput = zod.output<typeof PasswordResetPayload>;

export const MessageReply = /* @__PURE__ */ (() =>
  zod
    .object({
      message: zod.string().describe("Text to show."),
    })
    .describe("The outcome as a text."))();

export type MessageReply = zod.input<typeof MessageReply>;
export type MessageReplyOutput = zod.output<typeof MessageReply>;
