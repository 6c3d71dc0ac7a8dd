import { getGroupListMockHandler, getPersonListMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { afterAnotherTry, afterFailure, whileLoading } from "../../testing/plain-states.ts";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { fails, forever, over } from "../../testing/replies.ts";
import { expectVisible } from "../../testing/expect-visible.ts";
import { trainingBoard } from "../../testing/training-board.ts";
import { ELENA, GROUPS, YUSUF } from "./groups-fixture.ts";

const LIST = "*/api/companies/:companyId/groups";

/**
 * The list of groups inside the portal (shell 2.16).
 *
 * ## Do
 * Link every name to its page.
 *
 * ## Don't
 * Show New twice while the list is empty.
 */
const meta = {
  title: "Screens/Groups/Groups",
  component: PortalHarness,
  args: { path: "/company/groups", as: "companyManager" },
  parameters: { ...over(getGroupListMockHandler(GROUPS)) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

const namesIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole("rowheader")
    .map((cell) => cell.textContent);

const headsIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole("columnheader")
    .map(({ textContent }) => textContent);

/** Groups are in order of name, each manager is a link. New is for people who may use it (shell 2.16). */
export const List: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("grid", { name: "Groups" });
    const heads = within(table).getAllByRole("columnheader");
    await waitFor(() =>
      expect(headsIn(table)).toEqual([
        expect.stringMatching(/^Name/),
        expect.stringMatching(/^Managers/),
        expect.stringMatching(/^Trainees/),
      ]),
    );
    await expect(within(table).getByRole("row", { name: /Winter base/ })).toHaveTextContent("12");
    await expect(heads[0]).toHaveAttribute("aria-sort", "ascending");
    await expect(namesIn(table)).toEqual(["King Air crews", "Medevac", "Winter base Yellowknife"]);
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

/** Pressing the column header reverses the order. The search covers groups and their managers and ignores case. */
export const Found: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("grid", { name: "Groups" });
    await userEvent.click(within(table).getByRole("columnheader", { name: /^Name/ }));
    await waitFor(() =>
      expect(namesIn(table)).toEqual(["Winter base Yellowknife", "Medevac", "King Air crews"]),
    );
    const search = canvas.getByRole("searchbox", { name: "Search Groups" });
    await userEvent.type(search, "MEDE");
    await waitFor(() => expect(namesIn(table)).toEqual(["Medevac"]));
    await userEvent.clear(search);
    await userEvent.type(search, "papad");
    await waitFor(() => expect(namesIn(table)).toEqual(["Winter base Yellowknife"]));
  },
};

const KING_AIR = [{ id: 1, name: "King Air crews" }];
const member = (id: number) => ({
  id,
  fullName: `Person ${id}`,
  isActive: true,
  groups: KING_AIR,
  acl: { roles: [], permissions: [] },
});
const MEMBERS = [11, 12, 13].map(member);

/**
 * Where the user may see the board and the people, each group shows how many of its trainees have which status. The
 * people of one group are not all listed, so its statuses are not known. A group without trainees shows none.
 */
export const WithTraining: Story = {
  tags: ["full"],
  parameters: over(
    getGroupListMockHandler(GROUPS),
    getPersonListMockHandler(MEMBERS),
    trainingBoard({ expired: [11], current: [12] }),
  ),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("grid", { name: "Groups" });
    await waitFor(() => expect(headsIn(table)).toContain("Training"));
    const row = (name: RegExp) => within(table).getByRole("row", { name });
    await expectVisible(() => within(row(/King Air/)).getByRole("img", { name: "Expired" }));
    await expect(within(row(/King Air/)).getByRole("img", { name: "Current" })).toBeVisible();
    await expect(row(/King Air/)).toHaveTextContent(/3111$/);
    await expect(row(/Winter base/)).toHaveTextContent(/1212$/);
    for (const name of [/King Air/, /Winter base/]) {
      await expect(within(row(name)).getByRole("img", { name: "Not known" })).toBeVisible();
    }
    // Statuses are below each other, also where some are missing.
    const left = (name: RegExp, sign: string) =>
      within(row(name)).getByRole("img", { name: sign }).getBoundingClientRect().left;
    await expect(left(/Winter base/, "Not known")).toBe(left(/King Air/, "Not known"));
    // The words of the signs, above them.
    const words = canvas.getByText("At Risk Of Expiry");
    await expect(words).toBeVisible();
    await expect(words.getBoundingClientRect().bottom).toBeLessThan(
      table.getBoundingClientRect().top,
    );
    await expect(row(/Medevac/)).toHaveTextContent(/0$/);
  },
};

