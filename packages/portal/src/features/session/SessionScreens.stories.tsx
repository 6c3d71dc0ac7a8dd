import { getPasswordLinkVerifyMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { expect } from "storybook/test";
import { PortalStage } from "../../testing/PortalStage.tsx";
import { shows } from "../../testing/shows.ts";

/**
 * Lock screen, forgotten password and the link to set a new one (shell 2.7–2.9).
 *
 * **Do** show whose session is locked.
 * **Don't** show anything of the page behind the lock.
 */
const meta = {
  title: "Screens/Session",
  component: PortalStage,
  parameters: {
    layout: "fullscreen",
    msw: [getPasswordLinkVerifyMockHandler({ email: "noor@aurora.test", token: "9f3" })],
  },
} satisfies Meta<typeof PortalStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lock: Story = {
  args: { path: "/lock", as: "companyManager", locked: true },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("heading", { name: "Noor van der Berg" }));
    await expect(canvas.getByRole("link", { name: "Log in to another account" })).toBeVisible();
  },
};

/** Whatever the address says, a locked portal shows the lock. */
export const LockedBoard: Story = {
  args: { path: "/dashboard/training-status", as: "companyManager", locked: true },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("button", { name: "Unlock" }));
  },
};

export const WrongUnlock: Story = {
  args: { path: "/lock", as: "companyManager", locked: true },
  parameters: {
    msw: [http.post("*/api/auth/login", () => HttpResponse.json({}, { status: 401 }))],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Password"), "guess");
    await userEvent.click(canvas.getByRole("button", { name: "Unlock" }));
    await shows(() => canvas.getByText("Invalid username or password."));
  },
};

export const ForgotPassword: Story = {
  args: { path: "/reset-password" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Send link" }));
    await expect(canvas.getByText("Enter your username.")).toBeVisible();
  },
};

/** The button works once the link is verified; a broken rule is named. */
export const SetNewPassword: Story = {
  args: { path: "/password/reset/9f3" },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByDisplayValue("noor@aurora.test")).toBeDisabled();
    const button = canvas.getByRole("button", { name: "Reset password" });
    await expect(button).toBeEnabled();
    await userEvent.type(
      canvas.getByLabelText(/^Password/, { selector: "[name=password]" }),
      "short",
    );
    await userEvent.click(button);
    await expect(
      canvas.getByText(
        "Your password must contain at least 12 characters, an upper and lower case character, a number and a symbol.",
      ),
    ).toBeVisible();
  },
};
