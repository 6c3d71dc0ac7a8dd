import {
  getGroupListMockHandler,
  getGroupTraineeListMockHandler,
  getPersonListMockHandler,
} from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse, type RequestHandler } from "msw";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { fails, forever, over, putForever, refuses } from "../../testing/replies.ts";
import { expectVisible } from "../../testing/expect-visible.ts";
import { chooseGroup, openGroupDialog } from "../../testing/group-dialog-steps.ts";
import { AT_WORK, personAtWork } from "./people-fixture.ts";

const GROUPS = "*/api/companies/:companyId/groups";
const GROUP = `${GROUPS}/:groupId`;
const KING_AIR = `${GROUPS}/1`;

const PEOPLE = [
  ...AT_WORK,
  personAtWork(17, "Kwame Mensah", ["Trainee"]),
  personAtWork(18, "Siobhán Ní Bhriain", ["Trainee"]),
];
const namesById = new Map(PEOPLE.map(({ id, fullName }) => [id, fullName]));
const toTrainees = (ids: readonly number[]) =>
  ids.map((id) => ({ id, fullName: namesById.get(id) ?? "" }));

const managers = [{ id: 104, name: "Yusuf", fullName: "Yusuf Demir" }];
const NAMES: Readonly<Record<number, string>> = {
  1: "King Air crews",
  2: "Winter base Yellowknife",
  4: "Medevac",
};

/** Members of the groups: Łukasz is in one, Rafael and Kwame are in two, Elena is in Medevac already. */
const AT_FIRST: Readonly<Record<number, readonly number[]>> = {
  1: [12, 13, 17],
  2: [13, 14, 17],
  4: [14],
};
let inside: Record<number, readonly number[]> = { ...AT_FIRST };

function replyGroup(id: number, trainees = inside[id] ?? []) {
  return HttpResponse.json({ id, name: NAMES[id], managers, trainees: toTrainees(trainees) });
}

interface Sent {
  readonly add: readonly number[];
  readonly remove: readonly number[];
  readonly move: Readonly<Record<string, number>>;
}

const people = getPersonListMockHandler(PEOPLE);
const traineeList = getGroupTraineeListMockHandler(toTrainees([12, 13, 14, 17, 18]));
const groups = getGroupListMockHandler(
  Object.entries(NAMES).map(([id, name]) => ({ id: Number(id), name, managers })),
);
const groupShow = http.get(GROUP, ({ params }) => replyGroup(Number(params["groupId"])));
const groupUpdate = http.put<{ groupId: string }, Sent>(GROUP, async ({ params, request }) => {
  const { add, remove, move } = await request.json();
  const id = Number(params.groupId);
  const isLeaving = (member: number) => remove.includes(member) || move[member] !== undefined;
  inside[id] = [...(inside[id] ?? []).filter((member) => !isLeaving(member)), ...add];
  for (const [member, to] of Object.entries(move)) {
    inside[to] = [...(inside[to] ?? []), Number(member)];
  }
  return new HttpResponse(null, { status: 204 });
});
/** The first handler that fits answers. */
const overGroups = (...handlers: readonly RequestHandler[]) =>
  over(...handlers, people, traineeList, groups, groupShow, groupUpdate);

/**
 * Moves all people selected in People to one group.
 *
 * ## Do
 * List before the press who is moved from which group, and ask about people in several groups. Name each group that
 * could not be changed afterwards.
 *
 * ## Don't
 * Remove anybody from a group that the dialog has not named.
 */
