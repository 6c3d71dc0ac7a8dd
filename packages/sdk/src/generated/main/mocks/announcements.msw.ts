/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

import type { Announcement } from "../wire";

import { getAnnouncementListResponseMock } from "./announcements.faker.ts";

export { getAnnouncementListResponseMock } from "./announcements.faker.ts";

export const getAnnouncementListMockHandler = (
  overrideResponse?:
    | Announcement[]
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<Announcement[]> | Announcement[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/announcements/announcements",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getAnnouncementListResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getAnnouncementsMock = () => [getAnnouncementListMockHandler()];
