/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import { bytesOf } from "../../../http/files.ts";
import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

import type { Certificate, Program, ScheduleItem, TrainingRecord } from "../wire";

import {
  getPersonCertificateDownloadResponseMock,
  getPersonCertificateShowResponseMock,
  getPersonProgramShowResponseMock,
  getPersonRecordDownloadResponseMock,
  getPersonRecordShowResponseMock,
  getPersonScheduleShowResponseMock,
} from "./person-training.faker.ts";

export {
  getPersonProgramShowResponseMock,
  getPersonScheduleShowResponseMock,
  getPersonRecordShowResponseMock,
  getPersonRecordDownloadResponseMock,
  getPersonCertificateShowResponseMock,
  getPersonCertificateDownloadResponseMock,
} from "./person-training.faker.ts";

export const getPersonProgramShowMockHandler = (
  overrideResponse?:
    | Program
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Program> | Program),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/companies/:companyId/users/:userId/programs",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getPersonProgramShowResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPersonScheduleShowMockHandler = (
  overrideResponse?:
    | ScheduleItem[]
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ScheduleItem[]> | ScheduleItem[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/companies/:companyId/users/:userId/schedule",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getPersonScheduleShowResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPersonRecordShowMockHandler = (
  overrideResponse?:
    | TrainingRecord
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<TrainingRecord> | TrainingRecord),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/companies/:companyId/users/:userId/records",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getPersonRecordShowResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPersonRecordDownloadMockHandler = (
  overrideResponse?:
    | Blob
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/companies/:companyId/users/:userId/records/download",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      const binaryBody =
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getPersonRecordDownloadResponseMock();
      return new HttpResponse(await bytesOf(binaryBody), {
        status: 200,
        headers: { "Content-Type": "application/pdf" },
      });
    },
    options,
  );
};

export const getPersonCertificateShowMockHandler = (
  overrideResponse?:
    | Certificate
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Certificate> | Certificate),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/companies/:companyId/users/:userId/certificates/:hash",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getPersonCertificateShowResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getPersonCertificateDownloadMockHandler = (
  overrideResponse?:
    | Blob
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/companies/:companyId/users/:userId/certificates/:hash/download",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      const binaryBody =
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getPersonCertificateDownloadResponseMock();
      return new HttpResponse(await bytesOf(binaryBody), {
        status: 200,
        headers: { "Content-Type": "application/pdf" },
      });
    },
    options,
  );
};
export const getPersonTrainingMock = () => [
  getPersonProgramShowMockHandler(),
  getPersonScheduleShowMockHandler(),
  getPersonRecordShowMockHandler(),
  getPersonRecordDownloadMockHandler(),
  getPersonCertificateShowMockHandler(),
  getPersonCertificateDownloadMockHandler(),
];
