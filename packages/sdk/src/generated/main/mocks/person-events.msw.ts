/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import { bytesOf } from "../../../http/files.ts";
import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

import type { EventDocument, EventListItem, WrittenResponse } from "../wire";

import {
  getPersonEventCreateResponseMock,
  getPersonEventDeleteResponseMock,
  getPersonEventDisableResponseMock,
  getPersonEventEnableResponseMock,
  getPersonEventFileDeleteResponseMock,
  getPersonEventFileDownloadResponseMock,
  getPersonEventListResponseMock,
  getPersonEventShowResponseMock,
  getPersonEventUpdateResponseMock,
} from "./person-events.faker.ts";

export {
  getPersonEventListResponseMock,
  getPersonEventCreateResponseMock,
  getPersonEventShowResponseMock,
  getPersonEventUpdateResponseMock,
  getPersonEventDeleteResponseMock,
  getPersonEventEnableResponseMock,
  getPersonEventDisableResponseMock,
  getPersonEventFileDeleteResponseMock,
  getPersonEventFileDownloadResponseMock,
} from "./person-events.faker.ts";

export const getPersonEventListMockHandler = (
  overrideResponse?:
    | EventListItem[]
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<EventListItem[]> | EventListItem[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/companies/:companyId/users/:userId/events",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getPersonEventListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPersonEventCreateMockHandler = (
  overrideResponse?:
    | EventDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<EventDocument> | EventDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/companies/:companyId/users/:userId/events",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getPersonEventCreateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPersonEventShowMockHandler = (
  overrideResponse?:
    | EventDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<EventDocument> | EventDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/companies/:companyId/users/:userId/events/:eventId",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getPersonEventShowResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPersonEventUpdateMockHandler = (
  overrideResponse?:
    | EventDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<EventDocument> | EventDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/companies/:companyId/users/:userId/events/:eventId",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getPersonEventUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPersonEventDeleteMockHandler = (
  overrideResponse?:
    | WrittenResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<WrittenResponse> | WrittenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    "*/api/companies/:companyId/users/:userId/events/:eventId",
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getPersonEventDeleteResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPersonEventEnableMockHandler = (
  overrideResponse?:
    | EventDocument
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<EventDocument> | EventDocument),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    "*/api/companies/:companyId/users/:userId/events/:eventId/enable",
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getPersonEventEnableResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPersonEventDisableMockHandler = (
  overrideResponse?:
    | EventDocument
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<EventDocument> | EventDocument),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    "*/api/companies/:companyId/users/:userId/events/:eventId/disable",
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getPersonEventDisableResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPersonEventFileDeleteMockHandler = (
  overrideResponse?:
    | WrittenResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<WrittenResponse> | WrittenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    "*/api/companies/:companyId/users/:userId/events/:eventId/files/:fileId",
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getPersonEventFileDeleteResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPersonEventFileDownloadMockHandler = (
  overrideResponse?:
    | Blob
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/companies/:companyId/users/:userId/events/:eventId/files/:fileId/download",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      const binaryBody =
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getPersonEventFileDownloadResponseMock();
      return new HttpResponse(await bytesOf(binaryBody), {
        status: 200,
        headers: { "Content-Type": "application/octet-stream" },
      });
    },
    options,
  );
};
export const getPersonEventsMock = () => [
  getPersonEventListMockHandler(),
  getPersonEventCreateMockHandler(),
  getPersonEventShowMockHandler(),
  getPersonEventUpdateMockHandler(),
  getPersonEventDeleteMockHandler(),
  getPersonEventEnableMockHandler(),
  getPersonEventDisableMockHandler(),
  getPersonEventFileDeleteMockHandler(),
  getPersonEventFileDownloadMockHandler(),
];
