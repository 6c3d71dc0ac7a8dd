import { getGroupListMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { afterFailure, whileLoading } from "../../testing/plain-states.ts";
import { PortalStage } from "../../testing/PortalStage.tsx";
import { fails, forever, over } from "../../testing/replies.ts";
import { shows } from "../../testing/shows.ts";
import { ELENA, GROUPS } from "./groups-fixture.ts";

const LIST = "*/api/companies/:companyId/groups";

/**
 * The list of groups inside the portal (shell 2.16).
 *
 * ## Do
 * Link every name to its page.
 *
 * ## Don't
 * Offer New twice while there are no groups.
 */
const meta = {
  title: "Screens/Groups/Groups",
  component: PortalStage,
  args: { path: "/company/groups", as: "companyManager" },
  parameters: { ...over(getGroupListMockHandler(GROUPS)) },
} satisfies Meta<typeof PortalStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By name, each manager linked; New for those who may (shell 2.16). */
export const List: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("grid", { name: "Groups" });
    const names = within(table)
      .getAllByRole("rowheader")
      .map((cell) => cell.textContent);
    await expect(names).toEqual(["King Air crews", "Medevac", "Winter base Yellowknife"]);
    await expect(within(table).getByRole("link", { name: "King Air crews" })).toHaveAttribute(
      "href",
      "/company/groups/1",
    );
    await expect(within(table).getByRole("link", { name: ELENA.fullName })).toHaveAttribute(
      "href",
      "/company/users/121",
    );
    await expect(canvas.getByRole("link", { name: "New" })).toHaveAttribute(
      "href",
      "/company/groups/create",
    );
  },
};

/** A search is part of the address and takes any text literally. */
export const NoMatch: Story = {
  args: { path: "/company/groups?q=%5B(*" },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText(/Nothing matches/));
  },
};

export const NoGroupsYet: Story = {
  tags: ["empty"],
  parameters: over(getGroupListMockHandler([])),
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText("No groups yet"));
    await expect(canvas.getAllByRole("link", { name: "New" })).toHaveLength(1);
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...whileLoading([forever(LIST)], "Groups"),
};

export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([fails(LIST)], "The groups could not be loaded"),
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("link", { name: "Medevac" }));
  },
};
