import { getEventBoardShowMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { expect, userEvent, within } from "storybook/test";
import { PortalHarness } from "../../../testing/PortalHarness.tsx";
import { fails, forever, over } from "../../../testing/replies.ts";
import { expectVisible, expectFailure } from "../../../testing/expect-visible.ts";
import { panelsCookie } from "../../../shared/components/disclosure-state.ts";

const BOARD = "*/api/dashboard/event_status";

/** The stories' date is 2026-11-21. */
const EXPIRY = {
  expired: ["2026-11-02", "2026-11-20", "2025-06-30"],
  riskOfExpiry: ["2026-11-21", "2026-12-12", "2026-12-12"],
  current: [
    "2026-12-31",
    "2027-01-15",
    "2027-03-02",
    "2027-03-31",
    "2027-10-31",
    "2028-02-29",
    null,
  ],
} as const;
const PEOPLE = ["Élodie Marchand", "Kwame Mensah", "Bo Li", "Ada Fjord"];
const STATES = ["expired", "riskOfExpiry", "current"] as const;
const event = (id: number, status: (typeof STATES)[number], expiry_at: string | null) => ({
  id,
  name: "Medical",
  description: `Medical certificate ${id}`,
  issued_at: "2024-11-19",
  expiry_at,
  files_count: 0,
  status,
  user: {
    id: id % PEOPLE.length,
    fullName: PEOPLE[id % PEOPLE.length] ?? "",
  },
});
const MEDICAL = event(1, "current", "2026-12-12");
const board = STATES.map((id, priority) => {
  const list = EXPIRY[id].map((day, at) => event(priority * 10 + at, id, day));
  return { id, priority, count: list.length, list };
});

/**
 * The events and documents of a company by month of expiry, below the list of their board. A bar is a button: it
 * lists its events in place of the chosen card's, in any state.
 *
 * ## Do
 * Derive only dates here. States come from the server.
 *
 * ## Don't
 * Show it above the list: people who must not fly come first.
 */
const meta = {
  title: "Screens/Dashboards/Expiries by month",
  component: PortalHarness,
  args: { path: "/dashboard/event-status", as: "companyManager" },
  parameters: { ...over(getEventBoardShowMockHandler(board)) },
  // The last choice to open or collapse it is remembered.
  beforeEach: () => {
    document.cookie = panelsCookie(new Map());
  },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

const bar = /^December 2026: 3 \(2 At Risk Of Expiry, 1 Current\)$/;

/**
 * The bars are Overdue and twelve months. Events of no bar are counted below them. An empty bar cannot be pressed.
 */
export const Year: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("button", { name: bar }));
    const bars = within(canvas.getByRole("group", { name: /by month of expiry/ }));
    await expect(
      bars
        .getAllByRole("button")
        .map(({ textContent }) => textContent.replaceAll(/[^\d]/g, " ").trim()),
    ).toHaveLength(13);
    await expect(bars.getByRole("button", { name: "February 2027: 0" })).toBeDisabled();
    // With the two counted below, all thirteen of the cards.
    const counted = bars
      .getAllByRole("button")
      .map(({ textContent }) => Number(/: (\d+)/.exec(textContent)?.[1]));
    await expect(counted.reduce((sum, count) => sum + count, 0)).toBe(11);
    await expectVisible(() => canvas.getByText(/^1 expires later\. 1 has no expiry date\.$/));
    const drawn = canvas.getByRole("button", { name: bar }).querySelectorAll("[data-bar] > span");
    const [risk, current] = Array.from(drawn, (part) => part.getBoundingClientRect().height);
    // The bar of the fullest month has the full height.
    await expect([risk, current]).toEqual([expect.closeTo(74, 0), expect.closeTo(37, 0)]);
  },
};

