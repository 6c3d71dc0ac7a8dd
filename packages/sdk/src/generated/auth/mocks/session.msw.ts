/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

import type { AccessToken } from "../wire";

import { getSessionLoginResponseMock, getSessionRefreshResponseMock } from "./session.faker.ts";

export { getSessionLoginResponseMock, getSessionRefreshResponseMock } from "./session.faker.ts";

export const getSessionLoginMockHandler = (
  overrideResponse?:
    | AccessToken
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AccessToken> | AccessToken),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/auth/login",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getSessionLoginResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getSessionRefreshMockHandler = (
  overrideResponse?:
    | AccessToken
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<AccessToken> | AccessToken),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/auth/refresh",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getSessionRefreshResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getSessionMock = () => [getSessionLoginMockHandler(), getSessionRefreshMockHandler()];
