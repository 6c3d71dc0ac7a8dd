/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import { HttpResponse, http } from "msw";
import type { RequestHandlerOptions } from "msw";

import type { EventBoardCard, TrainingBoardCard } from "../wire";

import { getEventBoardShowResponseMock, getTrainingBoardShowResponseMock } from "./boards.faker.ts";

export { getTrainingBoardShowResponseMock, getEventBoardShowResponseMock } from "./boards.faker.ts";

export const getTrainingBoardShowMockHandler = (
  overrideResponse?:
    | TrainingBoardCard[]
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<TrainingBoardCard[]> | TrainingBoardCard[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/dashboard/training_status",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getTrainingBoardShowResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};

export const getEventBoardShowMockHandler = (
  overrideResponse?:
    | EventBoardCard[]
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<EventBoardCard[]> | EventBoardCard[]),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    "*/api/dashboard/event_status",
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === "function"
            ? await overrideResponse(info)
            : overrideResponse
          : getEventBoardShowResponseMock(),
        { status: 200 },
      );
    },
    options,
  );
};
export const getBoardsMock = () => [
  getTrainingBoardShowMockHandler(),
  getEventBoardShowMockHandler(),
];
