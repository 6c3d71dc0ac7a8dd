import { getPasswordLinkVerifyMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { expect, fn, waitFor } from "storybook/test";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { fails, forever, over } from "../../testing/replies.ts";
import { expectVisible, expectFailure } from "../../testing/expect-visible.ts";

const LINK = "*/api/auth/password/reset/:token";

/**
 * The page that the link in a mail opens (shell 2.9).
 *
 * ## Do
 * Name the rule that a password breaks.
 *
 * ## Don't
 * Let a password be sent before the link is verified.
 */
const meta = {
  title: "Screens/General/Set New Password",
  component: PortalHarness,
  args: { path: "/password/reset/9f3" },
  parameters: {
    ...over(getPasswordLinkVerifyMockHandler({ email: "noor@aurora.test", token: "9f3" })),
  },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The link is valid. The username is filled in, and a new password can be chosen. */
export const Verified: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue("noor@aurora.test")).toBeDisabled();
    await expect(canvas.getByRole("button", { name: "Reset password" })).toBeEnabled();
  },
};

const sent = fn(() => HttpResponse.json({ message: "Not today." }, { status: 500 }));

/** A password that breaks the rule, or differs from its confirmation, is not sent. */
export const TooShort: Story = {
  parameters: over(
    getPasswordLinkVerifyMockHandler({ email: "noor@aurora.test", token: "9f3" }),
    http.post(LINK, sent),
  ),
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await canvas.findByDisplayValue("noor@aurora.test");
    const password = canvas.getByLabelText(/^Password/, { selector: "[name=password]" });
    const confirmation = canvas.getByLabelText("Confirm Password");
    const reset = canvas.getByRole("button", { name: "Reset password" });
    await userEvent.type(password, "short");
    await userEvent.type(confirmation, "short");
    await userEvent.click(reset);
    await expect(password).toHaveAttribute("aria-invalid", "true");
    await userEvent.clear(password);
    await userEvent.type(password, "Long*Enough=4711");
    await userEvent.click(reset);
    await expect(confirmation).toHaveAttribute("aria-invalid", "true");
    await expect(canvas.getByText("The passwords do not match.")).toBeVisible();
    // The first call has a valid password and the same confirmation.
    await userEvent.clear(confirmation);
    await userEvent.type(confirmation, "Long*Enough=4711{Enter}");
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    // The fields are read-only until the reply, which refuses the password.
    await canvas.findByRole("link", { name: "Request a new link" });
    await userEvent.clear(password);
    await userEvent.type(password, "short{Enter}");
    await expect(
      canvas.getByText(
        "Your password must contain at least 12 characters, an upper and lower case character, a number and a symbol.",
      ),
    ).toBeVisible();
  },
};

/** The fields are shown, and the button waits until the link is verified. */
export const Loading: Story = {
  tags: ["loading"],
  parameters: over(forever(LINK)),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByLabelText("Username"));
    await expect(canvas.getByRole("button", { name: "Reset password" })).toBeDisabled();
  },
};

/** The error stays visible for as long as the button cannot be used. */
export const LinkFailed: Story = {
  tags: ["error"],
  parameters: over(fails(LINK)),
  play: async ({ canvas }) => {
    await expectFailure(canvas, "We could not check this link. Try again or request a new one.");
    await expect(canvas.getByRole("button", { name: "Reset password" })).toBeDisabled();
    await expect(canvas.getByRole("link", { name: "Request a new link" })).toHaveAttribute(
      "href",
      "/reset-password",
    );
  },
};

/** The alert shows the host's reason, with a link to request a new one. */
export const LinkExpired: Story = {
  tags: ["error"],
  parameters: over(
    http.get(LINK, () =>
      HttpResponse.json({ message: "This link has expired.", errors: {} }, { status: 422 }),
    ),
  ),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("This link has expired."));
    await expectVisible(() => canvas.getByRole("link", { name: "Request a new link" }));
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull();
  },
};

/** The link is cut off, has expired or was used. The page explains this and offers a new one. */
export const LinkNoLongerValid: Story = {
  tags: ["error"],
  parameters: over(fails(LINK, { status: 404, message: "Not found." })),
  play: async ({ canvas }) => {
    await expectVisible(() =>
      canvas.getByText("This password link has expired, was already used or is not complete."),
    );
    await expect(canvas.getByRole("link", { name: "Request a new link" })).toHaveAttribute(
      "href",
      "/reset-password",
    );
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Set New Password");
    await expect(canvas.queryByLabelText("Confirm Password")).toBeNull();
    await expect(canvas.queryByText("404 Not Found")).toBeNull();
  },
};

/** At 360 px the message and its link fit the window. The 404 on the console is expected. */
export const LinkNoLongerValidOnAPhone: Story = {
  ...LinkNoLongerValid,
  globals: { viewport: { value: "phone" } },
};

const RESET = http.post(LINK, () => HttpResponse.json({ message: "Not found." }, { status: 404 }));

/** The link was used in another tab while the form was open. The page looks as for a used link. */
export const UsedMeanwhile: Story = {
  tags: ["error"],
  parameters: over(
    getPasswordLinkVerifyMockHandler({ email: "noor@aurora.test", token: "9f3" }),
    RESET,
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByDisplayValue("noor@aurora.test");
    const password = canvas.getByLabelText(/^Password/, { selector: "[name=password]" });
    await userEvent.type(password, "Long*Enough=4711");
    await userEvent.type(canvas.getByLabelText("Confirm Password"), "Long*Enough=4711{Enter}");
    await expectVisible(() =>
      canvas.getByText("This password link has expired, was already used or is not complete."),
    );
    await expect(canvas.getByRole("link", { name: "Request a new link" })).toBeVisible();
    await expect(canvas.queryByText("Whoops! There was an error.")).toBeNull();
  },
};

/** A signed-in user sees no menu here, since the link may belong to another person. */
export const SignedIn: Story = {
  args: { as: "companyManager" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue("noor@aurora.test")).toBeDisabled();
    await expect(canvas.queryByRole("navigation", { name: "Main" })).toBeNull();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Set New Password");
    await expect(canvas.getAllByRole("main")).toHaveLength(1);
  },
};
