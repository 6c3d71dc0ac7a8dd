import { getUserAccessListMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { expect, waitFor, within } from "storybook/test";
import { PERSONAS } from "../../testing/personas.ts";
import { afterFailure, whileLoading } from "../../testing/plain-states.ts";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { fails, forever, over } from "../../testing/replies.ts";
import { expectVisible, expectFailure } from "../../testing/expect-visible.ts";

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
 * Name the part of a rule that gives a person access.
 *
 * ## Don't
 * Explain from a second list. All rules come from the one table.
 */
const meta = {
  title: "Screens/General/Settings",
  component: PortalHarness,
  args: { path: "/settings", as: "admin" },
  parameters: { ...over(getUserAccessListMockHandler(users)) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Users whose permissions the reader may see. */
export const List: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("trainee@aurora.test"));
  },
};

/** Decisions of some rules for a trainee, with reasons. */
const DECIDED = [
  ["system@settings", "Refused", "Needs role Admin"],
  ["users@profile", "Allowed", "Has permission profile_show"],
  ["Tier and CRM account", "Refused", "Needs role Admin or role Customer Support"],
  // training 6: the company settings of the listed people are unknown.
  [
    "Events / Documents: New",
    "Depends on the company",
    "Needs training of their own in a company with the setting events_documents",
  ],
] as const;

/** A row opens to Roles and Permissions, and to the resulting decision of each rule. */
export const Explained: Story = {
  args: { path: "/settings?q=trainee" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "Details of Łukasz Wiśniewski" }),
    );
    const terms = canvas.getAllByRole("term").map(({ textContent }) => textContent);
    await expect(terms).toEqual(["Roles", "Permissions"]);
    await userEvent.click(canvas.getByRole("button", { name: "Show permissions" }));
    const rules = await canvas.findByRole("region", { name: "What Łukasz Wiśniewski can do" });
    const search = within(rules).getByRole("searchbox");
    for (const [name, decision, why] of DECIDED) {
      await userEvent.clear(search);
      await userEvent.paste(name);
      await waitFor(async () => {
        const rows = within(rules)
          .getAllByRole("row")
          .filter(({ textContent }) => textContent.includes(name));
        await expect(rows).toHaveLength(1);
        await expect(rows[0]).toHaveTextContent(decision);
        await expect(rows[0]).toHaveTextContent(why);
      });
    }
  },
};

const twice = user(9, "trainee@aurora.test", "Łukasz Wiśniewski", "trainee");

/** A role or permission that the server sends twice is shown once. */
export const SentTwice: Story = {
  args: { path: "/settings?q=trainee" },
  parameters: over(
    getUserAccessListMockHandler([
      {
        ...twice,
        acl: {
          roles: [...twice.acl.roles, ...twice.acl.roles],
          permissions: [...twice.acl.permissions, ...twice.acl.permissions],
        },
      },
    ]),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "Details of Łukasz Wiśniewski" }),
    );
    const [permission = ""] = twice.acl.permissions;
    await expect(canvas.getAllByText(permission, { selector: "li" })).toHaveLength(1);
  },
};

/** A search without matches. Roles and permissions may both be missing. */
export const NoMatches: Story = {
  args: { path: "/settings?q=nobody" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Details of Amara Okafor" }));
    await expect(canvas.getByText("None")).toBeVisible();
  },
};

/** No users yet. The page says so in place of the list. */
export const Empty: Story = {
  tags: ["empty"],
  parameters: over(getUserAccessListMockHandler([])),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("No users yet"));
  },
};

/** The list of users has not arrived. Placeholders take its space, so that nothing moves later. */
export const Loading: Story = {
  tags: ["loading"],
  ...whileLoading([forever(USERS)], "Permissions"),
};

/** The page shows the readable text of the error (shell 8). */
export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([fails(USERS, { message: "The list is locked." })], "The list is locked."),
};

let isReadable = false;

/** An error without a text shows the fallback. Retry loads the list. */
export const Unreadable: Story = {
  tags: ["error"],
  parameters: over(
    http.get(USERS, () => (isReadable ? HttpResponse.json(users) : new HttpResponse("{"))),
  ),
  beforeEach: () => {
    isReadable = false;
  },
  play: async ({ canvas, userEvent }) => {
    await expectFailure(canvas, "Error retrieving users, try again later");
    isReadable = true;
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expectVisible(() => canvas.getByRole("columnheader", { name: "Username" }));
    await expectVisible(() => canvas.getByText("trainee@aurora.test"));
  },
};

/** On a phone, each row has the name as its title. */
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