/** The list shows one month of all cards, and no card is chosen. The chip and every card remove it. */
export const OneMonth: Story = {
  args: { path: "/dashboard/event-status?expires=2026-12" },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("region", { name: "Expires in December 2026" }));
    await expectVisible(() => canvas.getByRole("link", { name: "Medical certificate 20" }));
    await expect(canvas.getAllByRole("link", { name: /^Medical certificate/ })).toHaveLength(3);
    await expect(canvas.queryByRole("button", { pressed: true, name: /Show/ })).toBeNull();
    await expectVisible(() => canvas.getByRole("button", { pressed: true, name: bar }));
    await userEvent.click(
      canvas.getByRole("button", { name: "Expires in December 2026, show all" }),
    );
    await expectVisible(() => canvas.getByRole("region", { name: "Expired" }));
    await expect(canvas.getByRole("button", { name: /^Expired/, pressed: true })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: /^Overdue: 3/ }));
    await expectVisible(() => canvas.getByRole("region", { name: "Overdue" }));
    await expect(canvas.getByRole("button", { name: "Overdue, show all" })).toHaveFocus();
    const bars = within(canvas.getByRole("group", { name: /by month of expiry/ }));
    await expect(bars.getByRole("button", { pressed: true })).toHaveTextContent(/^Overdue: 3/);
    const cards = within(canvas.getByRole("region", { name: "Event / Document Status" }));
    await userEvent.click(cards.getByRole("button", { name: /^Current 7/ }));
    await expectVisible(() => canvas.getByRole("region", { name: "Current" }));
    await expect(bars.queryByRole("button", { pressed: true })).toBeNull();
  },
};

/** A status that the portal does not know has the same words in the bar, the legend and the table. */
export const UnknownStatus: Story = {
  parameters: over(
    http.get(BOARD, () =>
      HttpResponse.json([
        { id: "current", priority: 0, count: 1, list: [{ ...MEDICAL, status: "grounded" }] },
      ]),
    ),
  ),
  play: async ({ canvas }) => {
    await expectVisible(() =>
      canvas.getByRole("button", { name: "December 2026: 1 (1 Not known)" }),
    );
    await expect(canvas.getByRole("list", { name: "States" })).toHaveTextContent(/^Not known$/);
    await expect(canvas.getByRole("columnheader", { name: "Not known" })).toBeInTheDocument();
  },
};

/** Nothing expires. The board says that there are no events or documents. */
export const Empty: Story = {
  tags: ["empty"],
  parameters: over(
    getEventBoardShowMockHandler(board.map((card) => ({ ...card, count: 0, list: [] }))),
  ),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("No events or documents yet"));
    await expect(canvas.queryByText("Expiries by month")).toBeNull();
  },
};

/** The months have not arrived. The placeholder has their name. */
export const Loading: Story = {
  tags: ["loading"],
  parameters: over(forever(BOARD)),
  play: async ({ canvas }) => {
    const selector = "output[aria-busy=true] *";
    await expectVisible(() => canvas.getByText("Expiries by month, loading", { selector }));
  },
};

/** The board shows its error once, for the timeline too. */
export const Failed: Story = {
  tags: ["error"],
  parameters: over(fails(BOARD)),
  play: async ({ canvas }) => {
    await expectFailure(canvas, "The board could not be loaded");
    await expect(canvas.queryByText("Expiries by month")).toBeNull();
  },
};

const fold = /^Expiries by month 3 overdue · 1 in November · 3 in December$/;

/** It is collapsed as it was left, and the line shows the first figures. */
export const Collapsed: Story = {
  beforeEach: () => {
    document.cookie = panelsCookie(new Map([["expiries", false]]));
  },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("button", { name: fold, expanded: false }));
    await expect(canvas.queryByRole("button", { name: bar })).toBeNull();
  },
};

/** It is collapsed at first. Opened, the bars are horizontal, as wide as the page, and can be pressed. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("button", { name: fold }));
    await expect(canvas.queryByRole("button", { name: bar })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: fold }));
    await expectVisible(() => canvas.getByRole("button", { name: bar }));
    const { width, height } = canvas.getByRole("button", { name: bar }).getBoundingClientRect();
    await expect([width > 250, height >= 24]).toEqual([true, true]);
    await userEvent.click(canvas.getByRole("button", { name: /^Overdue: 3/ }));
    await expectVisible(() => canvas.getByRole("region", { name: "Overdue" }));
  },
};
