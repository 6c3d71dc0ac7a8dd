/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import { bytesOf } from "../../../http/files.ts";
import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

import type { EventDocument, EventListItem, WrittenResponse } from "../wire";

import {
  getEventCreateResponseMock,
  getEventDeleteResponseMock,
  getEventDisableResponseMock,
  getEventEnableResponseMock,
  getEventFileDeleteResponseMock,
  getEventFileDownloadResponseMock,
  getEventListResponseMock,
  getEventShowResponseMock,
  getEventUpdateResponseMock,
} from "./events.faker.ts";

export {
  getEventListResponseMock,
  getEventCreateResponseMock,
  getEventShowResponseMock,
  getEventUpdateResponseMock,
  getEventDeleteResponseMock,
  getEventEnableResponseMock,
  getEventDisableResponseMock,
  getEventFileDeleteResponseMock,
  getEventFileDownloadResponseMock,
} from "./events.faker.ts";

export const getEventListMockHandler = (
  overrideResponse?:
    | EventListItem[]
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<EventListItem[]> | EventListItem[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/my/events",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getEventListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getEventCreateMockHandler = (
  overrideResponse?:
    | EventDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<EventDocument> | EventDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/my/events",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getEventCreateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getEventShowMockHandler = (
  overrideResponse?:
    | EventDocument
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<EventDocument> | EventDocument),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/my/events/:eventId",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getEventShowResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getEventUpdateMockHandler = (
  overrideResponse?:
    | EventDocument
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<EventDocument> | EventDocument),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    "*/api/my/events/:eventId",
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getEventUpdateResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getEventDeleteMockHandler = (
  overrideResponse?:
    | WrittenResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<WrittenResponse> | WrittenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    "*/api/my/events/:eventId",
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getEventDeleteResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getEventEnableMockHandler = (
  overrideResponse?:
    | EventDocument
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<EventDocument> | EventDocument),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    "*/api/my/events/:eventId/enable",
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getEventEnableResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getEventDisableMockHandler = (
  overrideResponse?:
    | EventDocument
    | ((
        info: Parameters<Parameters<typeof http.patch>[1]>[0],
      ) => Promise<EventDocument> | EventDocument),
  options?: RequestHandlerOptions,
) => {
  return http.patch(
    "*/api/my/events/:eventId/disable",
    async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getEventDisableResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getEventFileDeleteMockHandler = (
  overrideResponse?:
    | WrittenResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<WrittenResponse> | WrittenResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    "*/api/my/events/:eventId/files/:fileId",
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getEventFileDeleteResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getEventFileDownloadMockHandler = (
  overrideResponse?:
    | Blob
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/my/events/:eventId/files/:fileId/download",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      const binaryBody =
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getEventFileDownloadResponseMock();
      return new HttpResponse(await bytesOf(binaryBody), {
        status: 200,
        headers: { "Content-Type": "application/octet-stream" },
      });
    },
    options,
  );
};
export const getEventsMock = () => [
  getEventListMockHandler(),
  getEventCreateMockHandler(),
  getEventShowMockHandler(),
  getEventUpdateMockHandler(),
  getEventDeleteMockHandler(),
  getEventEnableMockHandler(),
  getEventDisableMockHandler(),
  getEventFileDeleteMockHandler(),
  getEventFileDownloadMockHandler(),
];
