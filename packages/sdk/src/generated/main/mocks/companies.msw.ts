/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

import type {
  AclRoleEntry,
  Company,
  CompanyUpdateReply,
  OperationalRole,
  Rpe,
  WrittenResponse,
} from "../wire";

import {
  getCompanyAclListResponseMock,
  getCompanyDeleteResponseMock,
  getCompanyRoleListResponseMock,
  getCompanyRpeListResponseMock,
  getCompanyShowResponseMock,
  getCompanyUpdateResponseMock,
} from "./companies.faker.ts";

export {
  getCompanyShowResponseMock,
  getCompanyUpdateResponseMock,
  getCompanyDeleteResponseMock,
  getCompanyAclListResponseMock,
  getCompanyRoleListResponseMock,
  getCompanyRpeListResponseMock,
} from "./companies.faker.ts";

export const getCompanyShowMockHandler = (
  overrideResponse?:
    | Company
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Company> | Company),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/companies/:companyId",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCompanyShowResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCompanyUpdateMockHandler = (
  overrideResponse?:
    | CompanyUpdateReply
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<CompanyUpdateReply> | CompanyUpdateReply),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    "*/api/companies/:companyId",
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCompanyUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCompanyDeleteMockHandler = (
  overrideResponse?:
    | WrittenResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<WrittenResponse> | WrittenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    "*/api/companies/:companyId",
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCompanyDeleteResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCompanyAclListMockHandler = (
  overrideResponse?:
    | AclRoleEntry[]
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<AclRoleEntry[]> | AclRoleEntry[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/companies/:companyId/acl",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCompanyAclListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCompanyRoleListMockHandler = (
  overrideResponse?:
    | OperationalRole[]
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<OperationalRole[]> | OperationalRole[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/companies/:companyId/roles",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCompanyRoleListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCompanyRpeListMockHandler = (
  overrideResponse?:
    | Rpe[]
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Rpe[]> | Rpe[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/companies/:companyId/rpes",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCompanyRpeListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getCompaniesMock = () => [
  getCompanyShowMockHandler(),
  getCompanyUpdateMockHandler(),
  getCompanyDeleteMockHandler(),
  getCompanyAclListMockHandler(),
  getCompanyRoleListMockHandler(),
  getCompanyRpeListMockHandler(),
];
