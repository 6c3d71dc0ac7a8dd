import { getRegistrationLaunchMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { PortalStage } from "../../testing/PortalStage.tsx";
import { forever } from "../../testing/replies.ts";
import { shows } from "../../testing/shows.ts";
import {
  ATLANTIC,
  compressed,
  DEICING,
  NEXT_LESSON,
  overSchedule,
  REMINDERS,
  SUSPENDABLE,
  TERRAIN,
  training,
  withStatus,
} from "./testing/training.ts";

const LAUNCH = "*/api/records/registrations/:id/launch";

/**
 * What the lessons of Train Now may be, one after the other (training 2.2, 4.1).
 *
 * ## Do
 * Say why a lesson cannot begin.
 *
 * ## Don't
 * Leave two buttons that would begin something.
 */
const meta = {
  title: "Screens/My Training/Train Now, lessons",
  component: PortalStage,
  args: { path: "/my/training", as: "trainee" },
  parameters: { ...overSchedule(training({ lessonList: [DEICING] })) },
} satisfies Meta<typeof PortalStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Suspend goes to the next lesson, then to the message; the keyboard stays where lessons appear. */
export const Suspendable: Story = {
  tags: ["full"],
  parameters: overSchedule(
    training({ lessonList: [SUSPENDABLE, TERRAIN], reminderList: REMINDERS.slice(1) }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Suspend" }));
    await shows(() => canvas.getByRole("heading", { name: "Controlled Flight Into Terrain" }));
    await expect(canvas.queryByRole("heading", { name: "Ground De-icing" })).toBeNull();
    await expect(document.body).not.toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Suspend" }));
    await shows(() => canvas.getByText("No aditional training available."));
  },
};

export const SuspendedUntilTheNextLesson: Story = {
  tags: ["full"],
  parameters: overSchedule(training({ lessonList: [SUSPENDABLE], nextLesson: NEXT_LESSON })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Suspend" }));
    await shows(() => canvas.getByText(/next lesson will be available at midnight UTC on/));
  },
};

export const InternationalProceduresAlongside: Story = {
  tags: ["full"],
  parameters: overSchedule(
    training({ lessonList: [ATLANTIC, SUSPENDABLE, TERRAIN], reminderList: REMINDERS }),
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getAllByRole("article").map((card) => card.querySelector("h2")?.textContent),
      ).toEqual(["Ground De-icing", "North Atlantic Operations"]),
    );
    await expect(
      canvas.getAllByRole("link", { name: "Click here to view your schedule" })[0],
    ).toHaveAttribute("href", "/my/schedule");
  },
};

export const OnAPhone: Story = {
  tags: ["full"],
  ...InternationalProceduresAlongside,
  globals: { viewport: { value: "phone" } },
};

/** Nothing but the compressed queue, one lesson at a time. */
export const Compressed: Story = {
  tags: ["full"],
  parameters: overSchedule(
    training({
      lessonList: [ATLANTIC, compressed(SUSPENDABLE), compressed(TERRAIN)],
      reminderList: [{ id: "TYPE_COMPRESSED", date: "2026-12-18" }],
    }),
  ),
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText("Compressed/Start-up program"));
    await expect(canvas.getAllByRole("article")).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: "Suspend" }));
    await shows(() => canvas.getByRole("heading", { name: "Controlled Flight Into Terrain" }));
  },
};

export const Locked: Story = {
  tags: ["full"],
  parameters: {
    ...overSchedule(training({ lessonList: [withStatus(3)], reminderList: REMINDERS.slice(2) })),
    // It counts seconds, and no two pictures show the same.
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText("Recording score please wait."));
    await shows(() => canvas.getByText(/^This page reloads in \d+ s\.$/));
    await expect(canvas.queryByRole("heading", { name: "Ground De-icing" })).toBeNull();
  },
};

/** The page does not reload while there is no network: it would be gone. */
export const LockedOffline: Story = {
  tags: ["full"],
  parameters: overSchedule(training({ lessonList: [withStatus(3)] })),
  beforeEach: () => {
    Object.defineProperty(navigator, "onLine", { configurable: true, value: false });
    return () => void Reflect.deleteProperty(navigator, "onLine");
  },
  play: async ({ canvas }) => {
    await shows(() =>
      canvas.getByText("You are offline. This goes on as soon as you are connected."),
    );
  },
};

export const Faulty: Story = {
  tags: ["full"],
  parameters: overSchedule(training({ lessonList: [withStatus(9)] })),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole("alert")).toHaveTextContent(
        "Whoops, looks like something went wrong, please email Recurrent support.",
      ),
    );
    await shows(() => canvas.getByText("88213"));
    await expect(canvas.queryByRole("button", { name: "Begin Training" })).toBeNull();
  },
};

export const WithoutARegistration: Story = {
  tags: ["full"],
  parameters: overSchedule(training({ lessonList: [{ ...DEICING, registration: null }] })),
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText(/Whoops, looks like something went wrong/));
    await expect(canvas.queryByText("Registration")).toBeNull();
  },
};

/** One call, however often it is pressed, and busy for as long as the page is there. */
export const Beginning: Story = {
  tags: ["full"],
  parameters: overSchedule(training({ lessonList: [SUSPENDABLE] }), forever(LAUNCH)),
  play: async ({ canvas }) => {
    const begin = await canvas.findByRole("button", { name: "Begin Training" });
    await userEvent.click(begin);
    await waitFor(() => expect(canvas.getByRole("button", { name: "Suspend" })).toBeDisabled());
  },
};

/** A link that leads to no page of the web is not followed. */
export const UnusableLink: Story = {
  tags: ["full"],
  parameters: overSchedule(
    training({ lessonList: [DEICING] }),
    getRegistrationLaunchMockHandler({ launch_link: "javascript:alert(1)" }),
  ),
  play: async ({ canvas, canvasElement }) => {
    // Notices stand beside the page, not in it.
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole("button", { name: "Begin Training" }));
    await shows(() =>
      page.getByText("Whoops, looks like something went wrong, please email Recurrent support."),
    );
    await expect(canvas.getByRole("button", { name: "Begin Training" })).toBeEnabled();
  },
};
