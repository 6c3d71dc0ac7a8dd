import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { fails, over } from "../../testing/replies.ts";
import { expectVisible } from "../../testing/expect-visible.ts";

/**
 * The lock screen (shell 2.7).
 *
 * ## Do
 * Show the name of the person whose session is locked.
 *
 * ## Don't
 * Show anything of the page behind it.
 */
const meta = {
  title: "Screens/General/Lock screen",
  component: PortalHarness,
  args: { path: "/lock", as: "companyManager", locked: true },
  parameters: { ...over(fails("*/api/auth/login", { status: 401, method: "post", message: "" })) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The name of the signed-in person, a field for the password, and a link to sign in as somebody else. */
export const Lock: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("heading", { name: "Noor van der Berg" }));
    await expect(canvas.getByRole("link", { name: "Log in to another account" })).toBeVisible();
    // shell 9: initials of three letters fit too.
    await expect(canvas.getByText("NVD")).toHaveStyle({ width: "100px", fontSize: "30px" });
  },
};

/** A locked portal shows the lock screen at every address. */
export const LockedBoard: Story = {
  args: { path: "/dashboard/training-status" },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("button", { name: "Unlock" }));
  },
};

/** A wrong password is marked at the field, which can be filled in again. The error on the console is expected. */
export const WrongPassword: Story = {
  tags: ["error"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Password"), "guess");
    await userEvent.click(canvas.getByRole("button", { name: "Unlock" }));
    await expectVisible(() => canvas.getByText("Invalid username or password."));
    // An administrator may have changed the username since.
    await expect(
      canvas.getByText(
        "This unlocks the account noor@aurora.test. If your username has changed, choose “Log in to another account” and use the new one.",
      ),
    ).toHaveRole("status");
    await expect(canvas.getByLabelText("Password")).toHaveFocus();
  },
};
