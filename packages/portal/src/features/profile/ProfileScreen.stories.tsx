import { getProfileShowMockHandler, getProfileUpdateMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { afterFailure, whileLoading } from "../../testing/plain-states.ts";
import { PortalStage } from "../../testing/PortalStage.tsx";
import { fails, forever, over } from "../../testing/replies.ts";
import { PROFILES } from "../../testing/stage-people.ts";

const { acl, ...own } = PROFILES.companyManager;
const noor = {
  ...own,
  acl: { ...acl, roles: [...acl.roles], permissions: [...acl.permissions] },
};
const zoe = { ...noor, name: "Zoë", surname: "Quist", fullName: "Zoë Quist" };
const show = getProfileShowMockHandler(noor);
const PROFILE = "*/api/my/profile";

/**
 * My Profile inside the portal (shell 2.11).
 *
 * ## Do
 * Ask before leaving with changes.
 *
 * ## Don't
 * Send an empty password.
 */
const meta = {
  title: "Screens/General/My profile",
  component: PortalStage,
  args: { path: "/profile", as: "companyManager" },
  parameters: { ...over(show) },
} satisfies Meta<typeof PortalStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^First Name/)).toHaveValue(noor.name);
    await expect(canvas.getByLabelText(/^Username/)).toHaveAttribute("type", "email");
    await expect(canvas.getByRole("switch", { name: "Notifications" })).toBeChecked();
    await expect(canvas.getByRole("button", { name: "Update" })).toBeVisible();
  },
};

/** The returned user is everywhere at once; the password fields are empty again (shell 2.11). */
export const Updated: Story = {
  parameters: over(getProfileUpdateMockHandler(zoe), getProfileShowMockHandler(zoe)),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByLabelText(/^First Name/);
    await userEvent.type(canvas.getByLabelText("Password"), "Recurrent#2027");
    await userEvent.type(canvas.getByLabelText("Confirm Password"), "Recurrent#2027{Enter}");
    const page = within(canvasElement.ownerDocument.body);
    await page.findByText("Data updated successfully!");
    await expect(canvas.getByRole("button", { name: /^User menu/ })).toHaveAccessibleName(
      /Zoë Quist/,
    );
    await expect(canvas.getByLabelText("Password")).toHaveValue("");
    await expect(canvas.getByLabelText("Confirm Password")).toHaveValue("");
  },
};

/** Leaving a changed form asks first. */
export const Leaving: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^First Name/), "x");
    await userEvent.click(canvas.getByRole("link", { name: "Back" }));
    const page = within(canvasElement.ownerDocument.body);
    const question = await page.findByRole("alertdialog", { name: "Unsaved changes" });
    await expect(question).toHaveTextContent("Leave this page without saving your changes?");
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...whileLoading([forever(PROFILE)]),
};

export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([fails(PROFILE)], "Your profile could not be loaded"),
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
