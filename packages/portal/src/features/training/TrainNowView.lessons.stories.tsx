import {
  getAnnouncementListMockHandler,
  getRegistrationLaunchMockHandler,
} from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, mocked, spyOn, userEvent, waitFor, within } from "storybook/test";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { fails, forever } from "../../testing/replies.ts";
import { expectVisible, expectNotice } from "../../testing/expect-visible.ts";
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

/** Paths of the data on the page. */
const SHOWN = ["/api/my/training", "/api/my/schedule"];

const pathOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : request).pathname;

/**
 * Train Now with each kind of lesson (training 2.2, 4.1).
 *
 * ## Do
 * Show why a lesson cannot begin.
 *
 * ## Don't
 * Show two buttons that both begin a lesson.
 */
const meta = {
  title: "Screens/My Training/Train Now, lessons",
  component: PortalHarness,
  args: { path: "/my/training", as: "trainee" },
  parameters: { ...overSchedule(training({ lessonList: [DEICING] })) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Suspend shows the next lesson without a call, then a message. The keyboard focus stays with the lessons. */
export const Suspendable: Story = {
  tags: ["full"],
  parameters: overSchedule(
    training({ lessonList: [SUSPENDABLE, TERRAIN], reminderList: REMINDERS.slice(1) }),
  ),
  beforeEach: () => {
    const sent = spyOn(window, "fetch");
    return () => sent.mockRestore();
  },
  play: async ({ canvas }) => {
    const suspend = await canvas.findByRole("button", { name: "Suspend" });
    await expectVisible(() => canvas.getByText("Lesson of Weight and Balance"));
    const sent = mocked(window.fetch).mock;
    const before = sent.calls.length;
    await expect(before).toBeGreaterThan(0);
    suspend.focus();
    await userEvent.keyboard("{Enter}");
    await expectVisible(() =>
      canvas.getByRole("heading", { name: "Controlled Flight Into Terrain" }),
    );
    await expect(canvas.queryByRole("heading", { name: "Ground De-icing" })).toBeNull();
    await expect(sent.calls).toHaveLength(before);
    await expect(document.body).not.toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("main")).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(canvas.getByRole("button", { name: "Suspend" }));
    await expectVisible(() => canvas.getByText("No aditional training available."));
  },
};

/** The only lesson was suspended. The page says when the next one will be available. */
export const SuspendedUntilTheNextLesson: Story = {
  tags: ["full"],
  parameters: overSchedule(training({ lessonList: [SUSPENDABLE], nextLesson: NEXT_LESSON })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Suspend" }));
    await expectVisible(() => canvas.getByText(/next lesson will be available at midnight UTC on/));
  },
};

/** Lessons of International Procedures are among the others, each as a card of its own. */
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

/** Below two announcements a lesson can still be begun without scrolling. The next lessons are below. */
export const OnAPhone: Story = {
  tags: ["full"],
  parameters: overSchedule(
    getAnnouncementListMockHandler([
      {
        id: 1,
        type_name: "INFO",
        translate:
          "Lessons are unavailable on <strong>2026-11-29</strong> from 02:00 to 04:00 UTC while the lesson player is updated.",
        company_list: [],
        prevent_training: false,
      },
      {
        id: 2,
        type_name: "WARNING",
        translate:
          '<strong>Winter operations:</strong> Ground De-icing opens for Northern hemisphere crews on 2026-12-02. <a href="https://www.harness.test/winter">What changes this season</a>',
        company_list: [],
        prevent_training: false,
      },
    ]),
    training({ lessonList: [ATLANTIC, SUSPENDABLE, TERRAIN], reminderList: REMINDERS }),
  ),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText(/^Lessons are unavailable on/));
    const lesson = await canvas.findByRole("article", { name: "Ground De-icing" });
    const coming = canvas.getByRole("region", { name: "Coming up" });
    await expectVisible(() => within(coming).getByText("Dangerous Goods"));
    const begin = within(lesson).getByRole("button", { name: "Begin Training" });
    const { top, bottom } = begin.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(740);
    const reminder = canvas.getByRole("heading", { name: "You are behind schedule." });
    const tops = [reminder, lesson, coming].map((part) => part.getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  },
};

/** Only the compressed queue is shown, one lesson at a time. */
export const Compressed: Story = {
  tags: ["full"],
  parameters: overSchedule(
    training({
      lessonList: [ATLANTIC, compressed(SUSPENDABLE), compressed(TERRAIN)],
      reminderList: [{ id: "TYPE_COMPRESSED", date: "2026-12-18" }],
    }),
  ),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("Compressed/Start-up program"));
    await expect(canvas.getAllByRole("article")).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: "Suspend" }));
    await expectVisible(() =>
      canvas.getByRole("heading", { name: "Controlled Flight Into Terrain" }),
    );
  },
};

