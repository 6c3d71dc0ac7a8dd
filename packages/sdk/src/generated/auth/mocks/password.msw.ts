/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

import type { MessageReply, PasswordLink, PasswordLinkReply } from "../wire";

import {
  getPasswordLinkRequestResponseMock,
  getPasswordLinkVerifyResponseMock,
  getPasswordResetResponseMock,
} from "./password.faker.ts";

export {
  getPasswordLinkRequestResponseMock,
  getPasswordLinkVerifyResponseMock,
  getPasswordResetResponseMock,
} from "./password.faker.ts";

export const getPasswordLinkRequestMockHandler = (
  overrideResponse?:
    | PasswordLinkReply
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<PasswordLinkReply> | PasswordLinkReply),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/auth/password/email",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getPasswordLinkRequestResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPasswordLinkVerifyMockHandler = (
  overrideResponse?:
    | PasswordLink
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<PasswordLink> | PasswordLink),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/auth/password/reset/:token",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getPasswordLinkVerifyResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPasswordResetMockHandler = (
  overrideResponse?:
    | MessageReply
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<MessageReply> | MessageReply),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/auth/password/reset/:token",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getPasswordResetResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getPasswordMock = () => [
  getPasswordLinkRequestMockHandler(),
  getPasswordLinkVerifyMockHandler(),
  getPasswordResetMockHandler(),
];
