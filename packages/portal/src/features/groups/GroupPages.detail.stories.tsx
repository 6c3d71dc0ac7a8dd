import { getGroupShowMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { afterAnotherTry, afterFailure, whileLoading } from "../../testing/plain-states.ts";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { fails, forever, over } from "../../testing/replies.ts";
import { expectVisible } from "../../testing/expect-visible.ts";
import { KING_AIR, MEDEVAC, YUSUF } from "./groups-fixture.ts";

const GROUP = "*/api/companies/:companyId/groups/:groupId";

/**
 * Group Detail inside the portal (shell 2.18).
 *
 * ## Do
 * Say who may fill an empty group.
 *
 * ## Don't
 * Move a trainee from here. Edit does that.
 */
const meta = {
  title: "Screens/Groups/Group Detail",
  component: PortalHarness,
  args: { path: "/company/groups/1", as: "companyManager" },
  parameters: { ...over(getGroupShowMockHandler(KING_AIR)) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Names link to the person's page. Edit is for people who may use it (shell 2.18). */
export const Detail: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    const head = within(await canvas.findByRole("region", { name: "King Air crews" }));
    await expect(head.getByText("Name")).toBeVisible();
    await expect(head.getByRole("heading", { level: 2 })).toHaveTextContent(/^King Air crews$/);
    const trainees = within(canvas.getByRole("grid", { name: "Trainees" }));
    await expect(trainees.getAllByRole("link").map((name) => name.textContent)).toEqual([
      "Camille Lefèvre",
      "Kwame Mensah",
      "Siobhán Ní Bhriain",
    ]);
    await expect(canvas.getByRole("link", { name: "Kwame Mensah" })).toHaveAttribute(
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

/** A tablet shows roles and equipment in columns, to be compared. */
export const OnATablet: Story = {
  parameters: over(
    getGroupShowMockHandler({
      ...KING_AIR,
      trainees: KING_AIR.trainees.map((trainee) => ({
        ...trainee,
        company: {
          id: 3,
          name: "Aurora Air Charter",
          roles: [{ id: 7, name: "Captain" }],
          rpe: [{ id: 8, name: "Canada, Air Taxi, King Air 350" }],
        },
      })),
    }),
  ),
  globals: { viewport: { value: "small" } },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("grid", { name: "Trainees" }));
    await expect(canvas.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(
      ["Name", "Role(s)", "Registry, Purpose, Equipment"],
    );
  },
};

/** The search is part of the URL. */
export const Searched: Story = {
  args: { path: "/company/groups/1?q=mensah" },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: "Kwame Mensah" }));
    await expect(canvas.getByRole("searchbox", { name: "Search Trainees" })).toHaveValue("mensah");
    await expect(canvas.queryByRole("link", { name: "Camille Lefèvre" })).toBeNull();
  },
};

/** Support can read a group, but change nothing (shell 6). */
export const ReadOnly: Story = {
  args: { as: "support" },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("grid", { name: "Trainees" }));
    await expect(canvas.getByRole("link", { name: "Back" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Edit" })).toBeNull();
  },
};

/** A group without trainees and managers. The page says both. */
export const NoMembers: Story = {
  tags: ["empty"],
  args: { path: "/company/groups/4" },
  parameters: over(getGroupShowMockHandler(MEDEVAC)),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("No trainees in this group yet"));
    await expect(canvas.getByText("None")).toBeVisible();
  },
};

/** The group has not arrived. Placeholders take its space, so that nothing moves later. */
export const Loading: Story = {
  tags: ["loading"],
  ...whileLoading([forever(GROUP)]),
};

/** The group could not be loaded. The page offers another try. The server error on the console is expected. */
export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([fails(GROUP)], "The group could not be loaded"),
};

/** The first try failed, and the second loaded the group. The server error on the console is expected. */
export const TriedAgain: Story = afterAnotherTry(
  GROUP,
  [getGroupShowMockHandler(KING_AIR)],
  "The group could not be loaded",
  (canvas) => canvas.getByRole("grid", { name: "Trainees" }),
);
