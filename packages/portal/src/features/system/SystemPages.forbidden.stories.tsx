import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { over } from "../../testing/replies.ts";
import { expectVisible } from "../../testing/expect-visible.ts";

/**
 * Replaces a page that a person may not see (shell 2.10, 6).
 *
 * ## Do
 * Name who can help. Say what changed if the person has seen the page before.
 *
 * ## Don't
 * Describe a page that the person has never seen.
 */
const meta = {
  title: "Screens/General/Access Forbidden",
  component: PortalHarness,
  args: { path: "/forbidden" },
  parameters: { ...over() },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A route that the person may not open shows this page. */
export const Forbidden: Story = {
  tags: ["full"],
  args: { path: "/settings", as: "companyManager" },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("heading", { name: "Access Forbidden" }));
    await expectVisible(() => canvas.getByRole("link", { name: "Recurrent support" }));
    await expect(canvas.getByRole("main")).toHaveTextContent(
      "You are not authorized to access this page, please contact Recurrent support.",
    );
    await expect(canvas.getByRole("link", { name: "Recurrent support" })).toHaveAttribute(
      "href",
      "mailto:support@harness.test",
    );
    // The menu stays, and a next step is offered.
    await expect(canvas.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Go to Training Status" })).toBeVisible();
    await expect(canvas.getAllByRole("main")).toHaveLength(1);
  },
};

/** Nobody is signed in, so there is no menu. */
export const ForbiddenSignedOut: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("heading", { name: "Access Forbidden" }));
    await expect(canvas.getByRole("link", { name: "Go to Login" })).toBeVisible();
    await expect(canvas.queryByRole("navigation", { name: "Main" })).toBeNull();
  },
};

/** The role that opened the page was revoked while it was shown. */
export const AccessRevoked: Story = {
  tags: ["full"],
  args: {
    as: "trainee",
    prepare: ({ forbidden }) => forbidden.set({ path: "/company/groups", wasOpen: true }),
  },
  play: async ({ canvas }) => {
    await expectVisible(() =>
      canvas.getByText(
        "Your access has changed. Groups needs permission companies_groups_index, which you no longer have.",
      ),
    );
    await expect(canvas.getByRole("link", { name: "Go to Train Now" })).toBeVisible();
  },
};

/** The person may open the page again, and a link opens it. */
export const AccessRestored: Story = {
  tags: ["full"],
  args: {
    as: "companyManager",
    prepare: ({ forbidden }) => forbidden.set({ path: "/company/groups", wasOpen: true }),
  },
  play: async ({ canvas }) => {
    await expectVisible(() =>
      canvas.getByText("Your access has changed again. You can open Groups."),
    );
    await expect(canvas.getByRole("link", { name: "Go to Groups" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^#?\/company\/groups$/),
    );
  },
};
