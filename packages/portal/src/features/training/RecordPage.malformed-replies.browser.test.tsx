import {
  announcementListOptions,
  recordShowOptions,
  trainingShowOptions,
} from "@recurrent/sdk/react";
import { getRecordShowResponseMock, getTrainingShowResponseMock } from "@recurrent/sdk/mocks";
import { expect, it } from "vitest";
import { HARNESS_DAY } from "../../testing/harness-context.ts";
import { type MalformedReplyCase, expectReadable } from "../../testing/malformed-reply-screen.tsx";

const own = { as: "trainee", otherReplies: [[announcementListOptions().queryKey, []]] } as const;

/**
 * The screens that calculate with what a reply holds: days, times and scores. What a reader makes of a
 * malformed reply is checked for every call, in read.odd-replies.test.ts of the SDK.
 */
const SCREENS: Record<string, MalformedReplyCase> = {
  "Train Now": {
    ...own,
    path: "/my/training",
    reply: [trainingShowOptions().queryKey, getTrainingShowResponseMock()],
    expectedText: "Fuel and Hydraulics",
  },
  "Training Record": {
    ...own,
    path: "/my/records",
    reply: [
      recordShowOptions({ date: HARNESS_DAY, version: 5 }).queryKey,
      getRecordShowResponseMock(),
    ],
    expectedText: "Citation XLS+ Systems",
    press: ["Expand All"],
  },
};

it.each(Object.entries(SCREENS))(
  "keeps %s readable when one value of its reply is malformed",
  async (_name, screen) => {
    expect(await expectReadable(screen)).toBeGreaterThan(20);
  },
  // A record draws hundreds of replies, one after the other.
  90_000,
);
