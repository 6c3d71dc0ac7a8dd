import type { Meta, StoryObj } from "@storybook/react-vite";
import { PortalStage } from "../../testing/PortalStage.tsx";
import { forever, over } from "../../testing/replies.ts";
import { shows } from "../../testing/shows.ts";

/**
 * Where the lesson player lets go of the browser (shell 2.4).
 *
 * ## Do
 * Lead on without a click.
 *
 * ## Don't
 * Promise that the score is there already.
 */
const meta = {
  title: "Screens/General/Training",
  component: PortalStage,
  args: { path: "/training_exit?training=training", as: "trainee" },
  parameters: { ...over(forever("*/api/my/training")) },
} satisfies Meta<typeof PortalStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For three seconds; then Train Now. */
export const Waiting: Story = {
  tags: ["loading"],
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText("Please wait..."));
    await shows(() => canvas.getByRole("navigation", { name: "Main" }));
    await shows(() => canvas.getByRole("link", { name: "Continue" }));
  },
};
