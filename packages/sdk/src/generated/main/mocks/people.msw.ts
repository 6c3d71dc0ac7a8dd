/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

import type { Person, PersonListItem, UserAccess, WrittenResponse } from "../wire";

import {
  getPersonCreateResponseMock,
  getPersonDeleteResponseMock,
  getPersonListResponseMock,
  getPersonShowResponseMock,
  getPersonUpdateResponseMock,
  getUserAccessListResponseMock,
} from "./people.faker.ts";

export {
  getPersonListResponseMock,
  getPersonCreateResponseMock,
  getPersonShowResponseMock,
  getPersonUpdateResponseMock,
  getPersonDeleteResponseMock,
  getUserAccessListResponseMock,
} from "./people.faker.ts";

export const getPersonListMockHandler = (
  overrideResponse?:
    | PersonListItem[]
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<PersonListItem[]> | PersonListItem[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/companies/:companyId/users",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getPersonListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPersonCreateMockHandler = (
  overrideResponse?:
    | WrittenResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<WrittenResponse> | WrittenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/companies/:companyId/users",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getPersonCreateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPersonShowMockHandler = (
  overrideResponse?:
    | Person
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Person> | Person),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/companies/:companyId/users/:userId",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getPersonShowResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPersonUpdateMockHandler = (
  overrideResponse?:
    | WrittenResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<WrittenResponse> | WrittenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    "*/api/companies/:companyId/users/:userId",
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getPersonUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPersonDeleteMockHandler = (
  overrideResponse?:
    | WrittenResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<WrittenResponse> | WrittenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    "*/api/companies/:companyId/users/:userId",
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getPersonDeleteResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getUserAccessListMockHandler = (
  overrideResponse?:
    | UserAccess[]
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<UserAccess[]> | UserAccess[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/users/roles",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getUserAccessListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getPeopleMock = () => [
  getPersonListMockHandler(),
  getPersonCreateMockHandler(),
  getPersonShowMockHandler(),
  getPersonUpdateMockHandler(),
  getPersonDeleteMockHandler(),
  getUserAccessListMockHandler(),
];
