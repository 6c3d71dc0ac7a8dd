import { getGroupShowMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, type screen, userEvent, waitFor, within } from "storybook/test";
import { afterAnotherTry, afterFailure, whileLoading } from "../../testing/plain-states.ts";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { fails, forever, over } from "../../testing/replies.ts";
import { trainingBoard } from "../../testing/training-board.ts";
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

const WITH_ROLES = getGroupShowMockHandler({
  ...KING_AIR,
  trainees: KING_AIR.trainees.map((trainee) => ({
    ...trainee,
    company: {
      id: 3,
      name: "Aurora Air Charter",
      roles: [{ id: 7, name: "Captain" }],
      rpe: [
        { id: 8, name: "Canada, Air Taxi, King Air 350" },
        { id: 9, name: "United States, Charter, Citation XLS" },
      ],
    },
  })),
});
const BOARD = trainingBoard({ expired: [11], behindSchedule: [12] });

const headsIn = (canvas: Pick<typeof screen, "getAllByRole">) =>
  canvas.getAllByRole("columnheader").map(({ textContent }) => textContent);

/** A tablet shows roles and equipment in columns, to be compared, and equipment below each other. */
export const OnATablet: Story = {
  parameters: over(WITH_ROLES),
  globals: { viewport: { value: "small" } },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("grid", { name: "Trainees" }));
    await waitFor(() =>
      expect(headsIn(canvas)).toEqual(["Name", "Role(s)", "Registry, Purpose, Equipment"]),
    );
    const [first, second] = [
      "Canada, Air Taxi, King Air 350",
      "United States, Charter, Citation XLS",
    ].map((name) => canvas.getAllByText(name)[0]?.getBoundingClientRect());
    await expect(second?.left).toBe(first?.left);
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? 0);
  },
};

/**
 * Where the user may see the board, each trainee has the status of the board, on tablets too. A trainee who is not
 * on it has an unknown status.
 */
export const WithTraining: Story = {
  tags: ["full"],
  parameters: over(WITH_ROLES, BOARD),
  globals: { viewport: { value: "small" } },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("grid", { name: "Trainees" }));
    await waitFor(() =>
      expect(headsIn(canvas)).toEqual([
        "Name",
        "Role(s)",
        "Registry, Purpose, Equipment",
        "Training",
      ]),
    );
    await expectVisible(() => table.getByText("Expired"));
    await expect(table.getByText("Behind Schedule")).toBeVisible();
    await expect(table.getByText("Not known")).toBeVisible();
    const head = within(canvas.getByRole("region", { name: "King Air crews" }));
    for (const name of ["Expired 1", "Behind Schedule 1", "Not known 1"]) {
      await expect(head.getByRole("button", { name })).toBeVisible();
    }
    const { top, height } = head.getByText("Training").getBoundingClientRect();
    const word = head.getByText("Expired").getBoundingClientRect();
    await expect(Math.abs(top + height / 2 - word.top - word.height / 2)).toBeLessThan(1);
  },
};

/** A press on a count shows only these trainees, and the title of the list says so. A second press shows all. */
export const OneStatus: Story = {
  parameters: over(WITH_ROLES, BOARD),
  play: async ({ canvas }) => {
    const expired = await canvas.findByRole("button", { name: "Expired 1" });
    const names = () =>
      within(canvas.getByRole("grid", { name: "Trainees" }))
        .getAllByRole("rowheader")
        .map(({ textContent }) => textContent.replace(/^[A-Z]{2,3}(?=[A-Z])/, ""));
    await userEvent.click(expired);
    await expectVisible(() => canvas.getByRole("heading", { name: "Trainees: Expired" }));
    await expect(expired).toHaveAttribute("aria-pressed", "true");
    await waitFor(() => expect(names()).toEqual(["Kwame Mensah"]));
    await userEvent.click(expired);
    await expectVisible(() => canvas.getByRole("heading", { name: "Trainees" }));
    await waitFor(() => expect(names()).toHaveLength(3));
  },
};

/** The status is part of the URL. */
export const OneStatusByItsAddress: Story = {
  args: { path: "/company/groups/1?by-training=unknown" },
  parameters: over(WITH_ROLES, BOARD),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("heading", { name: "Trainees: Not known" }));
    await expectVisible(() => canvas.getByRole("link", { name: /^Siobhán/ }));
    await waitFor(() => expect(canvas.queryByRole("link", { name: "Kwame Mensah" })).toBeNull());
    await expect(canvas.getByRole("button", { name: "Not known 1" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  },
};

/** The board has not answered, so nobody is shown as expired yet. */
export const OneStatusWhileLoading: Story = {
  args: { path: "/company/groups/1?by-training=expired" },
  parameters: over(WITH_ROLES, forever("*/api/dashboard/training_status")),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("heading", { name: "Trainees: Expired" }));
    await expect(canvas.getByRole("region", { name: "Trainees" })).toHaveAttribute(
      "aria-busy",
      "true",
    );
    await expect(canvas.queryByRole("link", { name: "Kwame Mensah" })).toBeNull();
  },
};

/** Without the board, all trainees are shown as not known, whatever status the URL names. */
export const OneStatusWithoutTheBoard: Story = {
  args: { path: "/company/groups/1?by-training=expired" },
  parameters: over(WITH_ROLES, fails("*/api/dashboard/training_status")),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: "Kwame Mensah" }));
    await expect(canvas.getByRole("heading", { name: "Trainees" })).toBeVisible();
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(3);
    const head = within(canvas.getByRole("region", { name: "King Air crews" }));
    await expectVisible(() => head.getByRole("button", { name: "Not known 3" }));
    const table = within(canvas.getByRole("grid", { name: "Trainees" }));
    await expect(table.getAllByText("Not known")).toHaveLength(3);
  },
};

/** On a phone the roles are below the status, and the counts are signs with numbers in one line. */
export const WithTrainingOnAPhone: Story = {
  parameters: over(WITH_ROLES, BOARD),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole("row", { name: /Kwame Mensah/ }));
    await expectVisible(() => row.getByText("Expired"));
    const boxOf = (text: string) => row.getByText(text).getBoundingClientRect();
    await expect(boxOf("Captain").top).toBeGreaterThanOrEqual(boxOf("Expired").bottom);
    const head = within(canvas.getByRole("region", { name: "King Air crews" }));
    const counts = head.getAllByRole("button");
    await expect(counts.map(({ textContent }) => textContent)).toEqual([
      "Expired 1",
      "Behind Schedule 1",
      "Not known 1",
    ]);
    const boxes = counts.map((count) => count.getBoundingClientRect());
    await expect(new Set(boxes.map((box) => box.top)).size).toBe(1);
    await expect(Math.min(...boxes.map((box) => Math.min(box.width, box.height)))).toBe(44);
    await expect(row.getByText("Canada, Air Taxi, King Air 350")).toBeVisible();
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
