/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import { leaveToOthers } from "../../../mock-rules/leave-to-others.ts";
import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

import type {
  Group,
  GroupCreated,
  GroupListItem,
  GroupManager,
  GroupTrainee,
  WrittenResponse,
} from "../wire";

import {
  getGroupCreateResponseMock,
  getGroupDeleteResponseMock,
  getGroupListResponseMock,
  getGroupManagerListResponseMock,
  getGroupShowResponseMock,
  getGroupTraineeListResponseMock,
  getGroupUpdateResponseMock,
} from "./groups.faker.ts";

export {
  getGroupListResponseMock,
  getGroupCreateResponseMock,
  getGroupTraineeListResponseMock,
  getGroupManagerListResponseMock,
  getGroupShowResponseMock,
  getGroupUpdateResponseMock,
  getGroupDeleteResponseMock,
} from "./groups.faker.ts";

export const getGroupListMockHandler = (
  overrideResponse?:
    | GroupListItem[]
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<GroupListItem[]> | GroupListItem[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/companies/:companyId/groups",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGroupListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGroupCreateMockHandler = (
  overrideResponse?:
    | GroupCreated
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<GroupCreated> | GroupCreated),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/companies/:companyId/groups",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGroupCreateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGroupTraineeListMockHandler = (
  overrideResponse?:
    | GroupTrainee[]
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<GroupTrainee[]> | GroupTrainee[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/companies/:companyId/groups/trainees",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGroupTraineeListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGroupManagerListMockHandler = (
  overrideResponse?:
    | GroupManager[]
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<GroupManager[]> | GroupManager[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/companies/:companyId/groups/managers",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGroupManagerListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGroupShowMockHandler = (
  overrideResponse?:
    | Group
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Group> | Group),
  options?: RequestHandlerOptions,
) => {
  return leaveToOthers(
    http.get(
      "*/api/companies/:companyId/groups/:groupId",
      async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
        return HttpResponse.json(
          overrideResponse !== undefined
            ? typeof overrideResponse === "function"
              ? await overrideResponse(info)
              : overrideResponse
            : getGroupShowResponseMock(),
          { status: 200 },
        );
      },
      options,
    ),
    [{ groupId: "trainees" }, { groupId: "managers" }],
  );
};

export const getGroupUpdateMockHandler = (
  overrideResponse?:
    | WrittenResponse
    | ((
        info: Parameters<Parameters<typeof http.put>[1]>[0],
      ) => Promise<WrittenResponse> | WrittenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.put(
    "*/api/companies/:companyId/groups/:groupId",
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGroupUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getGroupDeleteMockHandler = (
  overrideResponse?:
    | WrittenResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<WrittenResponse> | WrittenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    "*/api/companies/:companyId/groups/:groupId",
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getGroupDeleteResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getGroupsMock = () => [
  getGroupListMockHandler(),
  getGroupCreateMockHandler(),
  getGroupTraineeListMockHandler(),
  getGroupManagerListMockHandler(),
  getGroupShowMockHandler(),
  getGroupUpdateMockHandler(),
  getGroupDeleteMockHandler(),
];