/** A locked lesson counts down the seconds until it can be tried again. */
export const Locked: Story = {
  tags: ["full"],
  parameters: {
    ...overSchedule(training({ lessonList: [withStatus(3)], reminderList: REMINDERS.slice(2) })),
    // It counts seconds, so no two pictures are the same.
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("Recording score please wait."));
    await expectVisible(() => canvas.getByText(/^This page reloads in \d+ seconds\.$/));
    await expect(canvas.queryByRole("heading", { name: "Ground De-icing" })).toBeNull();
  },
};

/** The page does not reload while another lesson opens, which that would break off. */
export const LockedWhileAnotherOpens: Story = {
  parameters: {
    ...overSchedule(training({ lessonList: [withStatus(3), ATLANTIC] }), forever(LAUNCH)),
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText(/^This page reloads in \d+ seconds\.$/));
    await userEvent.click(canvas.getByRole("button", { name: "Begin Training" }));
    await expectVisible(() => canvas.getByText("Paused while your lesson opens."));
  },
};

/** Without a network the page does not reload, since it could not be loaded again. */
export const LockedOffline: Story = {
  tags: ["full"],
  parameters: overSchedule(training({ lessonList: [withStatus(3)] })),
  beforeEach: () => {
    Object.defineProperty(navigator, "onLine", { configurable: true, value: false });
    return () => void Reflect.deleteProperty(navigator, "onLine");
  },
  play: async ({ canvas }) => {
    await expectVisible(() =>
      canvas.getByText("You are offline. This continues when you reconnect."),
    );
  },
};

/** Only support can repair the lesson. The card gives the address to write to. */
export const Faulty: Story = {
  tags: ["full"],
  parameters: overSchedule(training({ lessonList: [withStatus(9)] })),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole("alert")).toHaveTextContent(
        "Whoops, looks like something went wrong, please email Recurrent support.",
      ),
    );
    await expectVisible(() => canvas.getByText("88213"));
    await expect(canvas.queryByRole("button", { name: "Begin Training" })).toBeNull();
  },
};

/** A faulty lesson that belongs to no aircraft has no line for the registration. */
export const WithoutARegistration: Story = {
  tags: ["full"],
  parameters: overSchedule(training({ lessonList: [{ ...DEICING, registration: null }] })),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText(/Whoops, looks like something went wrong/));
    await expect(canvas.queryByText("Registration")).toBeNull();
  },
};

/** Several presses make one call. The button is busy until the page is left. */
export const Beginning: Story = {
  tags: ["full"],
  parameters: overSchedule(training({ lessonList: [SUSPENDABLE] }), forever(LAUNCH)),
  play: async ({ canvas }) => {
    const begin = await canvas.findByRole("button", { name: "Begin Training" });
    await userEvent.click(begin);
    await waitFor(() => expect(canvas.getByRole("button", { name: "Suspend" })).toBeDisabled());
  },
};

/**
 * The lesson could not be started and can be begun again (training 8). It may have begun on the host,
 * so the page is fetched again.
 */
export const LaunchFailed: Story = {
  tags: ["error"],
  parameters: overSchedule(training({ lessonList: [DEICING] }), fails(LAUNCH)),
  beforeEach: () => {
    const sent = spyOn(window, "fetch");
    return () => sent.mockRestore();
  },
  play: async ({ canvas }) => {
    const begin = await canvas.findByRole("button", { name: "Begin Training" });
    const sent = mocked(window.fetch).mock;
    const before = sent.calls.length;
    await userEvent.click(begin);
    await expectNotice();
    await expect(canvas.getByRole("button", { name: "Begin Training" })).toBeEnabled();
    const refetched = () => sent.calls.slice(before).map(([address]) => pathOf(address));
    await waitFor(() => expect(refetched()).toEqual(expect.arrayContaining(SHOWN)));
  },
};

/** A link that is not a web address is not followed. */
export const UnusableLink: Story = {
  tags: ["full"],
  parameters: overSchedule(
    training({ lessonList: [DEICING] }),
    getRegistrationLaunchMockHandler({ launch_link: "javascript:alert(1)" }),
  ),
  play: async ({ canvas, canvasElement }) => {
    // Notices are outside the element of the page.
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole("button", { name: "Begin Training" }));
    await expectVisible(() =>
      page.getByText("Whoops, looks like something went wrong, please email Recurrent support."),
    );
    await expect(canvas.getByRole("button", { name: "Begin Training" })).toBeEnabled();
  },
};
