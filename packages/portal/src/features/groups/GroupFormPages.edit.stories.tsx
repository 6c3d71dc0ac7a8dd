import {
  getGroupListMockHandler,
  getGroupManagerListMockHandler,
  getGroupShowMockHandler,
  getGroupTraineeListMockHandler,
  getPersonListMockHandler,
} from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { afterFailure, whileLoading } from "../../testing/plain-states.ts";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { fails, forever, over, refuses } from "../../testing/replies.ts";
import { trainingBoard } from "../../testing/training-board.ts";
import { expectVisible, expectFailure, expectNotice } from "../../testing/expect-visible.ts";
import { GROUPS, KING_AIR, MANAGERS, MEDEVAC, TRAINEES, YUSUF } from "./groups-fixture.ts";

const LIST = "*/api/companies/:companyId/groups";
// The choices come first, because their addresses match that of a group.
const all = [
  getGroupManagerListMockHandler(MANAGERS),
  getGroupTraineeListMockHandler(TRAINEES),
  getGroupListMockHandler(GROUPS),
  getGroupShowMockHandler(KING_AIR),
];

/**
 * Edit Group inside the portal (shell 2.19).
 *
 * ## Do
 * Let a trainee either be removed or be moved, never both.
 *
 * ## Don't
 * Offer a trainee who is already in the group.
 */
