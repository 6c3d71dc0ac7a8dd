/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

import type { Company, User } from "../wire";

import {
  getAccountShowResponseMock,
  getProfileShowResponseMock,
  getProfileUpdateResponseMock,
} from "./profile.faker.ts";

export {
  getProfileShowResponseMock,
  getProfileUpdateResponseMock,
  getAccountShowResponseMock,
} from "./profile.faker.ts";

export const getProfileShowMockHandler = (
  overrideResponse?:
    | User
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<User> | User),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/my/profile",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getProfileShowResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getProfileUpdateMockHandler = (
  overrideResponse?:
    | User
    | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<User> | User),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    "*/api/my/profile",
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getProfileUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getAccountShowMockHandler = (
  overrideResponse?:
    | Company
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Company> | Company),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/accounts/profile",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getAccountShowResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getProfileMock = () => [
  getProfileShowMockHandler(),
  getProfileUpdateMockHandler(),
  getAccountShowMockHandler(),
];
