import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { over } from "../../testing/replies.ts";
import { expectVisible } from "../../testing/expect-visible.ts";

/**
 * The page for unknown addresses (shell 2.10).
 *
 * ## Do
 * Offer a next step, signed in or not.
 *
 * ## Don't
 * Blame the reader for the address.
 */
const meta = {
  title: "Screens/General/Page Not Found",
  component: PortalHarness,
  args: { path: "/no/such/page" },
  parameters: { ...over() },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before sign-in the page has no menu and no top bar, and looks like login. */
export const NotFoundSignedOut: Story = {
  tags: ["full"],
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("heading", { name: "404 Not Found" }));
    await expect(canvas.getByText("Oops! It seems that this page does not exist.")).toBeVisible();
    await expect(canvas.getByRole("complementary", { name: "Recurrent" })).toBeVisible();
  },
};

/** The menu stays, and the title bar has the title of the route. */
export const NotFoundSignedIn: Story = {
  tags: ["full"],
  args: { as: "companyManager" },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("heading", { name: "404 Not Found" }));
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Page Not Found");
    await expect(canvas.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Go to Training Status" })).toBeVisible();
  },
};
