import {
  getGroupListMockHandler,
  getGroupShowMockHandler,
  getGroupTraineeListMockHandler,
  getGroupUpdateMockHandler,
  getPersonListMockHandler,
} from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { fails, forever, over, putForever, refuses } from "../../testing/replies.ts";
import { expectVisible } from "../../testing/expect-visible.ts";
import { chooseGroup, openGroupDialog } from "../../testing/group-dialog-steps.ts";
import { AT_WORK } from "./people-fixture.ts";

const GROUPS = "*/api/companies/:companyId/groups";
const GROUP = "*/api/companies/:companyId/groups/:groupId";

const trainee = (id: number, fullName: string) => ({
  id,
  fullName,
  company: { id: 3, name: "Aurora Air Charter", rpe: [], roles: [] },
});
const RAFAEL = trainee(13, "Rafael de Souza Lima");
const ELENA = trainee(14, "Elena Papadopoulou");
const managers = [{ id: 104, name: "Yusuf", fullName: "Yusuf Demir" }];

const people = getPersonListMockHandler(AT_WORK);
const groups = getGroupListMockHandler([
  { id: 1, name: "King Air crews", managers },
  { id: 4, name: "Winter base Yellowknife", managers },
]);
const traineeList = getGroupTraineeListMockHandler([
  trainee(12, "Łukasz Wiśniewski"),
  RAFAEL,
  ELENA,
]);
const kingAir = getGroupShowMockHandler({
  id: 1,
  name: "King Air crews",
  managers,
  trainees: [ELENA],
});
const written = getGroupUpdateMockHandler({ message: "The group was changed." });

/** A group that remembers who is added and removed. */
let inside = [14];
const KEEPING = [
  http.get(GROUP, () =>
    HttpResponse.json({
      id: 1,
      name: "King Air crews",
      managers,
      trainees: inside.map((id) => trainee(id, `Trainee ${id}`)),
    }),
  ),
  http.put<never, { add: number[]; remove: number[] }>(GROUP, async ({ request }) => {
    const { add: coming, remove } = await request.json();
    inside = [...inside, ...coming].filter((id) => !remove.includes(id));
    return new HttpResponse(null, { status: 204 });
  }),
];

/**
 * Adds all people selected in People to one group.
 *
 * ## Do
 * List before the press who will be added, who will not, and why. List the result afterwards.
 *
 * ## Don't
 * Remove anybody from another group. A trainee may be in several.
 */
