import { getProfileShowMockHandler, getRecordShowMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { afterFailure, whilePaperWaits } from "../../testing/plain-states.ts";
import { PortalStage } from "../../testing/PortalStage.tsx";
import { fails, forever, over } from "../../testing/replies.ts";
import { shows } from "../../testing/shows.ts";
import { withoutPrint } from "../../testing/without-print.ts";
import { OWN_PROFILE, PREMIUM } from "./testing/record.ts";

const OWN = "*/api/my/records";
const profile = getProfileShowMockHandler(OWN_PROFILE);
/**
 * The own record on paper (training 2.7); the browser's print dialog stays shut in here.
 *
 * ## Do
 * Print only once everything has arrived.
 *
 * ## Don't
 * Open the dialog for a page that failed.
 */
const meta = {
  title: "Print/Training Record Print",
  component: PortalStage,
  args: { path: "/my/record/print", as: "traineeAbroad" },
  parameters: { ...over(getRecordShowMockHandler(PREMIUM), profile) },
  beforeEach: withoutPrint,
} satisfies Meta<typeof PortalStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog opens once, and not at once. */
export const Record: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("heading", { level: 1, name: "Training Record" }));
    await expect(window.print).not.toHaveBeenCalled();
    await expect(canvas.getByText("Captain, Licence ATPL 145 540")).toBeVisible();
    await expect(document.title).toBe("Łukasz Wiśniewski-2026-11-21");
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce(), { timeout: 3000 });
    await expect(canvas.getByRole("link", { name: "Back" })).toHaveAttribute(
      "href",
      "/my/records?date=2026-11-21&version=5",
    );
  },
};

export const Empty: Story = {
  tags: ["empty"],
  parameters: over(getRecordShowMockHandler({ topics: [] }), profile),
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText(/^There are no topics in the record on/));
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...whilePaperWaits([forever(OWN), profile]),
};

export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([fails(OWN), profile], "The record could not be loaded"),
};

export const DayOutOfReach: Story = {
  args: { path: "/my/record/print?date=2019-01-01" },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText("There is no record for 2019-01-01."));
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