const meta = {
  title: "Screens/People/Move to group",
  component: PortalHarness,
  args: { path: "/company/users/active", as: "companyManager" },
  parameters: { ...overGroups() },
  beforeEach: () => {
    inside = { ...AT_FIRST };
  },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = () => openGroupDialog("Move to group");

/** Opens the dialog, chooses the group, and waits for the summary. */
async function choose(group = "Medevac") {
  const dialog = await chooseGroup("Move to group", group);
  await dialog.findByText(/not changed$/);
  return dialog;
}

/** Opens a select of the dialog and chooses the option. */
async function answer(name: string, option: string) {
  await userEvent.click(screen.getByRole("combobox", { name }));
  await userEvent.click(await screen.findByRole("option", { name: option }));
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
}

/** Chooses the group, removes Rafael from Winter base, and moves everybody. */
async function moveAll() {
  const dialog = await choose();
  await answer("Rafael de Souza Lima", "Leaves Winter base Yellowknife");
  await userEvent.click(await dialog.findByRole("button", { name: "Move 3 people" }));
  return dialog;
}

/** No group is chosen yet. The selected people are listed. */
export const Open: Story = {
  play: async () => {
    const dialog = await open();
    await expectVisible(() => dialog.getByText("Selected:"));
    await expect(dialog.getByRole("combobox", { name: "Group" })).toHaveFocus();
    await expect(dialog.getByRole("button", { name: "Move" })).toBeDisabled();
  },
};

/**
 * People to move with their groups, people to add, and people in several groups. For these the dialog asks which
 * group they leave.
 */
export const Summary: Story = {
  tags: ["full"],
  play: async () => {
    const dialog = await choose();
    await expectVisible(() => dialog.getByText("1 to move, 1 to add, 4 not changed"));
    await expect(
      dialog.getByRole("group", {
        name: "2 people are in several groups. Choose which one each of them leaves.",
      }),
    ).toBeVisible();
    await expect(dialog.getByText("Will be moved:")).toHaveTextContent("Will be moved: 1");
    await expect(dialog.getByText("from King Air crews")).toBeVisible();
    await expect(dialog.getByText("Will be added:")).toHaveTextContent("Will be added: 1");
    await expect(dialog.getByText("Not moved:")).toHaveTextContent("Not moved: 2");
    await expect(dialog.getByText("also stays in Winter base Yellowknife")).toBeVisible();
    await expect(dialog.getByText("is not a trainee")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Move 2 people" })).toBeEnabled();
  },
};

/** One answer covers all people in several groups, and one person has another. */
export const GroupsToLeaveChosen: Story = {
  play: async () => {
    const dialog = await choose();
    await answer("All of them", "King Air crews");
    await expectVisible(() => dialog.getByText("3 to move, 1 to add, 2 not changed"));
    await answer("Kwame Mensah", "Leaves Winter base Yellowknife");
    await expectVisible(() => dialog.getByText("Stays in King Air crews."));
    await expect(dialog.getByText("Stays in Winter base Yellowknife.")).toBeVisible();
    await answer("Rafael de Souza Lima", "Not moved");
    await expectVisible(() => dialog.getByText("2 to move, 1 to add, 3 not changed"));
  },
};

const CREW = Array.from({ length: 60 }, (_, at) =>
  personAtWork(100 + at, `Pilot ${100 + at}`, ["Trainee"]),
);
const CREW_IDS = CREW.map(({ id }) => id);

/** There are too many people in several groups to list, so one answer covers all. */
export const ManyInSeveralGroups: Story = {
  parameters: overGroups(
    getPersonListMockHandler(CREW),
    getGroupTraineeListMockHandler(CREW.map(({ id, fullName }) => ({ id, fullName }))),
  ),
  beforeEach: () => {
    inside = { 1: CREW_IDS, 2: CREW_IDS, 4: [] };
  },
  play: async () => {
    const dialog = await choose();
    await expectVisible(() => dialog.getByText(/^50 of 60 are shown\./));
    await answer("All of them", "King Air crews");
    await expectVisible(() => dialog.getByText("60 to move"));
    await expect(dialog.getByRole("button", { name: "Move 60 people" })).toBeEnabled();
  },
};

const put = putForever(GROUP);

/** While the host works, nothing else can be pressed. */
export const Progress: Story = {
  tags: ["loading"],
  parameters: overGroups(put.handler),
  beforeEach: put.beforeEach,
  play: async () => {
    const dialog = await moveAll();
    await expectVisible(() => dialog.getByRole("progressbar", { name: "Moving to Medevac…" }));
    await expect(dialog.queryByRole("button", { name: "Cancel" })).toBeNull();
    await waitFor(() => expect(put.isSent()).toBe(true));
  },
};

/** The result lists who was moved from which group, who was added, and who was left out. */
export const Result: Story = {
  play: async () => {
    const dialog = await moveAll();
    await expectVisible(() => dialog.getByText("2 people moved to Medevac, 1 person added."));
    await expect(dialog.getByText("from Winter base Yellowknife")).toBeVisible();
    await expect(
      dialog.getByText("is in King Air crews and Winter base Yellowknife"),
    ).toBeVisible();
    await expect(dialog.getByRole("link", { name: "Open Medevac" })).toBeVisible();
    await expect(inside).toEqual({ 1: [13, 17], 2: [14, 17], 4: [14, 18, 12, 13] });
  },
};

/** One group of three refused. The others were changed, and another try sends only the rest. */
export const PartlyFailed: Story = {
  tags: ["error"],
  parameters: overGroups(
    fails(KING_AIR, { method: "put", status: 403, message: "You do not lead this group." }),
  ),
  play: async () => {
    const dialog = await moveAll();
    await expectVisible(() =>
      dialog.getByText("1 person moved to Medevac, 1 person added. 1 person could not be moved."),
    );
    await expect(dialog.getByText("No one was moved from King Air crews.")).toBeVisible();
    await expect(dialog.getByText(/You do not lead this group\.$/)).toBeVisible();
    await expect(dialog.getByText("Łukasz Wiśniewski")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Undo" })).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Try again" }));
    await expectVisible(() => dialog.getByText("No one was moved from King Air crews."));
    await expect(inside[4]).toEqual([14, 18, 13]);
  },
};

