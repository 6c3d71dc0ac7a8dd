import type { Meta, StoryObj } from "@storybook/react-vite";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { forever, over } from "../../testing/replies.ts";
import { expectLoading } from "../../testing/expect-visible.ts";

/**
 * The start page (shell 2.3) redirects at once, so only a placeholder is visible.
 *
 * ## Do
 * Wait with the placeholder of the next page.
 *
 * ## Don't
 * Show content of its own for a moment.
 */
const meta = {
  title: "Screens/General/Home",
  component: PortalHarness,
  args: { path: "/", as: "companyManager" },
  parameters: {
    ...over(
      forever("*/api/dashboard/training_status"),
      forever("*/api/my/training"),
      forever("*/api/my/schedule"),
    ),
  },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A person who is not a trainee waits for the dashboard. */
export const Loading: Story = {
  tags: ["loading"],
  play: async ({ canvas }) => {
    await expectLoading(canvas, "Training Status");
  },
};

/** A trainee waits for Train Now. */
export const LoadingForATrainee: Story = {
  tags: ["loading"],
  args: { as: "trainee" },
  play: async ({ canvas }) => {
    await expectLoading(canvas);
  },
};
