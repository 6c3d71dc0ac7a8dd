import { getSessionLoginMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { expect, fn, screen, waitFor } from "storybook/test";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { fails, over, refuses } from "../../testing/replies.ts";
import { expectVisible } from "../../testing/expect-visible.ts";

const LOGIN = "*/api/auth/login";

/**
 * The login screen (shell 2.5).
 *
 * ## Do
 * Name a missing value below its field.
 *
 * ## Don't
 * Reveal whether the name or the password was wrong.
 */
const meta = {
  title: "Screens/General/Login",
  component: PortalHarness,
  args: { path: "/login" },
  parameters: { ...over(getSessionLoginMockHandler()) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story["play"]>>[0];

async function submit({ canvas, userEvent }: Pick<Stage, "canvas" | "userEvent">): Promise<void> {
  await userEvent.type(await canvas.findByLabelText("Username"), "noor@aurora.test");
  await userEvent.type(canvas.getByLabelText("Password"), "Recurrent#2026");
  await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
}

/** The cursor is in the first field. */
export const Blank: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("heading", { name: "Login" }));
    await expect(canvas.getByLabelText("Username")).toHaveFocus();
    await expect(canvas.getByRole("link", { name: "Forgot your password?" })).toHaveAttribute(
      "href",
      "/reset-password",
    );
  },
};

const sent = fn(() => HttpResponse.json({ message: "" }, { status: 401 }));

/** An empty field is marked and nothing is sent. */
export const NothingFilled: Story = {
  parameters: over(http.post(LOGIN, sent)),
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    const submitIt = await canvas.findByRole("button", { name: "Submit" });
    const username = canvas.getByLabelText("Username");
    const password = canvas.getByLabelText("Password");
    await userEvent.click(submitIt);
    await expect(canvas.getByText("Enter your username.")).toBeVisible();
    await expect(canvas.getByText("Enter your password.")).toBeVisible();
    await userEvent.type(username, "noor@aurora.test{Enter}");
    await userEvent.clear(username);
    await userEvent.type(password, "Recurrent#2026{Enter}");
    await expect(canvas.getByText("Enter your username.")).toBeVisible();
    // The first call has both values.
    await userEvent.type(username, "noor@aurora.test{Enter}");
    await expectVisible(() => canvas.getByText("Invalid username or password."));
    await expect(sent).toHaveBeenCalledOnce();
  },
};

/** The message about a wrong password is above the form. The 401 on the console is expected. */
export const WrongPassword: Story = {
  tags: ["error"],
  parameters: over(fails(LOGIN, { status: 401, method: "post", message: "" })),
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent });
    await expectVisible(() => canvas.getByText("Invalid username or password."));
    await expect(canvas.getByLabelText("Username")).toHaveValue("noor@aurora.test");
  },
};

/** A redirect to an address that is not http(s) shows an error, and the terms are not shown. */
export const UnsafeRedirect: Story = {
  tags: ["error"],
  parameters: over(
    http.post(LOGIN, () =>
      HttpResponse.json({ data: { redirect_to: "javascript:alert(1)" } }, { status: 305 }),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent });
    await expectVisible(() => screen.getByText("That page cannot be opened from here."));
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Submit" })).toBeEnabled();
  },
};

/** The server refused the username. The message is at its field. The 422 on the console is expected. */
export const Refused: Story = {
  tags: ["error"],
  parameters: over(
    refuses("post", LOGIN, { username: ["The username must be a valid email address."] }),
  ),
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent });
    await expectVisible(() => canvas.getByText("The given data was invalid."));
    await expect(canvas.getByText("The username must be a valid email address.")).toBeVisible();
  },
};

/** After a correct password the terms are shown, in a sandboxed frame. */
export const Terms: Story = {
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent });
    const dialog = await screen.findByRole("dialog", { name: "Terms and Conditions" });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(await screen.findByRole("button", { name: "Accept" })).toBeEnabled();
    const frame = dialog.querySelector("iframe");
    await expect(frame).toHaveAttribute("title", expect.stringContaining("Terms and Conditions"));
    await expect(frame).toHaveAttribute("sandbox");
  },
};

/** Declining returns to the login screen and discards the login. */
export const Declined: Story = {
  play: async ({ canvas, userEvent }) => {
    await submit({ canvas, userEvent });
    await userEvent.click(await screen.findByRole("button", { name: "Decline" }));
    await expectVisible(() => canvas.getByRole("button", { name: "Submit" }));
  },
};

/** At 360 px the form fits the window in one column. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("heading", { name: "Login" }));
  },
};
