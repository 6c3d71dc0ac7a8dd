import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { over, refuses } from "../../testing/replies.ts";
import { expectVisible } from "../../testing/expect-visible.ts";

/**
 * The page where a person asks for a link that sets a new password (shell 2.8).
 *
 * ## Do
 * Link back to the login.
 *
 * ## Don't
 * Show whether the user exists.
 */
const meta = {
  title: "Screens/General/Reset Password",
  component: PortalHarness,
  args: { path: "/reset-password" },
  parameters: {
    ...over(
      refuses("post", "*/api/auth/password/email", {
        username: ["The username must be a valid email address."],
      }),
    ),
  },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One field, which has the focus, what it is for, and a link for people who know their password. */
export const Blank: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("heading", { name: "Reset Password" }));
    await expect(
      canvas.getByRole("link", { name: "Already have user and password?" }),
    ).toHaveAttribute("href", "/login");
    await expect(canvas.getByLabelText("Username")).toHaveFocus();
    await expect(
      canvas.getByText(/^We will email you a link to set a new password\./),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "support" })).toHaveAttribute(
      "href",
      "mailto:support@harness.test",
    );
  },
};

/** An empty username is marked and nothing is sent. */
export const NothingFilled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Send link" }));
    await expectVisible(() => canvas.getByText("Enter your username."));
  },
};

/** The server refused the username. The message is above the form. The 422 on the console is expected. */
export const Refused: Story = {
  tags: ["error"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Username"), "noor@aurora.test{Enter}");
    await expectVisible(() => canvas.getByText("The given data was invalid."));
    await expect(canvas.getByRole("button", { name: "Send link" })).toBeEnabled();
  },
};
