import { addDays } from "@recurrent/sdk/calendar-day";
import { getRecordShowMockHandler, getScheduleShowMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { delay, http, HttpResponse } from "msw";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { afterFailure, whileLoading } from "../../testing/plain-states.ts";
import { HARNESS_DAY } from "../../testing/harness-context.ts";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { failsUntilFixed, fails, forever } from "../../testing/replies.ts";
import { expectVisible, expectLoading } from "../../testing/expect-visible.ts";
import { ACCOUNT, PROFILES } from "../../testing/harness-people.ts";
import { PREMIUM } from "./testing/record.ts";
import {
  DEICING,
  later,
  NEXT_LESSON,
  overSchedule,
  REMINDERS,
  training,
} from "./testing/training.ts";

const TRAINING = "*/api/my/training";
const ANNOUNCEMENTS = "*/api/announcements/announcements";

/** The trainee as the host has them at the moment. */
const profile = (change: object) =>
  http.get("*/api/my/profile", () => HttpResponse.json({ ...PROFILES.lapsedTrainee, ...change }));

const urgent = (name: string, status: 5 | 6) => {
  const item = later(name, "2026-11-16");
  return { ...item, topic: { ...item.topic, status } };
};

/**
 * Train Now inside the portal (training 2.2): the lesson, and beside or below it the reason and the next lessons.
 * The kinds of lessons have their own stories.
 *
 * ## Do
 * Say why there is no lesson to begin.
 *
 * ## Don't
 * Show a lesson and then remove it.
 */
const meta = {
  title: "Screens/My Training/Train Now",
  component: PortalHarness,
  args: { path: "/my/training", as: "trainee" },
  parameters: { ...overSchedule(training({ lessonList: [DEICING] })) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The lesson that is due has the one main action. The scheduled topics are below. */
export const Regular: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("heading", { name: "Ground De-icing" }));
    await expectVisible(() => canvas.getByText("Holdover times and fluid types - 2 of 4"));
    await expectVisible(() => canvas.getByText("Scheduled Topics"));
    await expect(canvas.queryByRole("button", { name: "Suspend" })).toBeNull();
  },
};

/** Nothing to do today. The page says when the next lesson is available. */
export const NextLesson: Story = {
  tags: ["empty"],
  parameters: overSchedule(
    training({ nextLesson: NEXT_LESSON, reminderList: REMINDERS.slice(0, 1) }),
  ),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText(/next lesson will be available at midnight UTC on/));
    await expectVisible(() => canvas.getByText("2026-12-01"));
    await expect(canvas.queryByRole("article")).toBeNull();
  },
};

/** The trainee has no training at all. */
export const NoTraining: Story = {
  tags: ["empty"],
  parameters: overSchedule(training({})),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("No training available."));
  },
};

const withReminders = [
  training({ lessonList: [DEICING], reminderList: REMINDERS }),
  getScheduleShowMockHandler([
    urgent("Dangerous Goods", 6),
    urgent("Crew Resource Management", 5),
    later("Weight and Balance", "2027-02-01"),
  ]),
];

/** The reminders name their topics, each with the days to its expiry. */
export const Reminders: Story = {
  tags: ["full"],
  parameters: overSchedule(
    ...withReminders,
    getRecordShowMockHandler({
      topics: PREMIUM.topics.map((topic) => ({
        ...topic,
        expiry: addDays(HARNESS_DAY, topic.topicName === "Dangerous Goods" ? -3 : 4),
      })),
    }),
  ),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("Dangerous Goods (3 days ago)"));
    await expectVisible(() => canvas.getByText("Crew Resource Management (in 4 days)"));
  },
};

/** The record, which has the days, could not be loaded. The reminders name their topics alone. */
export const RemindersWithoutDays: Story = {
  tags: ["error"],
  parameters: overSchedule(...withReminders, fails("*/api/my/records", { status: 404 })),
  play: async ({ canvas, canvasElement }) => {
    await expectVisible(() => canvas.getByText("Dangerous Goods"));
    await expectVisible(() => canvas.getByText("Crew Resource Management"));
    await expect(canvasElement.ownerDocument.body).not.toHaveTextContent(/Whoops|Out of order/);
  },
};

/** The training has not arrived. Placeholders take its space, so that nothing moves later. */
export const Loading: Story = {
  tags: ["loading"],
  ...whileLoading([forever(TRAINING)]),
};

/** The training could not be loaded. The page offers another try. The server error on the console is expected. */
export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([fails(TRAINING)], "Your training could not be loaded"),
};

/** The scheduled lessons are below the lesson, the soonest first, without those of today or earlier. */
export const ComingUp: Story = {
  tags: ["full"],
  parameters: overSchedule(
    training({ lessonList: [DEICING] }),
    getScheduleShowMockHandler([
      later("Weight and Balance", "2027-02-01"),
      later("Aviation Security", "2026-11-20"),
      later("Dangerous Goods", "2026-11-26"),
    ]),
  ),
  play: async ({ canvas }) => {
    const region = within(await canvas.findByRole("region", { name: "Coming up" }));
    await waitFor(() =>
      expect(region.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
        "2026-11-26Dangerous GoodsLesson of Dangerous Goods",
        "2027-02-01Weight and BalanceLesson of Weight and Balance",
      ]),
    );
    await expect(region.getByRole("link", { name: "Training Schedule" })).toHaveAttribute(
      "href",
      "/my/schedule",
    );
  },
};