const meta = {
  title: "Screens/People/Add to group",
  component: PortalHarness,
  args: { path: "/company/users/active", as: "companyManager" },
  parameters: { ...over(people, traineeList, groups, kingAir, written) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = () => openGroupDialog("Add to group");
const choose = () => chooseGroup("Add to group", "King Air crews");

/** Chooses the group and adds everybody. */
async function add() {
  const dialog = await choose();
  await userEvent.click(await dialog.findByRole("button", { name: "Add 2 people" }));
  return dialog;
}

/** No group is chosen yet. The selected people are listed. */
export const Open: Story = {
  play: async () => {
    const dialog = await open();
    await expectVisible(() => dialog.getByText("Selected:"));
    await expect(dialog.getByRole("combobox", { name: "Group" })).toHaveFocus();
    await expect(dialog.getByRole("button", { name: "Add" })).toBeDisabled();
  },
};

/** The people to add, the members, and the people who cannot be added, with the reason. */
export const Summary: Story = {
  tags: ["full"],
  play: async () => {
    const dialog = await choose();
    await expectVisible(() => dialog.getByRole("button", { name: "Add 2 people" }));
    await expect(dialog.getByText("Will be added:")).toHaveTextContent("Will be added: 2");
    await expect(dialog.getByText("Already in this group:")).toHaveTextContent(
      "Already in this group: 1",
    );
    await expect(dialog.getByText("Elena Papadopoulou")).toBeVisible();
    await expect(
      dialog.getByText(/^Maximiliana Konstantinopolitanskaya-Featherstonehaugh/),
    ).toHaveTextContent("is not a trainee");
  },
};

const put = putForever(GROUP);

/** While the host works, nothing else can be pressed. */
export const Progress: Story = {
  tags: ["loading"],
  parameters: over(people, traineeList, groups, kingAir, put.handler),
  beforeEach: put.beforeEach,
  play: async () => {
    const dialog = await add();
    await expectVisible(() =>
      dialog.getByRole("progressbar", { name: "Adding to King Air crews…" }),
    );
    await expect(dialog.queryByRole("button", { name: "Cancel" })).toBeNull();
    await waitFor(() => expect(put.isSent()).toBe(true));
  },
};

/** The result lists who was added and who was refused, and offers Undo. */
export const PartlyRefused: Story = {
  play: async () => {
    const dialog = await add();
    await expectVisible(() => dialog.getByText("2 people added to King Air crews."));
    await expect(dialog.getByText("Not allowed:")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Undo" })).toBeVisible();
    await expect(dialog.getByRole("link", { name: "Open King Air crews" })).toBeVisible();
  },
};

/** The host refused the whole request, and its message is shown. The choice stays. */
export const Refused: Story = {
  tags: ["error"],
  parameters: over(
    people,
    traineeList,
    groups,
    kingAir,
    refuses("put", GROUP, { "add.0": ["This trainee is on leave."] }),
  ),
  play: async () => {
    const dialog = await add();
    await expectVisible(() => dialog.getByText("No one was added."));
    await expect(dialog.getByText("This trainee is on leave.")).toBeVisible();
    await expect(dialog.getByRole("combobox", { name: "Group" })).toHaveValue("King Air crews");
  },
};

/** The host did not answer. The dialog says that the result is unknown. */
export const ResultUnknown: Story = {
  parameters: over(people, traineeList, groups, kingAir, fails(GROUP, { method: "put" })),
  play: async () => {
    const dialog = await add();
    await expectVisible(() => dialog.getByText(/^We could not confirm the change/));
    await expect(dialog.getByRole("button", { name: "Add 2 people" })).toBeEnabled();
  },
};

/** Undo removed exactly the people who had been added. */
export const AfterUndo: Story = {
  parameters: over(people, traineeList, groups, ...KEEPING),
  play: async () => {
    const dialog = await add();
    await userEvent.click(await dialog.findByRole("button", { name: "Undo" }));
    await expectVisible(() => dialog.getByText("2 people removed from King Air crews."));
  },
};

/** The company has no groups. */
export const NoGroup: Story = {
  tags: ["empty"],
  parameters: over(people, traineeList, getGroupListMockHandler([])),
  play: async () => {
    const dialog = await open();
    await expectVisible(() => dialog.getByText("No groups yet."));
  },
};

/** The lists could not be loaded. The only action is another try. */
export const ListsFailed: Story = {
  parameters: over(people, traineeList, fails(GROUPS)),
  play: async () => {
    const dialog = await open();
    await expectVisible(() => dialog.getByText("The groups could not be loaded."));
    await expect(dialog.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};

/** Another manager has deleted the group. Another try would not help, so another group is asked for. */
export const GroupDeleted: Story = {
  parameters: over(
    people,
    groups,
    traineeList,
    http.get(GROUP, () => new HttpResponse(null, { status: 404 })),
  ),
  play: async () => {
    const dialog = await open();
    await userEvent.click(await dialog.findByRole("option", { name: "King Air crews" }));
    await expectVisible(() => dialog.getByText("This group no longer exists. Choose another one."));
    await expect(dialog.queryByRole("button", { name: "Try again" })).toBeNull();
    await expect(dialog.getByRole("button", { name: "Add" })).toBeDisabled();
  },
};

/** The lists are loading. */
export const Loading: Story = {
  parameters: over(people, traineeList, forever(GROUPS)),
  play: async () => {
    const dialog = await open();
    await expectVisible(() => dialog.getByRole("progressbar", { name: "Loading" }));
  },
};

/** At 360 px the dialog takes the whole window, with its action visible. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async () => {
    await choose();
    await expectVisible(() => screen.getByRole("button", { name: "Add 2 people" }));
  },
};

/** The dialog works by keyboard alone. Cancel returns the focus to the actions. */
export const ByKeyboard: Story = {
  globals: { viewport: { value: "phone" } },
  play: async () => {
    const box = await screen.findByRole("checkbox", { name: "Select Rafael de Souza Lima" });
    box.focus();
    await userEvent.keyboard(" ");
    await expectVisible(() => screen.getByText("1 selected"));
    const actions = screen.getByRole("button", { name: "Actions" });
    for (let tabs = 0; tabs < 20 && document.activeElement !== actions; tabs += 1) {
      await userEvent.tab();
    }
    await expect(actions).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const addButton = screen.getByRole("button", { name: "Add to group" });
    for (let tabs = 0; tabs < 4 && document.activeElement !== addButton; tabs += 1) {
      await userEvent.tab();
    }
    await expect(addButton).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("dialog", { name: "Add to group" }));
    await expect(dialog.getByRole("combobox", { name: "Group" })).toHaveFocus();
    await userEvent.keyboard("king");
    await dialog.findByRole("option", { name: "King Air crews" });
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(dialog.getByRole("button", { name: "Add 1 person" })).toBeEnabled());
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(actions).toHaveFocus());
  },
};
