import { getGroupShowMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { afterFailure, whileLoading } from "../../testing/plain-states.ts";
import { PortalStage } from "../../testing/PortalStage.tsx";
import { fails, forever, over } from "../../testing/replies.ts";
import { shows } from "../../testing/shows.ts";
import { KING_AIR, MEDEVAC, YUSUF } from "./groups-fixture.ts";

const GROUP = "*/api/companies/:companyId/groups/:groupId";

/**
 * Group Detail inside the portal (shell 2.18).
 *
 * ## Do
 * Say who may fill a group that has nobody in it.
 *
 * ## Don't
 * Let a trainee be moved from here: that is what Edit is for.
 */
const meta = {
  title: "Screens/Groups/Group Detail",
  component: PortalStage,
  args: { path: "/company/groups/1", as: "companyManager" },
  parameters: { ...over(getGroupShowMockHandler(KING_AIR)) },
} satisfies Meta<typeof PortalStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Names lead to the person's page; Edit for those who may (shell 2.18). */
export const Detail: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Kwame Mensah" })).toHaveAttribute(
      "href",
      "/company/users/11",
    );
    await expect(canvas.getByRole("link", { name: YUSUF.fullName })).toHaveAttribute(
      "href",
      "/company/users/104",
    );
    await expect(canvas.getByRole("link", { name: "Back" })).toHaveAttribute(
      "href",
      "/company/groups",
    );
    await expect(canvas.getByRole("link", { name: "Edit" })).toHaveAttribute(
      "href",
      "/company/groups/1/edit",
    );
  },
};

export const NobodyInIt: Story = {
  tags: ["empty"],
  args: { path: "/company/groups/4" },
  parameters: over(getGroupShowMockHandler(MEDEVAC)),
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText("No trainees in this group yet"));
    await expect(canvas.getByText("None")).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...whileLoading([forever(GROUP)]),
};

export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([fails(GROUP)], "The group could not be loaded"),
};
