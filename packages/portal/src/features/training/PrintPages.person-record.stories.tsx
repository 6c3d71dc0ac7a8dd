import { getPersonRecordShowMockHandler, getPersonShowMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { afterFailure, whilePaperWaits } from "../../testing/plain-states.ts";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { fails, forever, over } from "../../testing/replies.ts";
import { expectVisible } from "../../testing/expect-visible.ts";
import { stubPrint } from "../../testing/stub-print.ts";
import { PREMIUM, TRAINEE_OF_COMPANY } from "./testing/record.ts";

const RECORD = "*/api/companies/:companyId/users/:userId/records";
const person = getPersonShowMockHandler(TRAINEE_OF_COMPANY);
/**
 * The record of a person on paper (training 2.7).
 *
 * ## Do
 * Print the day and the layout that the address names.
 *
 * ## Don't
 * Lose them on the way back.
 */
const meta = {
  title: "Print/Training Record Print, of a person",
  component: PortalHarness,
  args: {
    path: "/company/users/8/record/print?date=2026-05-01&version=4",
    as: "companyManager",
  },
  parameters: { ...over(getPersonRecordShowMockHandler(PREMIUM), person) },
  beforeEach: stubPrint,
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The record of a trainee on a chosen date; the title of the page names the PDF file. */
export const Record: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("heading", { level: 1, name: "Training Record" }));
    await expect(document.title).toBe("Łukasz Wiśniewski-2026-05-01");
    await expect(canvas.getByRole("link", { name: "Back" })).toHaveAttribute(
      "href",
      "/company/users/8?tab=record&date=2026-05-01&version=4",
    );
  },
};

/** training 2.1: without a query, today and the person's version. */
export const Today: Story = {
  args: { path: "/company/users/8/record/print" },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("heading", { level: 1, name: "Training Record" }));
    await expect(document.title).toBe("Łukasz Wiśniewski-2026-11-21");
    await expect(canvas.getByRole("link", { name: "Back" })).toHaveAttribute(
      "href",
      "/company/users/8?tab=record&date=2026-11-21&version=5",
    );
  },
};

/** Nothing was in the record on the date: the page says so, and names the date. */
export const Empty: Story = {
  tags: ["empty"],
  parameters: over(getPersonRecordShowMockHandler({ topics: [] }), person),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText(/^There are no topics in the record on/));
  },
};

/** The record has not arrived: the page shows that it loads, and there is nothing to print yet. */
export const Loading: Story = {
  tags: ["loading"],
  ...whilePaperWaits([forever(RECORD), person]),
};

/**
 * The record could not be loaded: nothing is printed, and the page offers to try again. The server error
 * on the console is meant.
 */
export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([fails(RECORD), person], "The record could not be loaded"),
};