const meta = {
  title: "Screens/Groups/Edit Group",
  component: PortalHarness,
  args: { path: "/company/groups/1/edit", as: "companyManager" },
  parameters: { ...over(...all) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Chooses an option of a select. The menu hides the page behind it until it has closed. */
async function choose(select: HTMLElement, name: string): Promise<void> {
  await userEvent.click(select);
  await userEvent.click(await screen.findByRole("option", { name }));
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
}

/** The frame of stories shows one list at a time. */
async function showList(
  canvas: Pick<typeof screen, "findByRole">,
  name: "Add trainees" | "Current trainees",
): Promise<void> {
  await userEvent.click(await canvas.findByRole("button", { name: new RegExp(`^${name}`) }));
  await canvas.findByRole("region", { name });
}

const NAMESAKES = [...TRAINEES, { id: 21, fullName: "kwame  mensah" }];

/** Two trainees and two groups share a name. Ids distinguish them wherever they are removed, moved and chosen. */
export const SameNames: Story = {
  tags: ["full"],
  parameters: over(
    getGroupManagerListMockHandler([...MANAGERS, { ...YUSUF, id: 204 }]),
    getGroupTraineeListMockHandler(NAMESAKES),
    getGroupListMockHandler([
      ...GROUPS,
      { id: 5, name: "Medevac", managers: [YUSUF] },
      { id: 6, name: "medevac", managers: [YUSUF] },
    ]),
    getGroupShowMockHandler({ ...KING_AIR, trainees: NAMESAKES }),
    getPersonListMockHandler([]),
  ),
  play: async ({ canvas, canvasElement }) => {
    const current = within(await canvas.findByRole("grid", { name: "Current trainees" }));
    await expect(
      current
        .getAllByRole("checkbox", { name: /^Remove/ })
        .map((box) => box.getAttribute("aria-label")),
    ).toEqual([
      "Remove Camille Lef\u00E8vre from group",
      "Remove kwame  mensah (Id 21) from group",
      "Remove Kwame Mensah (Id 11) from group",
      "Remove Rafael de Souza Lima from group",
      "Remove Siobh\u00E1n N\u00ED Bhriain from group",
    ]);
    await expect(
      current.getByRole("checkbox", { name: "Select Kwame Mensah (Id 11)" }),
    ).toBeEnabled();
    await expect(canvas.getByRole("switch", { name: "Yusuf Demir (Id 204)" })).not.toBeChecked();
    await userEvent.click(canvas.getByRole("combobox", { name: /^Move Kwame Mensah \(Id 11\)/ }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(
      within(await page.findByRole("listbox"))
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual([
      "Select a group",
      "Medevac (Id 4)",
      "Medevac (Id 5)",
      "medevac (Id 6)",
      "Winter base Yellowknife",
    ]);
    await userEvent.keyboard("{Escape}");
    const removal = (id: number) =>
      canvas.findByRole("checkbox", { name: new RegExp(`^Remove .*Id ${id}\\) from group$`) });
    await userEvent.click(await removal(11));
    await expect(await removal(11)).toBeChecked();
    await expect(await removal(21)).not.toBeChecked();
  },
};

const LISTED = { isActive: true, acl: { roles: [], permissions: [] } };

/**
 * A trainee of the group and one to add share a name. Their groups, from the list of people,
 * distinguish them.
 */
export const SameNameInBothLists: Story = {
  parameters: over(
    getGroupTraineeListMockHandler([...TRAINEES, { id: 21, fullName: "Kwame Mensah" }]),
    getPersonListMockHandler([
      { id: 11, fullName: "Kwame Mensah", groups: [{ id: 1, name: "King Air crews" }], ...LISTED },
      { id: 21, fullName: "Kwame Mensah", groups: [{ id: 4, name: "Medevac" }], ...LISTED },
    ]),
    ...all,
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole("checkbox", {
      name: "Remove Kwame Mensah (King Air crews) from group",
    });
    await showList(canvas, "Add trainees");
    const adding = within(canvas.getByRole("grid", { name: "Add trainees" }));
    await userEvent.click(adding.getByRole("checkbox", { name: "Select Kwame Mensah (Medevac)" }));
    await userEvent.click(canvas.getByText("Changes to save:"));
    await expectVisible(() => canvas.getByText("Kwame Mensah (Medevac)", { selector: "dd" }));
  },
};

/** Only people outside the group are offered, and only other groups as targets of a move. */
export const Edit: Story = {
  tags: ["full"],
  play: async ({ canvas, canvasElement }) => {
    await showList(canvas, "Add trainees");
    const adding = canvas.getByRole("grid", { name: "Add trainees" });
    await expect(
      within(adding)
        .getAllByRole("rowheader")
        .map((cell) => cell.textContent),
    ).toEqual(["Rafael de Souza Lima"]);
    await showList(canvas, "Current trainees");
    const current = within(canvas.getByRole("grid", { name: "Current trainees" }));
    await waitFor(() =>
      expect(current.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
        "",
        expect.stringMatching(/^Name/),
        "Remove from group",
        "Move to group",
      ]),
    );
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("combobox", { name: "Move Kwame Mensah to group" }));
    await expect(
      within(await page.findByRole("listbox"))
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["Select a group", "Medevac", "Winter base Yellowknife"]);
    await userEvent.keyboard("{Escape}");
    // The menu hides the page behind it until it has closed.
    await expect(await canvas.findByRole("switch", { name: YUSUF.fullName })).toBeChecked();
  },
};

/** One line above Update lists the changes. Pressing it shows all names. */
export const WhatWillChange: Story = {
  play: async ({ canvas }) => {
    const removal = () =>
      canvas.findByRole("checkbox", { name: "Remove Camille Lefèvre from group" });
    await removal();
    await expect(canvas.queryByText(/Changes to save:/)).toBeNull();
    await userEvent.click(await removal());
    await choose(canvas.getByRole("combobox", { name: "Move Kwame Mensah to group" }), "Medevac");
    await showList(canvas, "Add trainees");
    await userEvent.click(
      await canvas.findByRole("checkbox", { name: "Select Rafael de Souza Lima" }),
    );
    await userEvent.click(canvas.getByText("1 added · 1 removed · 1 moved to Medevac"));
    const listed = () => canvas.getAllByRole("definition").map((who) => who.textContent);
    await expect(listed()).toEqual(["Rafael de Souza Lima", "Camille Lefèvre", "Kwame Mensah"]);
    await showList(canvas, "Current trainees");
    await userEvent.click(await removal());
    await expect(listed()).toEqual(["Rafael de Souza Lima", "Kwame Mensah"]);
  },
};

const deleted = fn();

/** Delete asks for confirmation. Cancel closes the question, and the group stays (shell 2.19). */
export const DeleteConfirmation: Story = {
  parameters: over(
    http.delete(`${LIST}/:groupId`, () => void deleted()),
    ...all,
  ),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "Delete" });
    await userEvent.click(button);
    const question = await screen.findByRole("alertdialog", { name: "Confirmation" });
    await expect(question).toHaveTextContent("Do you really want to delete this group?");
    await userEvent.click(within(question).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(deleted).not.toHaveBeenCalled();
    await userEvent.click(button);
    await expectVisible(() => screen.getByRole("alertdialog"));
  },
};

const NO_OTHER_GROUP = "The selected group is not another group of the company.";
let isBusy = true;

/** A busy host and a refused update lose no choice. The error of a trainee is at the trainee and in the alert. */
export const Refused: Story = {
  parameters: over(
    http.put(`${LIST}/:groupId`, () =>
      isBusy ? HttpResponse.json({ message: "Out of order." }, { status: 503 }) : undefined,
    ),
    refuses("put", `${LIST}/:groupId`, { "move.11": [NO_OTHER_GROUP] }),
    ...all,
  ),
  beforeEach() {
    isBusy = true;
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole("textbox", { name: "Name" });
    await userEvent.clear(name);
    await userEvent.type(name, "Turboprops");
    const move = canvas.getByRole("combobox", { name: "Move Kwame Mensah to group" });
    await choose(move, "Medevac");
    const update = canvas.getByRole("button", { name: "Update" });
    await userEvent.click(update);
    await expectNotice();
    await waitFor(() => expect(update).toBeEnabled());
    isBusy = false;
    await userEvent.click(update);
    await expectVisible(() => canvas.getByText("The given data was invalid."));
    // The error in the alert is a list item. The one at the trainee is not.
    const listed = canvas.getAllByRole("listitem").filter((item) => item.closest("[role=alert]"));
    await expect(listed.map((item) => item.textContent)).toEqual([NO_OTHER_GROUP]);
    await waitFor(() => expect(move).toHaveFocus());
    await expect(move).toHaveAccessibleDescription(NO_OTHER_GROUP);
    await expect(move).toHaveTextContent("Medevac");
    await expect(name).toHaveValue("Turboprops");
  },
};

/** Both lists show the training status. Those who may be added also show the groups that they are in. */
export const WithTraining: Story = {
  parameters: over(
    getPersonListMockHandler([
      { id: 14, fullName: "Rafael", groups: [{ id: 4, name: "Medevac" }], ...LISTED },
    ]),
    trainingBoard({ expired: [11], current: [12, 14] }),
    ...all,
  ),
  play: async ({ canvas }) => {
    const row = async (table: string, name: RegExp) =>
      within(
        await within(await canvas.findByRole("grid", { name: table })).findByRole("row", { name }),
      );
    const kwame = await row("Current trainees", /Kwame/);
    await waitFor(() => expect(kwame.getByText("Expired")).toBeVisible());
    await showList(canvas, "Add trainees");
    const rafael = await row("Add trainees", /Rafael/);
    await waitFor(() => expect(rafael.getByText("Medevac")).toBeVisible());
    await expect(rafael.getByText("Current")).toBeVisible();
  },
};

/** The host does not list the groups of people, so nothing is said of them: "No group" would be wrong. */
export const WithoutKnownGroups: Story = {
  parameters: over(
    getPersonListMockHandler([{ id: 14, fullName: "Rafael", ...LISTED }]),
    trainingBoard({ current: [14] }),
    ...all,
  ),
  play: async ({ canvas }) => {
    await showList(canvas, "Add trainees");
    const table = within(await canvas.findByRole("grid", { name: "Add trainees" }));
    const rafael = within(await table.findByRole("row", { name: /Rafael/ }));
    await waitFor(() => expect(rafael.getByText("Current")).toBeVisible());
    await waitFor(() => expect(table.queryByText("Groups")).toBeNull());
    await expect(table.queryByText("No group")).toBeNull();
  },
};

/** At 1440 px both tables are side by side, close enough to leave their searches room for the placeholder. */
export const OnADesktop: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const table = async (name: string) =>
      (await canvas.findByRole("region", { name })).getBoundingClientRect();
    const current = await table("Current trainees");
    const others = await table("Add trainees");
    await expect(others.top).toBe(current.top);
    await expect(Math.round(others.left - current.right)).toBe(16);
  },
};

