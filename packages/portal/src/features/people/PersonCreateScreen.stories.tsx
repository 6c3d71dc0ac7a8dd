import {
  getCompanyAclListMockHandler,
  getCompanyRoleListMockHandler,
  getCompanyRpeListMockHandler,
} from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { afterFailure, whileLoading } from "../../testing/plain-states.ts";
import { PortalStage } from "../../testing/PortalStage.tsx";
import { fails, forever, over } from "../../testing/replies.ts";
import { shows } from "../../testing/shows.ts";
import { CHOICES } from "./people-fixture.ts";

const RPES = "*/api/companies/:companyId/rpes";
const choices = [
  getCompanyAclListMockHandler(CHOICES.acl),
  getCompanyRpeListMockHandler(CHOICES.rpes),
  getCompanyRoleListMockHandler(CHOICES.roles),
];

/**
 * Create Person inside the portal (shell 2.21).
 *
 * ## Do
 * Ask for operational information of those alone who train.
 *
 * ## Don't
 * Offer a form while it is not known what can be chosen.
 */
const meta = {
  title: "Screens/People/Create Person",
  component: PortalStage,
  args: { path: "/company/users/create", as: "admin" },
  parameters: { ...over(...choices) },
} satisfies Meta<typeof PortalStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Create: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("switch", { name: "Company Manager" }));
    // shell 2.21: the external types first, then the internal ones after a divider.
    const types = canvas.getAllByRole<HTMLInputElement>("switch");
    await expect(types.slice(0, 4).map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      "Company Manager",
      "Training Manager",
      "Trainee",
      "Admin",
    ]);
    await expect(canvas.getByText("Internal")).toBeVisible();
    await userEvent.click(canvas.getByRole("switch", { name: "Training Manager" }));
    await expect(canvas.getByRole("switch", { name: "Company Manager" })).not.toBeChecked();
    await userEvent.click(canvas.getByRole("switch", { name: "Trainee" }));
    await expect(canvas.getByRole("heading", { name: "Operational Information" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Create" })).toBeVisible();
  },
};

/** The Create button asks for profile_update, not for the permission of its route (decisions). */
export const WithoutProfileUpdate: Story = {
  args: { as: "managerWithoutProfile" },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("link", { name: "Cancel" }));
    await expect(canvas.queryByRole("button", { name: "Create" })).toBeNull();
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...whileLoading([forever(RPES), ...choices]),
};

export const Failed: Story = {
  tags: ["error"],
  ...afterFailure(
    [fails(RPES), ...choices],
    "The company's operational information could not be loaded",
  ),
};
