import {
  getPersonRecordShowMockHandler,
  getPersonShowMockHandler,
  getRecordShowMockHandler,
  getScoreShowMockHandler,
} from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { delay, http, HttpResponse } from "msw";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { afterFailure } from "../../testing/plain-states.ts";
import { PortalStage } from "../../testing/PortalStage.tsx";
import { fails, forever, over } from "../../testing/replies.ts";
import { shows, showsFailure, showsLoading } from "../../testing/shows.ts";
import { STAGE_DAY } from "../../testing/stage-runtime.ts";
import { ESSENTIALS, PREMIUM, SCORE, TRAINEE_OF_COMPANY } from "./testing/record.ts";

const OWN = "*/api/my/records";
/** What stands in a date field as a whole. */
const INPUT = { selector: "input" };
const body = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/**
 * Training Record inside the portal, own and of a person (training 2.6, 2.9).
 *
 * ## Do
 * Keep the tools in their place while a record is made.
 *
 * ## Don't
 * Show the record of another day than the one chosen.
 */
const meta = {
  title: "Screens/My Training/Training Record",
  component: PortalStage,
  args: { path: "/my/records", as: "traineeAbroad" },
  parameters: { ...over(getRecordShowMockHandler(PREMIUM), getScoreShowMockHandler(SCORE)) },
} satisfies Meta<typeof PortalStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Layout 5: former names, In Progress, Initial only, both versions of a topic. */
export const Layout5: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("table", { name: "Training Record" }));
    await expect(canvas.getByLabelText("Display record for:", INPUT)).toHaveValue(STAGE_DAY);
    await expect(canvas.getByText(/at least one lesson per year/)).toBeVisible();
    await expect(canvas.getByText("In Progress")).toBeVisible();
    await expect(canvas.queryByText("2023-08-19")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Expand All" }));
    await shows(() => canvas.getByText(/All remaining lessons in this version/));
    await expect(canvas.getByText(/was not completed in full/)).toBeVisible();
  },
};

/** Another day is chosen: the rows are those of the day before, and look it, until Generate is pressed. */
export const OldRows: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table", { name: "Training Record" });
    await shows(() => canvas.getByText(`Record for ${STAGE_DAY}`));
    await userEvent.click(canvas.getByRole("spinbutton", { name: "Year" }));
    await userEvent.keyboard("2026-01-15");
    await shows(() => canvas.getByText(`Still the record for ${STAGE_DAY}: press Generate`));
    const rows = table.closest("section")?.parentElement;
    await waitFor(() => expect(getComputedStyle(rows ?? table).filter).toBe("grayscale(1)"));
  },
};

/** Everything that can be printed, International Procedures among it. */
export const PrintMenu: Story = {
  play: async ({ canvas, canvasElement }) => {
    await shows(() => canvas.getByRole("table", { name: "Training Record" }));
    await userEvent.click(canvas.getByRole("button", { name: "Print" }));
    const items = await body(canvasElement).findAllByRole("menuitem");
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      "Complete (Collapsed)",
      "Complete (Expanded)",
      "International Procedures",
    ]);
  },
};

/** Layout 4: the notes behind each expiry; Alt+Shift+V brings the version button. */
export const Layout4: Story = {
  args: { as: "traineeOfLayout4" },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("table", { name: "Training Record" }));
    await expect(await canvas.findAllByRole("button", { name: "Please Note" })).not.toHaveLength(0);
    await expect(canvas.queryByRole("button", { name: /Version$/ })).toBeNull();
    await userEvent.keyboard("{Alt>}{Shift>}V{/Shift}{/Alt}");
    await userEvent.click(await canvas.findByRole("button", { name: "Old Version" }));
    await shows(() => canvas.getByRole("button", { name: "Cycle Version" }));
  },
};

/** Certificates to download and, being one's own, to print. */
export const Essentials: Story = {
  tags: ["full"],
  args: { tier: "essentials" },
  parameters: over(getRecordShowMockHandler(ESSENTIALS)),
  play: async ({ canvas }) => {
    const link = "print certificate of Aviation Security";
    await shows(() => canvas.getByRole("link", { name: link }));
    await expect(canvas.queryByText(/at least one lesson per year/)).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Expand All" })).toBeNull();
  },
};