/** Every group refused. Each shows its reason, and the choices stay. */
export const Refused: Story = {
  parameters: overGroups(
    refuses("put", KING_AIR, { "move.12": ["This trainee is on leave."] }),
    fails(GROUP, { method: "put", status: 403, message: "You do not lead this group." }),
  ),
  play: async () => {
    const dialog = await moveAll();
    await expectVisible(() => dialog.getByText("No one was moved."));
    await expect(dialog.getByText(/^King Air crews: .*This trainee is on leave\.$/)).toBeVisible();
    await expect(dialog.getByText(/^Winter base Yellowknife: .*do not lead/)).toBeVisible();
    await expect(dialog.getByRole("combobox", { name: "Rafael de Souza Lima" })).toHaveTextContent(
      "Leaves Winter base Yellowknife",
    );
  },
};

/** The host did not answer. The result is unknown, and no further group is tried. */
export const ResultUnknown: Story = {
  parameters: overGroups(http.put(KING_AIR, () => HttpResponse.error())),
  play: async () => {
    const dialog = await moveAll();
    await expectVisible(() => dialog.getByText(/^We could not confirm the change/));
    await expect(dialog.getByText("No one was moved from Winter base Yellowknife.")).toBeVisible();
    await expect(dialog.getByText("Not tried, because the change before it failed.")).toBeVisible();
    await expect(inside[2]).toEqual(AT_FIRST[2]);
  },
};

let isSavedByOther = false;

/** Another user removed Łukasz between reading and writing. He stays out of the group, and the dialog says so. */
export const ChangedByAnotherUser: Story = {
  parameters: overGroups(
    http.put(KING_AIR, () => {
      if (isSavedByOther) return undefined;
      isSavedByOther = true;
      inside[1] = [13, 17];
      return HttpResponse.json({ message: "Changed." }, { status: 412 });
    }),
  ),
  beforeEach: () => {
    isSavedByOther = false;
  },
  play: async () => {
    const dialog = await moveAll();
    await expectVisible(() => dialog.getByText(/^1 person moved to Medevac, 1 person added\./));
    await expect(
      dialog.getByText(/Someone else changed King Air crews in the meantime/),
    ).toBeVisible();
    await expect(dialog.getByText("is no longer in King Air crews")).toBeVisible();
  },
};

/** Everybody is back in their old groups, or in none. */
export const AfterUndo: Story = {
  play: async () => {
    const dialog = await moveAll();
    await userEvent.click(await dialog.findByRole("button", { name: "Undo" }));
    await expectVisible(() =>
      dialog.getByText("2 people moved back from Medevac, 1 person removed."),
    );
    await expect(dialog.getByText("to Winter base Yellowknife")).toBeVisible();
    for (const [id, ids] of Object.entries(AT_FIRST)) {
      await expect(new Set(inside[Number(id)])).toEqual(new Set(ids));
    }
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

/** The members of one group could not be loaded, so nobody can be moved. */
export const GroupsFailed: Story = {
  parameters: overGroups(fails(KING_AIR)),
  play: async () => {
    const dialog = await open();
    await expectVisible(() => dialog.getByText("The groups could not be loaded."));
    await expect(dialog.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Move" })).toBeDisabled();
  },
};

/** The groups are loading. */
export const Loading: Story = {
  parameters: overGroups(forever(KING_AIR)),
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
    await expectVisible(() => screen.getByRole("button", { name: "Move 2 people" }));
  },
};

/** The dialog works by keyboard alone: the group, the question and the button. */
export const ByKeyboard: Story = {
  play: async () => {
    const dialog = await open();
    await expect(dialog.getByRole("combobox", { name: "Group" })).toHaveFocus();
    await userEvent.keyboard("mede");
    await dialog.findByRole("option", { name: "Medevac" });
    await userEvent.keyboard("{Enter}");
    await dialog.findByText("1 to move, 1 to add, 4 not changed");
    const kwame = dialog.getByRole("combobox", { name: "Kwame Mensah" });
    for (let tabs = 0; tabs < 6 && document.activeElement !== kwame; tabs += 1) {
      await userEvent.tab();
    }
    await expect(kwame).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await screen.findByRole("option", { name: "Leaves King Air crews" });
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expectVisible(() => dialog.getByText("2 to move, 1 to add, 3 not changed"));
    await waitFor(() => expect(kwame).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
