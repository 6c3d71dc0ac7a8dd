import { getAnnouncementListMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ChunkLoadError } from "../../app/chunks.ts";
import { PortalStage } from "../../testing/PortalStage.tsx";
import { shows } from "../../testing/shows.ts";

/**
 * Dead ends and waiting rooms (shell 2.3, 2.4, 2.10).
 *
 * **Do** always leave a way on.
 * **Don't** show a server's details of a failure to the reader.
 */
const meta = {
  title: "Screens/System",
  component: PortalStage,
  parameters: { layout: "fullscreen", msw: [getAnnouncementListMockHandler([])] },
} satisfies Meta<typeof PortalStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A route whose rule fails shows this (shell 6). */
export const Forbidden: Story = {
  args: { path: "/settings", as: "companyManager" },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("heading", { name: "Access Forbidden" }));
    await expect(canvas.getByRole("main")).toHaveTextContent(
      "You are not authorized to access this page, please contact Recurrent support.",
    );
    await expect(canvas.getByRole("link", { name: "Recurrent support" })).toHaveAttribute(
      "href",
      "mailto:support@stage.test",
    );
  },
};

export const NotFoundSignedOut: Story = {
  args: { path: "/no/such/page" },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("heading", { name: "404 Not Found" }));
    await expect(canvas.getByText("Oops! It seems that this page does not exist.")).toBeVisible();
  },
};

/** A page that fails leaves menu, title and footer standing, and is no second page inside them. */
export const FailedPage: Story = {
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

/** Outside the layout the explanation is the page. */
export const FailedScreen: Story = {
  args: { path: "/reset-password", failure: new ChunkLoadError('The part "x" did not arrive.') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "This page could not be loaded" }),
    ).toBeVisible();
    await expect(canvas.getAllByRole("main")).toHaveLength(1);
  },
};

export const TrainingExit: Story = {
  args: { path: "/training_exit?training=training", as: "trainee" },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText("Please wait..."));
  },
};