/** A tier nobody knows shows the record by its shape. */
export const AnotherTier: Story = {
  args: { tier: "Starter" },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText(/at least one lesson per year/));
    await expect(canvas.getByRole("button", { name: "Expand All" })).toBeVisible();
  },
};

/** Fetched when it is asked for; the newest answers first, earlier attempts below. */
export const Score: Story = {
  play: async ({ canvas, canvasElement }) => {
    await shows(() => canvas.getByRole("table", { name: "Training Record" }));
    await userEvent.click(canvas.getByRole("button", { name: "Details of Aviation Security" }));
    await userEvent.click(await canvas.findByRole("button", { name: /corrected to 100%$/ }));
    await shows(() => body(canvasElement).getByText("Previous Attempts"));
  },
};

export const ScoreFailed: Story = {
  parameters: over(getRecordShowMockHandler(PREMIUM), fails("*/scores/:scoreId")),
  play: async ({ canvas, canvasElement }) => {
    await shows(() => canvas.getByRole("table", { name: "Training Record" }));
    await userEvent.click(canvas.getByRole("button", { name: "Details of Aviation Security" }));
    await userEvent.click(await canvas.findByRole("button", { name: /corrected to 100%$/ }));
    await showsFailure(body(canvasElement), "The score could not be loaded");
  },
};

export const Loading: Story = {
  tags: ["loading"],
  parameters: over(forever(OWN)),
  play: async ({ canvas }) => {
    await showsLoading(canvas, "Training Record");
    await expect(canvas.getByRole("button", { name: "Generate" })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};

/** The record stays in sight until the one of the other day is there. */
export const Generating: Story = {
  parameters: over(
    http.get(OWN, async ({ request }) => {
      if (new URL(request.url).searchParams.get("date") !== STAGE_DAY) await delay("infinite");
      return HttpResponse.json(PREMIUM);
    }),
  ),
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("table", { name: "Training Record" }));
    await userEvent.click(canvas.getByRole("spinbutton", { name: "Year" }));
    await userEvent.keyboard("2025-06-30");
    await userEvent.click(canvas.getByRole("button", { name: "Generate" }));
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Generate" })).toHaveAttribute("aria-busy", "true"),
    );
    await expect(canvas.getByText("Aviation Security")).toBeVisible();
    await shows(() => canvas.getByText("Generating the record for 2025-06-30"));
    // Each bar is still of the day of its row.
    await expect(canvas.getAllByTitle(/had passed on/)[0]?.title).toContain(STAGE_DAY);
  },
};

export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([fails(OWN)], "The record could not be loaded"),
};

export const Empty: Story = {
  tags: ["empty"],
  parameters: over(getRecordShowMockHandler({ topics: [] })),
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText("Nothing in the record on this date"));
  },
};

/** A day of the address that cannot be had is not passed over in silence. */
export const DayOutOfReach: Story = {
  args: { path: "/my/records?date=2019-01-01" },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText(/^There is no record for 2019-01-01: choose a day from 20/));
    await expect(canvas.getByLabelText("Display record for:", INPUT)).toHaveValue(STAGE_DAY);
  },
};

/** Of somebody who left, the last day is the last one there. */
export const WhoLeft: Story = {
  args: { path: "/company/users/8?tab=record", as: "companyManager" },
  parameters: over(
    getPersonShowMockHandler({
      ...TRAINEE_OF_COMPANY,
      isActive: false,
      deleted_at: "2026-09-07T23:10:00Z",
    }),
    getPersonRecordShowMockHandler(PREMIUM),
  ),
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("table", { name: "Training Record" }));
    await expect(canvas.getByLabelText("Display record for:", INPUT)).toHaveValue("2026-09-07");
  },
};

export const OnAPhone: Story = { ...Layout5, globals: { viewport: { value: "phone" } } };
