/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

import type { OperationalRole, Rpe, Tier } from "../wire";

import {
  getRoleListResponseMock,
  getRpeListResponseMock,
  getTierListResponseMock,
} from "./catalogues.faker.ts";

export {
  getRoleListResponseMock,
  getRpeListResponseMock,
  getTierListResponseMock,
} from "./catalogues.faker.ts";

export const getRoleListMockHandler = (
  overrideResponse?:
    | OperationalRole[]
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<OperationalRole[]> | OperationalRole[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/roles",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getRoleListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRpeListMockHandler = (
  overrideResponse?:
    | Rpe[]
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Rpe[]> | Rpe[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/rpes",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getRpeListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getTierListMockHandler = (
  overrideResponse?:
    | Tier[]
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Tier[]> | Tier[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/tiers",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getTierListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getCataloguesMock = () => [
  getRoleListMockHandler(),
  getRpeListMockHandler(),
  getTierListMockHandler(),
];
