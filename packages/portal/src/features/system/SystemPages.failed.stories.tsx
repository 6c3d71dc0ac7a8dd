import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ChunkLoadError } from "../../shared/errors/chunks.ts";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { forever, over } from "../../testing/replies.ts";

/**
 * Pages that failed to render or to load.
 *
 * ## Do
 * Always offer a next step.
 *
 * ## Don't
 * Show a server's details of a failure to the reader.
 */
const meta = {
  title: "Screens/General/Failed pages",
  component: PortalHarness,
  parameters: { ...over(forever("*/api/my/profile")) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Menu, title and footer stay when a page fails, and the error is inside them. */
export const FailedPage: Story = {
  tags: ["error"],
  args: {
    path: "/profile",
    as: "companyManager",
    failure: new TypeError("undefined is not a function"),
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent("Something went wrong");
    await expect(alert).toHaveTextContent("undefined is not a function");
    await expect(canvas.getByRole("button", { name: "Reload" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("My profile");
    await expect(canvas.getAllByRole("main")).toHaveLength(1);
    await expect(canvas.getAllByRole("contentinfo")).toHaveLength(1);
  },
};

/** Outside the layout, the error is the whole page. */
export const FailedScreen: Story = {
  tags: ["error"],
  args: { path: "/reset-password", failure: new ChunkLoadError('The part "x" did not arrive.') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "This page could not be loaded" }),
    ).toBeVisible();
    await expect(canvas.getAllByRole("main")).toHaveLength(1);
  },
};
