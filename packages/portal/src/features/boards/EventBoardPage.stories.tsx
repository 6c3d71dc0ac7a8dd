import {
  getEventBoardShowMockHandler,
  getPersonEventListMockHandler,
  getPersonShowMockHandler,
} from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { afterFailure, whileLoading } from "../../testing/plain-states.ts";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { fails, forever, over } from "../../testing/replies.ts";
import { expectVisible, expectFailure } from "../../testing/expect-visible.ts";
import { FILTER_LISTS } from "./filter-fixture.ts";
import { KWAME } from "./preview-fixture.ts";

const BOARD = "*/api/dashboard/event_status";

const event = (
  id: number,
  [userId, fullName]: readonly [number, string],
  description: string,
  expiry_at: string,
  files_count = 0,
) => ({
  id,
  name: description,
  description,
  issued_at: "2024-11-19",
  expiry_at,
  files_count,
  status: "expired" as const,
  user: { id: userId, fullName, settings: { suspend: { status: userId === 12 } } },
});
const matching = (words: RegExp): unknown => expect.stringMatching(words);
const elena = [11, "Elena Papadopoulou"] as const;
const kwame = [12, "Kwame Mensah"] as const;

const cards = [
  {
    id: "expired" as const,
    count: 3,
    priority: 0,
    list: [
      event(1, kwame, "Restricted area identity card", "2026-11-18", 2),
      event(2, elena, "Passport", "2026-11-17"),
      event(3, elena, "Medical certificate, category 1", "2026-11-13", 1),
    ],
  },
  { id: "riskOfExpiry" as const, count: 0, priority: 1, list: [] },
  { id: "current" as const, count: 0, priority: 2, list: [] },
];

/**
 * The Event / Document Status dashboard inside the portal (shell 2.12).
 *
 * ## Do
 * Put the chosen card into the URL, so that the page can be shared.
 *
 * ## Don't
 * Repeat the card's status in every row.
 */
const meta = {
  title: "Screens/Dashboards/Event and Document Status",
  component: PortalHarness,
  args: { path: "/dashboard/event-status", as: "companyManager" },
  parameters: { ...over(getEventBoardShowMockHandler(cards)) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The rows of a list, as text. */
const rowsIn = (grid: HTMLElement) =>
  within(grid)
    .getAllByRole("rowheader")
    .map((name) => name.closest("[role=row]")?.textContent);

/**
 * Names and descriptions link to the person's events, and the list is sorted by name. A card that counts zero
 * cannot be pressed.
 */
export const Expired: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Passport" })).toHaveAttribute(
      "href",
      "/company/users/11?tab=events&eventId=2",
    );
    const counted = within(canvas.getByRole("region", { name: "Event / Document Status" }));
    await expect(
      counted.getAllByRole("button", { name: / \d+ Show/ }).map(({ textContent }) => textContent),
    ).toEqual([
      "Expired 3 Showing trainees",
      "At Risk Of Expiry 0 Show trainees",
      "Current 0 Show trainees",
    ]);
    await expect(counted.getByRole("button", { name: /^Expired 3/ })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(counted.getByRole("button", { name: /^At Risk Of Expiry 0/ })).toBeDisabled();
    for (const tooltip of [
      "Expired events",
      "Events expires in less than 30 days",
      "All events will remain current for at least 30 days",
    ]) {
      await expect(counted.getByRole("button", { name: tooltip })).toBeVisible();
    }
    // Expiries by month is a table too.
    const grid = canvas.getByRole("grid");
    const heads = within(grid).getAllByRole("columnheader");
    await expect(heads.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Name/),
      expect.stringMatching(/^Description/),
      expect.stringMatching(/^Issued/),
      expect.stringMatching(/^Expiration/),
    ]);
    await expect(heads[0]).toHaveAttribute("aria-sort", "ascending");
    await expect(rowsIn(grid)).toEqual([
      expect.stringContaining("Elena Papadopoulou"),
      expect.stringContaining("Elena Papadopoulou"),
      expect.stringMatching(/Kwame Mensah.*2026-11-18\d+ days agoExpired$/),
    ]);
    await expect(
      within(within(grid).getByRole("row", { name: /Kwame Mensah/ })).getByRole("img", {
        name: "Suspended",
      }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Kwame Mensah" })).toHaveAttribute(
      "href",
      "/company/users/12?tab=events",
    );
    await expect(canvas.getByRole("img", { name: "2 files attached" })).toBeVisible();
    await expect(canvas.getAllByRole("link", { name: "Elena Papadopoulou" })).toHaveLength(2);
  },
};

/**
 * The search covers name, description and both dates, and every column sorts. Choosing a person in the filter
 * clears the search (shell 2.12).
 */
