import { getUserAccessListMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { PERSONAS } from "../../testing/personas.ts";
import { afterFailure, whileLoading } from "../../testing/plain-states.ts";
import { PortalStage } from "../../testing/PortalStage.tsx";
import { fails, forever, over } from "../../testing/replies.ts";
import { shows } from "../../testing/shows.ts";

const user = (id: number, username: string, name: string, who: keyof typeof PERSONAS) => ({
  id,
  username,
  name,
  acl: { roles: [...PERSONAS[who].roles], permissions: [...PERSONAS[who].permissions] },
});
const users = [
  user(104, "training.manager@aurora.test", "Ingrid Sørensen", "trainingManager"),
  user(9, "trainee@aurora.test", "Łukasz Wiśniewski", "trainee"),
  user(12, "nobody@aurora.test", "Amara Okafor", "withoutRights"),
];
const USERS = "*/api/users/roles";

/**
 * Settings › Permissions inside the portal (shell 2.24).
 *
 * ## Do
 * Say which part of a rule lets a person in.
 *
 * ## Don't
 * Explain from a second list: rules come from the one table.
 */
const meta = {
  title: "Screens/General/Settings",
  component: PortalStage,
  args: { path: "/settings", as: "admin" },
  parameters: { ...over(getUserAccessListMockHandler(users)) },
} satisfies Meta<typeof PortalStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText("trainee@aurora.test"));
  },
};

/** A row opens to Roles and Permissions, and to what they come to, rule by rule. */
export const Explained: Story = {
  args: { path: "/settings?q=trainee" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "Details of Łukasz Wiśniewski" }),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Show what this allows" }));
    const rules = await canvas.findByRole("region", { name: "What Łukasz Wiśniewski may do" });
    await userEvent.type(within(rules).getByRole("searchbox"), "system@settings");
    await expect(await within(rules).findByText("Needs role Admin")).toBeVisible();
  },
};

/** Roles and permissions may both be missing. */
export const Nothing: Story = {
  args: { path: "/settings?q=nobody" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Details of Amara Okafor" }));
    await expect(canvas.getByText("None")).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ["empty"],
  parameters: over(getUserAccessListMockHandler([])),
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText("No users yet"));
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...whileLoading([forever(USERS)], "Permissions"),
};

/** The error's own readable text (shell 8). */
export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([fails(USERS, { message: "The list is locked." })], "The list is locked."),
};

/** A row is titled by the name. */
export const OnAPhone: Story = {
  ...Explained,
  globals: { viewport: { value: "phone" } },
  play: async (context) => {
    await Explained.play?.(context);
    await expect(
      context.canvas.getByRole("rowheader", { name: "Łukasz Wiśniewski" }),
    ).toBeVisible();
  },
};
