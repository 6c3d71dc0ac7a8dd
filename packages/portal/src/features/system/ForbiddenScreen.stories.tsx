import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PortalStage } from "../../testing/PortalStage.tsx";
import { over } from "../../testing/replies.ts";
import { shows } from "../../testing/shows.ts";

/**
 * What stands in for a page that somebody may not see (shell 2.10, 6).
 *
 * **Do** name who can help.
 * **Don't** say what is behind the door.
 */
const meta = {
  title: "Screens/General/Access Forbidden",
  component: PortalStage,
  args: { path: "/forbidden", as: "companyManager" },
  parameters: { ...over() },
} satisfies Meta<typeof PortalStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A route whose rule fails leads here. */
export const Forbidden: Story = {
  tags: ["full"],
  args: { path: "/settings" },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("heading", { name: "Access Forbidden" }));
    await expect(canvas.getByRole("main")).toHaveTextContent(
      "You are not authorized to access this page, please contact Recurrent support.",
    );
    await expect(canvas.getByRole("link", { name: "Recurrent support" })).toHaveAttribute(
      "href",
      "mailto:support@stage.test",
    );
  },
};
