import {
  getEventListMockHandler,
  getPersonEventListMockHandler,
  getPersonRecordShowMockHandler,
  getPersonScheduleShowMockHandler,
  getPersonShowMockHandler,
  getRecordShowMockHandler,
  getScheduleShowMockHandler,
} from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, userEvent } from "storybook/test";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { fails, failsUntilFixed, forever, over } from "../../testing/replies.ts";
import { expectVisible } from "../../testing/expect-visible.ts";
import { TRAINEE_AT_WORK } from "../../testing/harness-people.ts";
import { HARNESS_DAY } from "../../testing/harness-context.ts";

const EVENTS = "*/api/my/events";

const plain = {
  seasonal: false,
  compressed: false,
  expiration: false,
  international_procedures: false,
};
const schedule = [
  {
    topic: { name: "Weight and Balance", status: 0 as const, ...plain },
    lesson: { name: "Load sheets", status: 0 as const },
    date: "2027-02-01",
  },
];
const record = {
  topics: [
    {
      topicId: 7,
      topicName: "Ground De-icing",
      status: 4 as const,
      periodicity: "1 year",
      completed_at: "2026-10-31",
      expiry: "2027-10-31",
      isTopicCompleted: true,
      ...plain,
    },
  ],
};
const events = [{ id: 73, description: "Passport", expiry_at: "2032-02-09", is_active: true }];

const schedules = getScheduleShowMockHandler(schedule);
const records = getRecordShowMockHandler(record);

/**
 * Lessons and expiries as one file for a calendar, from the schedule and from Events / Documents.
 *
 * ## Do
 * Make a newer file move the entries of an older one in the calendar.
 *
 * ## Don't
 * Save an incomplete file.
 */
const meta = {
  title: "Screens/My Training/Calendar button",
  component: PortalHarness,
  args: { path: "/my/schedule", as: "trainee" },
  parameters: { ...over(schedules, records, getEventListMockHandler(events)) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

async function press() {
  const button = await screen.findByRole("button", { name: "Download calendar" });
  await userEvent.click(button);
  return button;
}

/** A notice says how many days the saved file has. */
export const Saved: Story = {
  play: async () => {
    await press();
    await expectVisible(() => screen.getByText("Calendar with 3 dates saved to downloads."));
  },
};

/** At 360 px the button is one of the tools that open below the search, with its text. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "More tools" }));
    await expectVisible(() => screen.getByRole("button", { name: "Download calendar" }));
    const button = screen
      .getByRole("button", { name: "Download calendar" })
      .getBoundingClientRect();
    await expect(button.left).toBeGreaterThanOrEqual(0);
    await expect(button.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(button.height).toBeGreaterThanOrEqual(44);
    await expect(screen.getByText("Download calendar")).toBeVisible();
  },
};

/** On a tablet the button has its text where it is not beside New. */
export const OnATablet: Story = {
  globals: { viewport: { value: "tablet" } },
  play: async () => {
    await expectVisible(() => screen.getByText("Download calendar"));
  },
};

/** Beside New on a tablet, the button keeps its text too. */
export const EventsOnATablet: Story = {
  ...OnATablet,
  args: { path: "/my/events" },
  play: async () => {
    await expectVisible(() => screen.getByRole("button", { name: "Download calendar" }));
    await expect(screen.getByText("Download calendar")).toBeVisible();
  },
};

/** On a phone, open tools do not move New, which is beside the tabs. */
export const EventsOnAPhone: Story = {
  ...OnAPhone,
  args: { path: "/my/events" },
  play: async (context) => {
    await OnAPhone.play?.(context);
    const [one, other] = [
      screen.getByRole("link", { name: "New" }),
      screen.getByRole("link", { name: "Archived" }),
    ].map((element) => element.getBoundingClientRect());
    await expect(one?.top).toBeLessThan(other?.bottom ?? 0);
    await expect(one?.bottom).toBeGreaterThan(other?.top ?? Infinity);
  },
};

/** The button has the focus, is busy, and ignores a second press. */
export const InProgress: Story = {
  parameters: over(schedules, records, forever(EVENTS)),
  play: async () => {
    const button = await press();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(button).toHaveFocus();
  },
};

/** Nothing is saved if a part could not be loaded. */
export const Failed: Story = {
  parameters: over(schedules, records, fails(EVENTS)),
  play: async () => {
    await press();
    await expectVisible(() => screen.getByText("The calendar file could not be created."));
  },
};

const broken = failsUntilFixed(EVENTS);

/** Another press saves the file once all parts can be loaded. */
export const TriedAgain: Story = {
  parameters: over(schedules, records, broken.handler, getEventListMockHandler(events)),
  beforeEach: broken.beforeEach,
  play: async () => {
    const button = await press();
    await expectVisible(() => screen.getByText("The calendar file could not be created."));
    broken.fix();
    await userEvent.click(button);
    await expectVisible(() => screen.getByText("Calendar with 3 dates saved to downloads."));
  },
};

/** The person has no lessons or expiries to export. */
export const NoDates: Story = {
  parameters: over(
    getScheduleShowMockHandler([]),
    getRecordShowMockHandler({ topics: [] }),
    getEventListMockHandler([]),
  ),
  play: async () => {
    await press();
    await expectVisible(() => screen.getByText("No lessons or expiry dates to export."));
  },
};

/** In the tabs of Person Detail the file is named after that person, and each entry links to their tab. */
export const OtherPerson: Story = {
  args: { path: "/company/users/4?tab=events", as: "companyManager" },
  parameters: over(
    getPersonShowMockHandler(TRAINEE_AT_WORK),
    getPersonScheduleShowMockHandler(schedule),
    getPersonRecordShowMockHandler(record),
    getPersonEventListMockHandler(events),
  ),
  play: async () => {
    const saving = spyOn(URL, "createObjectURL");
    const pressed = spyOn(HTMLAnchorElement.prototype, "click");
    await press();
    await expectVisible(() => screen.getByText("Calendar with 3 dates saved to downloads."));
    const [link] = pressed.mock.contexts as HTMLAnchorElement[];
    await expect(link?.download).toBe(`Rafael de Souza Lima-${HARNESS_DAY}.ics`);
    const [[file] = []] = saving.mock.calls as [Blob][];
    const text = (await file?.text()) ?? "";
    const lines = text.replaceAll("\r\n ", "").split("\r\n");
    const titles = lines.filter((line) => line.startsWith("SUMMARY:"));
    await expect(titles).toHaveLength(3);
    for (const title of titles) await expect(title).toMatch(/^SUMMARY:Rafael de Souza Lima: /);
    const pages = lines.filter((line) => line.startsWith("URL"));
    await expect(pages).toHaveLength(3);
    for (const page of pages) await expect(page).toContain("/company/users/4?tab=");
  },
};