/** On a tablet the signs of a group are in one line, also where the status of some trainees is not known. */
export const OnATablet: Story = {
  globals: { viewport: { value: "small" } },
  parameters: over(
    getGroupListMockHandler([
      { id: 1, name: "King Air crews", managers: [ELENA, YUSUF], traineeCount: 5 },
    ]),
    getPersonListMockHandler([11, 12, 13, 14, 15].map(member)),
    trainingBoard({ expired: [11], riskOfExpiry: [12], behindSchedule: [13], current: [14] }),
  ),
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole("row", { name: /King Air/ }));
    await expectVisible(() => row.getByRole("img", { name: "Not known" }));
    const tops = row.getAllByRole("img").map((sign) => sign.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    await expect(tops).toHaveLength(5);
  },
};

/** The host does not list the groups of people, so nothing is said of any group. */
export const WithoutKnownMembers: Story = {
  parameters: over(
    getGroupListMockHandler(GROUPS),
    getPersonListMockHandler(MEMBERS.map(({ groups: _unlisted, ...person }) => person)),
    trainingBoard({ expired: [11], current: [12] }),
  ),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("grid", { name: "Groups" });
    await waitFor(() => expect(headsIn(table)).toHaveLength(3));
  },
};

/** The host sends no numbers of trainees, so the list has names and managers only. */
export const WithoutTraineeCounts: Story = {
  parameters: over(
    getGroupListMockHandler(GROUPS.map(({ id, name, managers }) => ({ id, name, managers }))),
  ),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("grid", { name: "Groups" });
    await waitFor(() => expect(headsIn(table)).toHaveLength(2));
  },
};

/** Support can read groups, but create none (shell 6). */
export const ReadOnly: Story = {
  args: { as: "support" },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: "King Air crews" }));
    await expect(canvas.getByRole("link", { name: "Groups" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "New" })).toBeNull();
  },
};

/** The search is part of the URL and takes any text literally. */
export const NoMatch: Story = {
  args: { path: "/company/groups?q=%5B(*" },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText(/Nothing matches/));
  },
};

/** No groups yet. The page shows New once. */
export const NoGroupsYet: Story = {
  tags: ["empty"],
  parameters: over(getGroupListMockHandler([])),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("No groups yet"));
    await expect(canvas.getAllByRole("link", { name: "New" })).toHaveLength(1);
  },
};

/** The list of groups has not arrived. Placeholders take its space, so that nothing moves later. */
export const Loading: Story = {
  tags: ["loading"],
  ...whileLoading([forever(LIST)], "Groups"),
};

/**
 * The list of groups could not be loaded. The page offers another try. The server error on the console is expected.
 */
export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([fails(LIST)], "The groups could not be loaded"),
};

/** The first try failed, and the second loaded the groups. The server error on the console is expected. */
export const TriedAgain: Story = afterAnotherTry(
  LIST,
  [getGroupListMockHandler(GROUPS)],
  "The groups could not be loaded",
  (canvas) => canvas.getByRole("link", { name: "Medevac" }),
);

/**
 * At 360 px each row has a name, the number of trainees with their statuses in one line, and the managers. The tools
 * are in one row above.
 */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  parameters: over(
    getGroupListMockHandler(GROUPS),
    getPersonListMockHandler(MEMBERS),
    trainingBoard({ expired: [11], current: [12] }),
  ),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: "Medevac" }));
    const row = within(await canvas.findByRole("row", { name: /King Air/ }));
    await expectVisible(() => row.getByRole("img", { name: "Expired" }));
    await expect(row.getByText("3 trainees")).toBeVisible();
    await expect(
      within(canvas.getByRole("row", { name: /Medevac/ })).getByText("No managers"),
    ).toBeVisible();
  },
};
