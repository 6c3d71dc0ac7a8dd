import { getTrainingBoardShowMockHandler } from "@recurrent/sdk/mocks";
import { trainingBoardShowOptions } from "@recurrent/sdk/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { afterFailure, whilePaperWaits } from "../../testing/plain-states.ts";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { fails, forever, over } from "../../testing/replies.ts";
import { expectVisible } from "../../testing/expect-visible.ts";
import { stubPrint } from "../../testing/stub-print.ts";
import type { AppContext } from "../../shared/context/app-context.ts";
import { FILTER_LISTS } from "./filter-fixture.ts";

const BOARD = "*/api/dashboard/training_status";

const HOUR_MS = 3_600_000;

const STATES = ["expired", "riskOfExpiry", "behindSchedule", "current"] as const;
const card = (id: (typeof STATES)[number], names: string[]) => ({
  id,
  priority: STATES.indexOf(id),
  count: names.length,
  list: names.map((fullName, at) => ({
    id: STATES.indexOf(id) * 1000 + at,
    fullName,
    suspendSetting: { status: fullName === "Kwame Mensah" },
  })),
});
const expired = card("expired", [
  "Kwame Mensah",
  "Anneliese Brückner-Oberhauser von und zu Hohenstaufen",
]);
const few = [
  expired,
  card("riskOfExpiry", []),
  card("behindSchedule", ["Élodie Marchand"]),
  card("current", ["Łukasz Wiśniewski", "Tariq Al-Masri"]),
];
const many = (count: number) => Array.from({ length: count }, (_, at) => `Somebody Number ${at}`);

/**
 * The training board on paper, for the crew room. The browser's print dialog does not open here.
 *
 * ## Do
 * Print the time of the figures, since paper cannot be updated.
 *
 * ## Don't
 * Rely on colour: it is printed in grey.
 */
const meta = {
  title: "Print/Training Status Print",
  component: PortalHarness,
  args: { path: "/dashboard/training-status/print", as: "companyManager" },
  parameters: { ...over(getTrainingBoardShowMockHandler(few)) },
  beforeEach: stubPrint,
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The most urgent status comes first, and people are in order of name within it. Suspended people are marked. */
export const Board: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "Training Status" });
    await expect(
      canvas.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(["Expired2", "At Risk Of Expiry0", "Behind Schedule1", "Current2"]);
    await expect(canvas.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Anneliese Brückner-Oberhauser von und zu Hohenstaufen",
      "Kwame Mensah (suspended)",
      "No one",
      "Élodie Marchand",
      "Łukasz Wiśniewski",
      "Tariq Al-Masri",
    ]);
    await expect(
      within(document.body).getByText(/^As of \d{4}-\d\d-\d\d \d\d:\d\d UTC$/),
    ).toBeVisible();
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce(), { timeout: 3000 });
  },
};

/**
 * Ten or fewer people of a status stay in one column. A longer list continues below its heading in the next one, whose
 * count is of all. A sign before each name says its status.
 */
export const Columns: Story = {
  parameters: over(
    getTrainingBoardShowMockHandler([
      card("expired", many(7)),
      card("riskOfExpiry", many(4)),
      card("behindSchedule", many(5)),
      card("current", many(34)),
    ]),
  ),
  play: async ({ canvas }) => {
    const lists = await canvas.findAllByRole("list");
    const columns = lists.map(
      (list) =>
        new Set(
          within(list)
            .getAllByRole("listitem")
            .map((person) => Math.round(person.getBoundingClientRect().left)),
        ).size,
    );
    await expect(columns.slice(0, 3)).toEqual([1, 1, 1]);
    await expect(columns[3]).toBeGreaterThan(1);
    const headings = canvas.getAllByRole("heading", { level: 2 });
    await expect(headings.map((heading) => heading.getClientRects().length)).toEqual(columns);
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      "Expired7",
      "At Risk Of Expiry4",
      "Behind Schedule5",
      "Current34 in all",
    ]);
    for (const person of canvas.getAllByRole("listitem")) {
      await expect(person.firstElementChild?.tagName).toBe("svg");
    }
  },
};

/** The text becomes smaller, so that three hundred people fit on one page. */
export const ThreeHundred: Story = {
  parameters: over(
    getTrainingBoardShowMockHandler([
      card("expired", many(9)),
      card("riskOfExpiry", many(31)),
      card("behindSchedule", many(20)),
      card("current", many(240)),
    ]),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("listitem")).toHaveLength(300);
  },
};

/** The board as it was read two hours ago. */
const prepare = ({ queries }: AppContext): void => {
  const person = { id: "41", fullName: "Sadia Rahman", isSuspended: null };
  queries.setQueryData(
    trainingBoardShowOptions().queryKey,
    [{ id: "current", count: 1, priority: 3, tab: "record", list: [person] }],
    { updatedAt: Date.now() - 2 * HOUR_MS },
  );
};

/** Figures that could not be updated have the time at which they were read, not that of printing. */
export const NotUpdated: Story = {
  args: { prepare },
  parameters: over(fails(BOARD)),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("Sadia Rahman"));
    await expect(canvas.getByText("The data could not be updated since then.")).toBeVisible();
    // The clock of the harness says 14:32.
    await expect(canvas.getByText(/^As of [\d-]+ 12:3[012] UTC$/)).toBeVisible();
  },
};

/** Figures that are being updated are not printed. */
export const UpdateOnItsWay: Story = {
  ...whilePaperWaits([forever(BOARD)]),
  args: { prepare },
};

/** On a phone it reads like a page, and nothing is wider than the window. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("Kwame Mensah (suspended)"));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Only the filtered people are printed, with the filter above them. */
export const Filtered: Story = {
  args: { path: "/dashboard/training-status/print?role=7&role=15" },
  parameters: over(
    ...FILTER_LISTS,
    getTrainingBoardShowMockHandler([
      {
        ...expired,
        list: [
          { id: 11, fullName: "Kwame Mensah", suspendSetting: { status: true } },
          { id: 12, fullName: "Łukasz Wiśniewski", suspendSetting: { status: false } },
        ],
      },
    ]),
  ),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("Only Role: Cabin Attendant or Captain"));
    await expect(canvas.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Kwame Mensah (suspended)",
    ]);
    await expect(canvas.getByRole("link", { name: "Back" })).toHaveAttribute(
      "href",
      expect.stringContaining("/dashboard/training-status?role=7&role=15"),
    );
  },
};

/** Nothing is printed, because a reader could not see that the filter is missing. */
export const FilterFailed: Story = {
  args: { path: "/dashboard/training-status/print?group=31" },
  parameters: over(
    fails("*/api/companies/:companyId/groups"),
    getTrainingBoardShowMockHandler(few),
  ),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("The filter could not be applied"));
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};

/** The sheet says that there is nobody on the board yet. */
export const NoOneYet: Story = {
  tags: ["empty"],
  parameters: over(getTrainingBoardShowMockHandler([card("expired", []), card("current", [])])),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText("No one")).toHaveLength(2);
  },
};

/** The board has not arrived. The page shows that it loads, and nothing can be printed yet. */
export const Loading: Story = {
  tags: ["loading"],
  ...whilePaperWaits([forever(BOARD)]),
};

/**
 * The board could not be loaded. Nothing is printed, and the page offers another try. The server error on the
 * console is expected.
 */
export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([fails(BOARD)], "The board could not be loaded"),
};
