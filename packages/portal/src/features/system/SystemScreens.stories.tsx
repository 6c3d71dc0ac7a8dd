import { getAnnouncementListMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PortalStage } from "../../testing/PortalStage.tsx";

/** Dead ends and waiting rooms (shell 2.3, 2.4, 2.10). */
const meta = {
  title: "Portal/System",
  component: PortalStage,
  parameters: { layout: "fullscreen", msw: [getAnnouncementListMockHandler([])] },
} satisfies Meta<typeof PortalStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A route whose rule fails shows this (shell 6). */
export const Forbidden: Story = {
  args: { path: "/settings", as: "companyManager" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Access Forbidden" })).toBeVisible();
    await expect(
      canvas.getByText(
        "You are not authorized to access this page, please contact Recurrent support.",
      ),
    ).toBeVisible();
  },
};

export const NotFoundSignedOut: Story = {
  args: { path: "/no/such/page" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "404 Not Found" })).toBeVisible();
    await expect(canvas.getByText("Oops! It seems that this page does not exist.")).toBeVisible();
  },
};

/** A trainee's menu, and a page that a later version brings. */
export const NotYetAvailable: Story = {
  args: { path: "/my/program", as: "trainee" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Not yet available")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Training Program" })).toBeVisible();
  },
};

export const TrainingExit: Story = {
  args: { path: "/training_exit?training=training", as: "trainee" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Please wait...")).toBeVisible();
  },
};
