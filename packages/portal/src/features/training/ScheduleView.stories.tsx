import {
  getPersonScheduleShowMockHandler,
  getPersonShowMockHandler,
  getScheduleShowMockHandler,
} from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { afterAnotherTry, afterFailure, whileLoading } from "../../testing/plain-states.ts";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { fails, forever, over } from "../../testing/replies.ts";
import { expectVisible } from "../../testing/expect-visible.ts";
import { TRAINEE_AT_WORK } from "../../testing/harness-people.ts";

const OWN = "*/api/my/schedule";

const plain = {
  seasonal: false,
  compressed: false,
  expiration: false,
  international_procedures: false,
};
const schedule = [
  {
    topic: { name: "Weight and Balance", status: 0, ...plain },
    lesson: { name: "Load sheets", status: 0 },
    date: "2027-02-01",
  },
  {
    topic: { name: "Ground De-icing", status: 6, ...plain, seasonal: true },
    lesson: { name: "Holdover times and fluid types", status: 3 },
    date: "2026-10-19",
  },
  {
    topic: { name: "Upset Prevention and Recovery", status: 2, ...plain, compressed: true },
    lesson: { name: "Recovery from a stall", status: 2 },
    date: "2026-11-18",
  },
] as const;

/**
 * Training Schedule inside the portal, the person's own and another person's (training 2.5, 2.9).
 *
 * ## Do
 * Put the next lesson first.
 *
 * ## Don't
 * Offer to begin a lesson of another person.
 */
const meta = {
  title: "Screens/My Training/Training Schedule",
  component: PortalHarness,
  args: { path: "/my/schedule", as: "trainee" },
  parameters: { ...over(getScheduleShowMockHandler([...schedule])) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The next lesson comes first. A topic has an icon only if it differs from the lesson's. */
export const Schedule: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("grid", { name: "Training Schedule" }));
    const names = table
      .getAllByRole("rowheader")
      .map((cell) => cell.querySelector("[data-name]")?.textContent);
    await expect(names).toEqual([
      "Ground De-icing",
      "Upset Prevention and Recovery",
      "Weight and Balance",
    ]);
    await expect(table.getByRole("img", { name: "Expired" })).toBeVisible();
    await expect(table.getByText("Expired")).toBeVisible();
    await expect(table.getAllByRole("img", { name: "Started" })).toHaveLength(1);
    await expect(table.getByRole("img", { name: "Seasonal" })).toBeVisible();
    const heads = table.getAllByRole("columnheader");
    await expect(heads.map(({ textContent }) => textContent)).toEqual([
      "Topic",
      "Lesson",
      "Start date",
    ]);
    await expect(heads[2]).toHaveAttribute("aria-sort", "ascending");
  },
};

/** Search and order are part of the URL. */
export const OpenedByUrl: Story = {
  args: { path: "/my/schedule?q=HOLDOVER&sort=topic" },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("grid", { name: "Training Schedule" }));
    await expectVisible(() => table.getByText("Holdover times and fluid types"));
    await expect(table.getAllByRole("rowheader")).toHaveLength(1);
    await expect(canvas.getByRole("searchbox")).toHaveValue("HOLDOVER");
    await expect(table.getByRole("columnheader", { name: /^Topic/ })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
  },
};

/** At 360 px the months and the line of today stay, and topics are one below the other. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("Load sheets"));
  },
};

/** Nothing is scheduled. The page says so in place of the table. */
export const Empty: Story = {
  tags: ["empty"],
  parameters: over(getScheduleShowMockHandler([])),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("Nothing is scheduled"));
  },
};

/** The schedule has not arrived. Placeholders take its space, so that nothing moves later. */
export const Loading: Story = {
  tags: ["loading"],
  ...whileLoading([forever(OWN)], "Training Schedule"),
};

/** The schedule could not be loaded. The page offers another try. The server error on the console is expected. */
export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([fails(OWN)], "The schedule could not be loaded"),
};

/** The first try failed, and the second loaded the schedule. The server error on the console is expected. */
export const AfterAnotherTry: Story = afterAnotherTry(
  OWN,
  [getScheduleShowMockHandler([...schedule])],
  "The schedule could not be loaded",
  (canvas) => canvas.getByText("Load sheets"),
);

/** The same screen in a tab of Person Detail. Each tab has its own search and order. */
export const OtherPerson: Story = {
  args: { path: "/company/users/4?tab=schedule&program-q=none", as: "companyManager" },
  parameters: over(
    getPersonShowMockHandler(TRAINEE_AT_WORK),
    getPersonScheduleShowMockHandler([...schedule]),
  ),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("Load sheets"));
  },
};
