import { getEventBoardShowMockHandler, getPersonEventShowMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { PortalHarness } from "../../../testing/PortalHarness.tsx";
import { fails, failsUntilFixed, forever, over } from "../../../testing/replies.ts";
import { expectVisible, expectFailure } from "../../../testing/expect-visible.ts";

const BOARD = "*/api/dashboard/event_status";
const EVENT = "*/api/companies/:companyId/users/:userId/events/:eventId";
const TITLE = "Reminders this week";

/** The stories' date is 2026-11-21. Reminders are sent 30, 14 and 7 days before the expiry. */
const EXPIRY = ["2026-11-20", "2026-11-28", "2026-12-07", "2026-12-26", "2027-06-01", null];
const PEOPLE = ["Élodie Marchand", "Kwame Mensah", "Bo Li", "Ada Fjord"];

const listed = (id: number, expiry_at: string | null) => ({
  id,
  name: "Medical",
  description: `Medical certificate ${id}`,
  issued_at: "2024-11-19",
  expiry_at,
  files_count: 0,
  status: "current" as const,
  user: { id: id % PEOPLE.length, fullName: PEOPLE[id % PEOPLE.length] ?? "" },
});
const board = (events: readonly ReturnType<typeof listed>[]) =>
  getEventBoardShowMockHandler([
    { id: "current", priority: 0, count: events.length, list: [...events] },
  ]);
const EVENTS = EXPIRY.map((day, at) => listed(at + 1, day));
const details = (manager: boolean) =>
  getPersonEventShowMockHandler(({ params }) => {
    const { user: _whose, ...event } = listed(0, EXPIRY[Number(params["eventId"]) - 1] ?? null);
    return {
      ...event,
      id: Number(params["eventId"]),
      description: `Medical certificate ${String(params["eventId"])}`,
      is_active: true,
      notes: "",
      files: [],
      manager,
      trainee: false,
      reminders: [30, 14, 7].map((value) => ({ key: "days", value })),
    };
  });

/**
 * The reminders that are sent this week, below Expiries by month. Each event is fetched separately when the section
 * is opened, because no list has the reminders.
 *
 * ## Do
 * Show how many events were checked, and how many could not be.
 *
 * ## Don't
 * Say that nobody is notified before all events were checked.
 */
const meta = {
  title: "Screens/Dashboards/Reminders of this week",
  component: PortalHarness,
  args: { path: "/dashboard/event-status", as: "companyManager" },
  parameters: { ...over(board(EVENTS), details(true)) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: TITLE }));
  },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * An expiry of 2026-12-26 is 35 days away, so its reminder is sent on the 26th. Expired events, and events that
 * never expire, are not fetched.
 */
export const Week: Story = {
  tags: ["full"],
  play: async (context) => {
    const { canvas } = context;
    await meta.play(context);
    const table = within(await canvas.findByRole("region", { name: "Reminders of this week" }));
    await expectVisible(() => table.getByRole("link", { name: "Medical certificate 2" }));
    await expectVisible(() => table.getByRole("link", { name: "Medical certificate 3" }));
    await expectVisible(() => table.getByRole("link", { name: "Medical certificate 4" }));
    await expect(table.getAllByRole("link", { name: /^Medical certificate/ })).toHaveLength(3);
    await expect(canvas.queryByRole("progressbar")).toBeNull();
  },
};

/** On a phone the values are below the name, and nothing is wider than the window. */
export const OnAPhone: Story = {
  ...Week,
  globals: { viewport: { value: "phone" } },
  play: async (context) => {
    await Week.play?.(context);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** No reminder has a recipient this week. */
export const NoReminders: Story = {
  tags: ["empty"],
  parameters: over(board(EVENTS), details(false)),
  play: async (context) => {
    await meta.play(context);
    await expectVisible(() => context.canvas.getByText("No reminders this week"));
  },
};

/** Four events are fetched at a time. The section shows how many were checked. */
export const Loading: Story = {
  tags: ["loading"],
  parameters: over(board(EVENTS), forever(EVENT)),
  play: async (context) => {
    await meta.play(context);
    await expectVisible(() => context.canvas.getByText("Checking documents: 0 of 4"));
    await expect(context.canvas.queryByText(/^Nobody/)).toBeNull();
  },
};

/** The loaded reminders are shown, with a note about the event that could not be checked. */
export const SomeFailed: Story = {
  parameters: over(
    http.get(EVENT, ({ params }) =>
      params["eventId"] === "3"
        ? HttpResponse.json({ message: "Out of order." }, { status: 500 })
        : undefined,
    ),
    board(EVENTS),
    details(true),
  ),
  play: async (context) => {
    const { canvas } = context;
    await meta.play(context);
    await expectVisible(() => canvas.getByText(/^1 event could not be checked/));
    const table = within(await canvas.findByRole("region", { name: "Reminders of this week" }));
    await expectVisible(() => table.getByRole("link", { name: "Medical certificate 4" }));
  },
};

/** No event could be checked. The text differs from that of a week without reminders. */
export const Failed: Story = {
  tags: ["error"],
  parameters: over(fails(EVENT), board(EVENTS)),
  play: async (context) => {
    const { canvas } = context;
    await meta.play(context);
    await expectVisible(() => canvas.getByText(/^4 events could not be checked/));
    await expectVisible(() => canvas.getByText("No reminders found so far"));
  },
};

const broken = failsUntilFixed(EVENT);

/** Another try fetches the events that failed. */
export const TriedAgain: Story = {
  parameters: over(broken.handler, board(EVENTS), details(true)),
  beforeEach: broken.beforeEach,
  play: async (context) => {
    const { canvas } = context;
    await meta.play(context);
    await expectVisible(() => canvas.getByText(/^4 events could not be checked/));
    broken.fix();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expectVisible(() => canvas.getByRole("link", { name: "Medical certificate 4" }));
    await waitFor(() => expect(canvas.queryByText(/could not be checked/)).toBeNull());
  },
};

const MANY = Array.from({ length: 230 }, (_, at) => listed(at + 1, "2027-06-01"));

/** After two hundred calls a button offers to check the rest. */
export const Many: Story = {
  parameters: over(board(MANY), forever(EVENT)),
  play: async (context) => {
    const { canvas } = context;
    await meta.play(context);
    await expectVisible(() => canvas.getByText("Checking documents: 0 of 200"));
    await expectVisible(() => canvas.getByText(/^30 events expiring from/));
    await expect(canvas.getByText(/^30 events expiring from/)).toHaveTextContent(
      /^30 events expiring from 2027-06-01 have not been checked\.$/,
    );
    const more = canvas.getByRole("button", { name: "Check 30 more" });
    await expect(more).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(more);
    await expect(canvas.getByText("Checking documents: 0 of 200")).toBeVisible();
  },
};

/** The board shows its error once, for the reminders too. */
export const BoardFailed: Story = {
  parameters: over(fails(BOARD)),
  play: async ({ canvas }) => {
    await expectFailure(canvas, "The board could not be loaded");
    await expect(canvas.queryByText(TITLE)).toBeNull();
  },
};
