/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import { bytesOf } from "../../../http/files.ts";
import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

import type {
  Certificate,
  LaunchLink,
  PreviewLink,
  Program,
  ScheduleItem,
  Score,
  TrainNow,
  TrainingRecord,
} from "../wire";

import {
  getCertificateDownloadResponseMock,
  getCertificateShowResponseMock,
  getLessonPreviewResponseMock,
  getProgramShowResponseMock,
  getRecordDownloadResponseMock,
  getRecordShowResponseMock,
  getRegistrationLaunchResponseMock,
  getScheduleShowResponseMock,
  getScoreShowResponseMock,
  getTrainingShowResponseMock,
} from "./training.faker.ts";

export {
  getTrainingShowResponseMock,
  getProgramShowResponseMock,
  getScheduleShowResponseMock,
  getRecordShowResponseMock,
  getRecordDownloadResponseMock,
  getCertificateShowResponseMock,
  getCertificateDownloadResponseMock,
  getScoreShowResponseMock,
  getRegistrationLaunchResponseMock,
  getLessonPreviewResponseMock,
} from "./training.faker.ts";

export const getTrainingShowMockHandler = (
  overrideResponse?:
    | TrainNow
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TrainNow> | TrainNow),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/my/training",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getTrainingShowResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getProgramShowMockHandler = (
  overrideResponse?:
    | Program
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Program> | Program),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/my/program",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getProgramShowResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getScheduleShowMockHandler = (
  overrideResponse?:
    | ScheduleItem[]
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ScheduleItem[]> | ScheduleItem[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/my/schedule",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getScheduleShowResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRecordShowMockHandler = (
  overrideResponse?:
    | TrainingRecord
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<TrainingRecord> | TrainingRecord),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/my/records",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getRecordShowResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRecordDownloadMockHandler = (
  overrideResponse?:
    | Blob
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/my/records/download",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      const binaryBody =
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getRecordDownloadResponseMock();
      return new HttpResponse(await bytesOf(binaryBody), {
        status: 200,
        headers: { "Content-Type": "application/pdf" },
      });
    },
    options,
  );
};

export const getCertificateShowMockHandler = (
  overrideResponse?:
    | Certificate
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Certificate> | Certificate),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/my/certificates/:hash",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCertificateShowResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getCertificateDownloadMockHandler = (
  overrideResponse?:
    | Blob
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/my/certificates/:hash/download",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      const binaryBody =
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getCertificateDownloadResponseMock();
      return new HttpResponse(await bytesOf(binaryBody), {
        status: 200,
        headers: { "Content-Type": "application/pdf" },
      });
    },
    options,
  );
};

export const getScoreShowMockHandler = (
  overrideResponse?:
    | Score
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Score> | Score),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/records/registrations/:registrationId/scores/:scoreId",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getScoreShowResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getRegistrationLaunchMockHandler = (
  overrideResponse?:
    | LaunchLink
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LaunchLink> | LaunchLink),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/records/registrations/:registrationId/launch",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getRegistrationLaunchResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getLessonPreviewMockHandler = (
  overrideResponse?:
    | PreviewLink
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PreviewLink> | PreviewLink),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/lessons/:lessonId/preview",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getLessonPreviewResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getTrainingMock = () => [
  getTrainingShowMockHandler(),
  getProgramShowMockHandler(),
  getScheduleShowMockHandler(),
  getRecordShowMockHandler(),
  getRecordDownloadMockHandler(),
  getCertificateShowMockHandler(),
  getCertificateDownloadMockHandler(),
  getScoreShowMockHandler(),
  getRegistrationLaunchMockHandler(),
  getLessonPreviewMockHandler(),
];
