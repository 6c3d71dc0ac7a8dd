import type { Meta, StoryObj } from "@storybook/react-vite";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { forever, over } from "../../testing/replies.ts";
import { expectVisible } from "../../testing/expect-visible.ts";

/**
 * The page that the lesson player opens when it ends (shell 2.4).
 *
 * ## Do
 * Continue without a click.
 *
 * ## Don't
 * Promise that the score has arrived.
 */
const meta = {
  title: "Screens/General/Training",
  component: PortalHarness,
  args: { path: "/training_exit?training=training", as: "trainee" },
  parameters: { ...over(forever("*/api/my/training")) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The message is shown for three seconds, then Train Now opens. */
export const Waiting: Story = {
  tags: ["loading"],
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("Please wait..."));
    await expectVisible(() => canvas.getByRole("navigation", { name: "Main" }));
    await expectVisible(() => canvas.getByRole("link", { name: "Continue" }));
  },
};