export const Found: Story = {
  play: async ({ canvas }) => {
    const search = await canvas.findByPlaceholderText("Type to find what you are looking for");
    await expectVisible(() => canvas.getByText("Passport"));
    const grid = canvas.getByRole("grid");
    for (const [typed, left] of [
      ["MENSAH", [/Restricted area/]],
      ["passp", [/Passport/]],
      ["2024-11", [/Passport|Medical/, /Passport|Medical/, /Restricted area/]],
      ["2026-11-13", [/Medical/]],
    ] as const) {
      await userEvent.clear(search);
      await userEvent.type(search, typed);
      await waitFor(() => expect(rowsIn(grid)).toEqual(left.map(matching)));
    }
    await userEvent.clear(search);
    await userEvent.click(within(grid).getByRole("columnheader", { name: /^Expiration/ }));
    await waitFor(() =>
      expect(rowsIn(grid)).toEqual([/2026-11-13/, /2026-11-17/, /2026-11-18/].map(matching)),
    );
    await userEvent.type(search, "passp");
    await userEvent.click(canvas.getByRole("combobox", { name: "Person" }));
    const options = await within(document.body).findAllByRole("option");
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      "Elena Papadopoulou",
      "Kwame Mensah",
    ]);
    await userEvent.keyboard("elena{Enter}");
    await expect(search).toHaveValue("");
    await waitFor(() => expect(rowsIn(grid)).toEqual([/Medical/, /Passport/].map(matching)));
  },
};

const PREVIEW_12 = { path: "/dashboard/event-status?preview=12" };
const EVENTS_12 = "*/api/companies/:companyId/users/12/events";
const person12 = [
  getPersonShowMockHandler({ ...KWAME, id: 12 }),
  getEventBoardShowMockHandler(cards),
];

/** The preview lists each person once, also with several events. Archived events are left out. */
export const Preview: Story = {
  args: PREVIEW_12,
  globals: { viewport: { value: "laptop" } },
  parameters: over(
    getPersonEventListMockHandler([
      {
        id: 1,
        description: "Restricted area identity card",
        expiry_at: "2026-11-18",
        is_active: true,
      },
      { id: 4, description: "Radio operator certificate", expiry_at: null, is_active: true },
      { id: 5, description: "Cold weather survival course", is_active: false },
    ]),
    ...person12,
  ),
  play: async () => {
    const panel = within(
      await within(document.body).findByRole("region", { name: /^Kwame Mensah/ }),
    );
    await expect(
      await panel.findByRole("link", { name: "Radio operator certificate" }),
    ).toHaveAttribute("href", "/company/users/12?tab=events&eventId=4");
    await expect(panel.getAllByRole("listitem")).toHaveLength(2);
    await expect(panel.getByText("2 of 2")).toBeVisible();
    await expect(panel.getByRole("button", { name: "Next person" })).toBeDisabled();
  },
};

const pilots = Array.from({ length: 14 }, (_, at) => [40 + at, `Pilot ${10 + at}`] as const);

/** The preview goes on to the next pages of the list and has the focus. Each person comes once. */
export const PreviewOverPages: Story = {
  args: { path: "/dashboard/event-status?preview=52" },
  globals: { viewport: { value: "laptop" } },
  parameters: over(
    getPersonEventListMockHandler([]),
    getPersonShowMockHandler(KWAME),
    getEventBoardShowMockHandler([
      {
        id: "current",
        count: 28,
        priority: 2,
        list: pilots.flatMap((pilot, at) => [
          event(at * 2, pilot, "Passport", "2031-04-02"),
          event(at * 2 + 1, pilot, "Visa", "2030-04-02"),
        ]),
      },
    ]),
  ),
  play: async ({ canvas }) => {
    const page = within(document.body);
    const region = await page.findByRole("region", { name: "Pilot 22" });
    const panel = within(region);
    await expect(panel.getByText("13 of 14")).toBeVisible();
    await expect(canvas.getByText("1–25 of 28")).toBeVisible();
    await userEvent.click(panel.getByRole("button", { name: "Next person" }));
    await expectVisible(() => panel.getByText("14 of 14"));
    await expect(panel.getByRole("heading", { level: 2 })).toHaveTextContent(/Pilot 23$/);
    await expectVisible(() => canvas.getByText("26–28 of 28"));
    await expectVisible(() => canvas.getAllByText("Pilot 23").at(0) as HTMLElement);
    // There is no person after the last.
    await expect(region).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() =>
      expect(canvas.getAllByText("Pilot 23").map((name) => name.closest("a"))).toContain(
        document.activeElement,
      ),
    );
  },
};

/** The person has no events and documents. */
export const PreviewWithNothing: Story = {
  args: PREVIEW_12,
  parameters: over(getPersonEventListMockHandler([]), ...person12),
  play: async () => {
    await expectVisible(() => within(document.body).getByText("No events or documents yet"));
  },
};

/** The name is known. The events have not arrived, and the groups below them wait for them, so that nothing moves. */
export const PreviewLoading: Story = {
  args: PREVIEW_12,
  parameters: over(forever(EVENTS_12), ...person12),
  play: async () => {
    const page = within(document.body);
    await expectVisible(() => page.getByRole("status", { name: "Loading" }));
    await expect(page.getByRole("link", { name: "Open Events / Documents" })).toBeVisible();
    await expect(page.queryByText("Subscription")).toBeNull();
  },
};