/** At 360 px a switch shows one table of trainees at a time. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await showList(canvas, "Add trainees");
    await expectVisible(() => canvas.getByRole("grid", { name: "Add trainees" }));
  },
};

/** A group without members can be renamed, and trainees can be added. */
export const NoMembers: Story = {
  tags: ["empty"],
  args: { path: "/company/groups/4/edit" },
  parameters: over(...all.slice(0, 3), getGroupShowMockHandler(MEDEVAC)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Name" })).toHaveValue("Medevac");
    await expect(canvas.queryByRole("combobox", { name: /^Move / })).toBeNull();
  },
};

/** The group has not arrived. Placeholders take its space, so that nothing moves later. */
export const Loading: Story = {
  tags: ["loading"],
  ...whileLoading([...all.slice(0, 3), forever(`${LIST}/:groupId`)]),
};

/** The group could not be loaded. The page offers another try. The server error on the console is expected. */
export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([...all.slice(0, 3), fails(`${LIST}/:groupId`)], "The group could not be loaded"),
};

/** The form is shown without the trainees, which can be tried again. */
export const TraineesFailed: Story = {
  tags: ["error"],
  parameters: over(fails(`${LIST}/trainees`), ...all),
  play: async ({ canvas }) => {
    await showList(canvas, "Add trainees");
    await expectFailure(canvas, "The trainees could not be loaded");
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveValue("King Air crews");
  },
};
