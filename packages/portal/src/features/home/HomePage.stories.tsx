import type { Meta, StoryObj } from "@storybook/react-vite";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { forever, over } from "../../testing/replies.ts";
import { expectLoading } from "../../testing/expect-visible.ts";

/**
 * The start (shell 2.3): it leads on at once, so all there is to see is that something comes.
 *
 * ## Do
 * Wait in the shape of the page that follows.
 *
 * ## Don't
 * Show a page of its own for a moment.
 */
const meta = {
  title: "Screens/General/Home",
  component: PortalHarness,
  args: { path: "/", as: "companyManager" },
  parameters: { ...over(forever("*/api/dashboard/training_status"), forever("*/api/my/training")) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A person who does not train waits for the dashboard. */
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