/** The events could not be loaded. The preview offers another try. The server error on the console is expected. */
export const PreviewFailed: Story = {
  args: PREVIEW_12,
  parameters: over(fails(EVENTS_12), ...person12),
  play: async () => {
    await expectFailure(within(document.body), "The events and documents could not be loaded");
  },
};

/** The chosen person of the Name column is part of the URL. */
export const OnePerson: Story = {
  args: { path: "/dashboard/event-status?by-fullName=12" },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: "Kwame Mensah" }));
    await expect(canvas.queryByRole("link", { name: "Elena Papadopoulou" })).toBeNull();
  },
};

/** Only events of the filtered people are shown and counted. */
export const Filtered: Story = {
  args: { path: "/dashboard/event-status?role=13" },
  parameters: over(...FILTER_LISTS, getEventBoardShowMockHandler(cards)),
  play: async ({ canvas }) => {
    await expectVisible(() =>
      canvas.getByRole("button", { name: "Expired 1 of 3 Showing trainees" }),
    );
    await expect(canvas.getByRole("link", { name: "Kwame Mensah" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Elena Papadopoulou" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "By status" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(canvas.getByRole("link", { name: "By person" })).toHaveAttribute(
      "href",
      "/dashboard/event-status/matrix?role=13",
    );
  },
};

/** A search without matches. The list says so, and the cards stay. */
export const NoMatch: Story = {
  args: { path: "/dashboard/event-status?q=visa" },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText(/Nothing matches/));
  },
};

/** No events or documents yet. All cards count zero. */
export const Empty: Story = {
  tags: ["empty"],
  parameters: over(
    getEventBoardShowMockHandler(cards.map((card) => ({ ...card, count: 0, list: [] }))),
  ),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("No events or documents yet"));
  },
};

/** The board has not arrived. Placeholders take its space, so that nothing moves later. */
export const Loading: Story = {
  tags: ["loading"],
  ...whileLoading([forever(BOARD)], "Event / Document Status"),
};

/** The board could not be loaded. The page offers another try. The server error on the console is expected. */
export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([fails(BOARD)], "The board could not be loaded"),
};

/** At 360 px the cards come first, with the list directly below them. The views are visible without a press. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: "Passport" }));
    await expect(canvas.getByRole("link", { name: "By person" })).toBeVisible();
    // The days of a card begin at one edge, whether a sign stands before them or not.
    const card = canvas.getAllByRole("row").find((row) => row.querySelector("dl"));
    const days = [...(card?.querySelectorAll("dl time") ?? [])];
    await expect(days).toHaveLength(2);
    await expect(new Set(days.map((day) => day.getBoundingClientRect().left)).size).toBe(1);
  },
};

/**
 * A tablet has columns to compare. Preview is below the names, which break between words, and the clip is right after
 * the last word of its description.
 */
export const OnATablet: Story = {
  globals: { viewport: { value: "small" } },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: "Passport" }));
    await expect(
      within(canvas.getByRole("grid"))
        .getAllByRole("columnheader")
        .map(({ textContent }) => textContent),
    ).toEqual(["Name", "Description", "Issued", "Expiration"]);
    const [name] = canvas.getAllByRole("rowheader");
    await expect(name?.scrollWidth).toBe(name?.clientWidth);
    const rows = within(canvas.getByRole("grid"))
      .getAllByRole("rowheader")
      .map((header) => within(header));
    const previews = rows.map((row) => row.getByText("Preview").getBoundingClientRect());
    const names = rows.map((row) => row.getByRole("link").getBoundingClientRect());
    for (const [at, preview] of previews.entries()) {
      await expect(preview.top).toBeGreaterThanOrEqual((names[at]?.bottom ?? 0) - 4);
    }
    await expect(new Set(previews.map(({ left }) => left)).size).toBe(1);
    const medical = canvas.getByRole("link", { name: "Medical certificate, category 1" });
    const lastLine = [...medical.getClientRects()].at(-1);
    const clip = canvas.getByRole("img", { name: "1 file attached" }).getBoundingClientRect();
    await expect(medical.getClientRects().length).toBeGreaterThan(1);
    await expect(clip.left - (lastLine?.right ?? 0)).toBeCloseTo(8, 0);
    await expect(clip.bottom).toBeLessThanOrEqual((lastLine?.bottom ?? 0) + 2);
    // The search and all tools are in one line.
    const fields = [
      canvas.getByRole("searchbox"),
      await canvas.findByRole("combobox", { name: "Person" }),
    ];
    const tools = ["Filter", "View", "Export"].map((tool) =>
      canvas.getByRole("button", { name: tool }),
    );
    const middles = [...fields, ...tools].map((tool) => {
      const { y, height } = tool.getBoundingClientRect();
      return y + height / 2;
    });
    await expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(3);
  },
};
