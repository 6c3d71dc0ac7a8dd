/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import { faker } from "../../../mock-rules/faker.ts";

import type {
  AccessToken,
  Credentials,
  LoginRedirect,
  LoginRedirectTarget,
  MessageReply,
  PasswordLink,
  PasswordLinkPayload,
  PasswordLinkReply,
  PasswordResetPayload,
  Problem,
  ValidationProblem,
} from ".";

export const getCredentialsMock = (overrideResponse: Partial<Credentials> = {}): Credentials => ({
  username: (() => faker.internet.email({ provider: "aurora.test" }))(),
  password: (() => faker.helpers.arrayElement(["Glide-Slope#2026"]))(),
  ...overrideResponse,
});

export const getAccessTokenMock = (overrideResponse: Partial<AccessToken> = {}): AccessToken => ({
  access_token: (() => faker.string.alphanumeric(40))(),
  expires_in: (() => faker.helpers.arrayElement([3600]))(),
  ...overrideResponse,
});

export const getLoginRedirectTargetMock = (
  overrideResponse: Partial<LoginRedirectTarget> = {},
): LoginRedirectTarget => ({
  redirect_to: (() => faker.helpers.arrayElement(["https://legacy.recurrent.test/portal"]))(),
  ...overrideResponse,
});

export const getLoginRedirectMock = (
  overrideResponse: Partial<LoginRedirect> = {},
): LoginRedirect => ({ data: { ...getLoginRedirectTargetMock() }, ...overrideResponse });

export const getProblemMock = (overrideResponse: Partial<Problem> = {}): Problem => ({
  message: (() => faker.helpers.arrayElement(["Something went wrong."]))(),
  exception: (() => faker.helpers.arrayElement(["RuntimeException"]))(),
  ...overrideResponse,
});

export const getValidationProblemMock = (
  overrideResponse: Partial<ValidationProblem> = {},
): ValidationProblem => ({
  message: (() => faker.helpers.arrayElement(["The given data was invalid."]))(),
  errors: {
    [faker.string.alphanumeric(5)]: Array.from(
      { length: faker.number.int({ min: 1, max: 4 }) },
      (_, i) => i + 1,
    ).map(() => faker.word.words({ count: { min: 1, max: 3 } })),
  },
  ...overrideResponse,
});

export const getPasswordLinkPayloadMock = (
  overrideResponse: Partial<PasswordLinkPayload> = {},
): PasswordLinkPayload => ({
  username: (() => faker.internet.email({ provider: "aurora.test" }))(),
  version: 3,
  ...overrideResponse,
});

export const getPasswordLinkReplyMock = (
  overrideResponse: Partial<PasswordLinkReply> = {},
): PasswordLinkReply => ({
  message: (() => faker.helpers.arrayElement(["We have e-mailed your password reset link."]))(),
  redirectTo: faker.helpers.arrayElement([(() => faker.helpers.arrayElement([null]))(), null]),
  ...overrideResponse,
});

export const getPasswordLinkMock = (
  overrideResponse: Partial<PasswordLink> = {},
): PasswordLink => ({
  email: (() => faker.internet.email({ provider: "aurora.test" }))(),
  token: faker.helpers.arrayElement([
    (() => faker.string.hexadecimal({ length: 16, prefix: "", casing: "lower" }))(),
    null,
  ]),
  ...overrideResponse,
});

export const getPasswordResetPayloadMock = (
  overrideResponse: Partial<PasswordResetPayload> = {},
): PasswordResetPayload => ({
  password: (() => faker.helpers.arrayElement(["Glide-Slope#2026"]))(),
  password_confirmation: (() => faker.helpers.arrayElement(["Glide-Slope#2026"]))(),
  ...overrideResponse,
});

export const getMessageReplyMock = (
  overrideResponse: Partial<MessageReply> = {},
): MessageReply => ({
  message: (() => faker.helpers.arrayElement(["Your password has been reset."]))(),
  ...overrideResponse,
});
