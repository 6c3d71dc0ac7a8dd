import { getAnnouncementListMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { expect, waitFor } from "storybook/test";
import { afterFailure, whileLoading } from "../../testing/plain-states.ts";
import { PortalStage } from "../../testing/PortalStage.tsx";
import { fails, forever, over } from "../../testing/replies.ts";
import { shows, showsLoading } from "../../testing/shows.ts";
import { ACCOUNT, PROFILES } from "../../testing/stage-people.ts";
import { DEICING, NEXT_LESSON, REMINDERS, training } from "./testing-training.ts";

const TRAINING = "*/api/my/training";
const ANNOUNCEMENTS = "*/api/announcements/announcements";

/** What the host knows of the trainee by now. */
const profile = (change: object) =>
  http.get("*/api/my/profile", () => HttpResponse.json({ ...PROFILES.lapsedTrainee, ...change }));

/**
 * Train Now inside the portal (training 2.2); what a lesson may be has stories of its own.
 *
 * **Do** say why there is nothing to begin.
 * **Don't** offer a lesson and then take it away.
 */
const meta = {
  title: "Screens/My Training/Train Now",
  component: PortalStage,
  args: { path: "/my/training", as: "trainee" },
  parameters: { ...over(training({ lessonList: [DEICING] })) },
} satisfies Meta<typeof PortalStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("heading", { name: "Ground De-icing" }));
    await shows(() => canvas.getByText("Holdover times and fluid types - 2 of 4"));
    await shows(() => canvas.getByText("Scheduled Topics"));
    await expect(canvas.queryByRole("button", { name: "Suspend" })).toBeNull();
  },
};

export const NextLesson: Story = {
  tags: ["empty"],
  parameters: over(training({ nextLesson: NEXT_LESSON, reminderList: REMINDERS.slice(0, 1) })),
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText(/next lesson will be available at midnight UTC on/));
    await shows(() => canvas.getByText("2026-12-01"));
  },
};

export const NoTraining: Story = {
  tags: ["empty"],
  parameters: over(training({})),
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText("No training available."));
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...whileLoading([forever(TRAINING)]),
};

export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([fails(TRAINING)], "Your training could not be loaded"),
};

/** Only logged (shell 8): it stops no training, and nothing is said about it. */
export const AnnouncementsFailed: Story = {
  tags: ["error"],
  parameters: over(fails(ANNOUNCEMENTS), training({ lessonList: [DEICING] })),
  play: async ({ canvas, canvasElement }) => {
    await shows(() => canvas.getByRole("heading", { name: "Ground De-icing" }));
    await expect(canvasElement.ownerDocument.body).not.toHaveTextContent(
      /Whoops|could not be loaded/,
    );
  },
};

/** The announcement above says why; the page itself is empty. */
export const Prevented: Story = {
  parameters: over(
    getAnnouncementListMockHandler([
      {
        id: 4,
        type_name: "DANGER",
        translate: "<p>Training is paused until the audit is closed.</p>",
        company_list: [{ id: ACCOUNT.id }],
        prevent_training: true,
      },
    ]),
    training({ lessonList: [DEICING], reminderList: REMINDERS }),
  ),
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText("Training is paused until the audit is closed."));
    await waitFor(() => expect(canvas.queryByRole("status", { busy: true })).toBeNull());
    await expect(canvas.queryByRole("article")).toBeNull();
    await expect(canvas.queryByText(/expired on one or more/)).toBeNull();
  },
};

/** A lesson is not offered and then taken away: what may prevent it is waited for. */
export const PreventionOnItsWay: Story = {
  tags: ["loading"],
  parameters: over(forever(ANNOUNCEMENTS), training({ lessonList: [DEICING] })),
  play: async ({ canvas }) => {
    await showsLoading(canvas);
    await expect(canvas.queryByRole("article")).toBeNull();
  },
};

export const SubscriptionOver: Story = {
  args: { as: "lapsedTrainee" },
  parameters: over(training({ lessonList: [DEICING], reminderList: REMINDERS }), profile({})),
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("link", { name: "support" }));
    await expect(canvas.getByRole("link", { name: "support" })).toHaveAttribute(
      "href",
      "mailto:support@stage.test",
    );
    await expect(canvas.queryByText(/expired on one or more/)).toBeNull();
  },
};

/** A subscription that was renewed since the sign-in needs no new one. */
export const SubscriptionRenewed: Story = {
  args: { as: "lapsedTrainee" },
  parameters: over(training({ lessonList: [DEICING] }), profile({ has_valid_subscription: true })),
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("heading", { name: "Ground De-icing" }));
  },
};