/** The schedule could not be loaded. Its section shows the error, and the lesson can still be begun. */
export const ScheduleFailed: Story = {
  tags: ["error"],
  parameters: overSchedule(
    fails("*/api/my/schedule", { status: 404 }),
    training({ lessonList: [DEICING] }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await expectVisible(() => canvas.getByText("The schedule could not be loaded"));
    await expectVisible(() => canvas.getByRole("button", { name: "Begin Training" }));
    await expect(canvasElement.ownerDocument.body).not.toHaveTextContent(/Whoops|Out of order/);
  },
};

const schedule = failsUntilFixed("*/api/my/schedule");

/** Another try in its section loads the schedule. */
export const ScheduleAfterAnotherTry: Story = {
  parameters: overSchedule(schedule.handler, training({ lessonList: [DEICING] })),
  beforeEach: schedule.beforeEach,
  play: async ({ canvas }) => {
    const region = within(await canvas.findByRole("region", { name: "Coming up" }));
    await expectVisible(() => region.getByText("The schedule could not be loaded"));
    schedule.fix();
    await userEvent.click(region.getByRole("button", { name: "Try again" }));
    await expectVisible(() => region.getByText("Dangerous Goods"));
  },
};

/** The announcements could not be loaded. The error is only logged (shell 8), and training goes on. */
export const AnnouncementsFailed: Story = {
  tags: ["error"],
  parameters: overSchedule(fails(ANNOUNCEMENTS), training({ lessonList: [DEICING] })),
  play: async ({ canvas, canvasElement }) => {
    await expectVisible(() => canvas.getByRole("heading", { name: "Ground De-icing" }));
    await expect(canvasElement.ownerDocument.body).not.toHaveTextContent(
      /Whoops|could not be loaded/,
    );
  },
};

/** Records from now on whether a lesson is ever shown. */
function watchOffers(place: HTMLElement): () => boolean {
  let wasOffered = false;
  const watch = new MutationObserver(() => {
    wasOffered ||= place.textContent.includes("Begin Training");
  });
  watch.observe(place, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    return wasOffered;
  };
}

/** The announcement above gives the reason. The page has no lesson, also while a slow announcement loads. */
export const Prevented: Story = {
  parameters: overSchedule(
    http.get(ANNOUNCEMENTS, async () => {
      await delay(300);
      return HttpResponse.json([
        {
          id: 4,
          type_name: "DANGER",
          translate: "<p>Training is paused until the audit is closed.</p>",
          company_list: [{ id: ACCOUNT.id }],
          prevent_training: true,
        },
      ]);
    }),
    training({ lessonList: [DEICING], reminderList: REMINDERS }),
  ),
  play: async ({ canvas, canvasElement }) => {
    const wasOffered = watchOffers(canvasElement);
    await expectVisible(() => canvas.getByText("Training is paused until the audit is closed."));
    await waitFor(() => expect(canvas.queryByRole("status", { busy: true })).toBeNull());
    await expect(canvas.queryByRole("article")).toBeNull();
    await expect(canvas.queryByText(/expired on one or more/)).toBeNull();
    await expect(canvas.queryByText("Click here to view your schedule")).toBeNull();
    await expect(wasOffered()).toBe(false);
  },
};

/** No lesson is shown until the announcements, which may prevent it, have arrived. */
export const PreventionLoading: Story = {
  tags: ["loading"],
  parameters: overSchedule(forever(ANNOUNCEMENTS), training({ lessonList: [DEICING] })),
  play: async ({ canvas }) => {
    await expectLoading(canvas);
    await expect(canvas.queryByRole("article")).toBeNull();
  },
};

/** The subscription has ended. The page links to support in place of the lesson. */
export const SubscriptionOver: Story = {
  args: { as: "lapsedTrainee" },
  parameters: overSchedule(
    training({ lessonList: [DEICING], reminderList: REMINDERS }),
    profile({}),
  ),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: "support" }));
    await expect(canvas.getByRole("link", { name: "support" })).toHaveAttribute(
      "href",
      "mailto:support@harness.test",
    );
    await expect(canvas.queryByRole("article")).toBeNull();
    await expect(canvas.queryByText(/expired on one or more/)).toBeNull();
  },
};

/** The subscription was renewed since the sign-in, and training goes on. */
export const SubscriptionRenewed: Story = {
  args: { as: "lapsedTrainee" },
  parameters: overSchedule(
    training({ lessonList: [DEICING] }),
    profile({ has_valid_subscription: true }),
  ),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("heading", { name: "Ground De-icing" }));
  },
};
