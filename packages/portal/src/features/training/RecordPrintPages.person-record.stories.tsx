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
 * A trainee's record on paper (training 2.7).
 *
 * ## Do
 * Print the date and the layout of the URL.
 *
 * ## Don't
 * Lose them when the reader goes back.
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

/** The record of a trainee on a chosen date. The title of the page names the PDF file. */
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

/** Without parameters, the record is of today and in the person's version (training 2.1). */
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

/** The record was empty on the date. The page names the date. */
export const Empty: Story = {
  tags: ["empty"],
  parameters: over(getPersonRecordShowMockHandler({ topics: [] }), person),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText(/^There are no topics in the record on/));
  },
};

/** The record has not arrived. The page shows that it loads, and nothing can be printed yet. */
export const Loading: Story = {
  tags: ["loading"],
  ...whilePaperWaits([forever(RECORD), person]),
};

/**
 * The record could not be loaded. Nothing is printed, and the page offers another try. The server error on the
 * console is expected.
 */
export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([fails(RECORD), person], "The record could not be loaded"),
};
