import {
  getAnnouncementListMockHandler,
  getGroupListMockHandler,
  getGroupManagerListMockHandler,
  getGroupShowMockHandler,
  getGroupTraineeListMockHandler,
} from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { delay, http, HttpResponse } from "msw";
import { expect, userEvent, within } from "storybook/test";
import { PortalStage } from "../../testing/PortalStage.tsx";
import { shows } from "../../testing/shows.ts";

const announcements = getAnnouncementListMockHandler([]);

const yusuf = { id: 104, name: "Yusuf", fullName: "Yusuf Demir" };
const elena = { id: 121, name: "Elena", fullName: "Elena Papadopoulou" };
const ingrid = { id: 122, name: "Ingrid", fullName: "Ingrid Sørensen" };
const trainees = [
  { id: 11, fullName: "Kwame Mensah" },
  { id: 12, fullName: "Camille Lefèvre" },
  { id: 13, fullName: "Siobhán Ní Bhriain" },
  { id: 14, fullName: "Rafael de Souza Lima" },
];
const kingAir = {
  id: 1,
  name: "King Air crews",
  managers: [yusuf],
  trainees: trainees.slice(0, 3),
};
const groups = [
  { id: 2, name: "Winter base Yellowknife", managers: [yusuf, elena] },
  { id: 1, name: "King Air crews", managers: [yusuf] },
  { id: 4, name: "Medevac", managers: [] },
];

const choices = [
  getGroupManagerListMockHandler([yusuf, elena, ingrid]),
  getGroupTraineeListMockHandler(trainees),
];
const list = getGroupListMockHandler(groups);
const show = getGroupShowMockHandler(kingAir);
// The choices first: their addresses look like that of a group.
const all = [...choices, list, show, announcements];

const LIST = "*/api/companies/:companyId/groups";

/**
 * The screens of groups inside the portal (shell 2.16 to 2.19).
 *
 * **Do** link every name to its page.
 * **Don't** offer a trainee who is in the group already.
 */
const meta = {
  title: "Screens/Groups",
  component: PortalStage,
  args: { path: "/company/groups", as: "companyManager" },
  parameters: { layout: "fullscreen", msw: all },
} satisfies Meta<typeof PortalStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By name, each manager linked; New for those who may (shell 2.16). */
export const List: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table", { name: "Groups" });
    const names = within(table)
      .getAllByRole("rowheader")
      .map((cell) => cell.textContent);
    await expect(names).toEqual(["King Air crews", "Medevac", "Winter base Yellowknife"]);
    await expect(within(table).getByRole("link", { name: "King Air crews" })).toHaveAttribute(
      "href",
      "/company/groups/1",
    );
    await expect(within(table).getByRole("link", { name: elena.fullName })).toHaveAttribute(
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
  parameters: { msw: [getGroupListMockHandler([]), announcements] },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText("No groups yet"));
    await expect(canvas.getAllByRole("link", { name: "New" })).toHaveLength(1);
  },
};

export const ListLoading: Story = {
  parameters: { msw: [http.get(LIST, () => delay("infinite")), announcements] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "Groups" })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};

export const ListFailed: Story = {
  parameters: {
    msw: [
      http.get(LIST, () => HttpResponse.json({ message: "Out of order." }, { status: 500 })),
      announcements,
    ],
  },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText("The groups could not be loaded"));
  },
};

export const ListOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("link", { name: "Medevac" }));
  },
};

/** Names lead to the person's page; Edit for those who may (shell 2.18). */
export const Detail: Story = {
  args: { path: "/company/groups/1" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Kwame Mensah" })).toHaveAttribute(
      "href",
      "/company/users/11",
    );
    await expect(canvas.getByRole("link", { name: yusuf.fullName })).toHaveAttribute(
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

export const DetailOfAnEmptyGroup: Story = {
  args: { path: "/company/groups/4" },
  parameters: {
    msw: [
      getGroupShowMockHandler({ id: 4, name: "Medevac", managers: [], trainees: [] }),
      announcements,
    ],
  },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText("No trainees in this group yet"));
    await expect(canvas.getByText("None")).toBeVisible();
  },
};

/** Without a name nothing is sent, and the name is asked for (shell 5). */
export const Create: Story = {
  args: { path: "/company/groups/create" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("Rafael de Souza Lima"));
    await expect(canvas.getByText("1 selected")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Create" }));
    await expect(canvas.getByText("Name is required.")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveFocus();
  },
};

/** Only those who are not in the group yet are offered, and only other groups to move to. */
export const Edit: Story = {
  args: { path: "/company/groups/1/edit" },
  play: async ({ canvas }) => {
    const adding = await canvas.findByRole("table", { name: "Add trainees" });
    await expect(
      within(adding)
        .getAllByRole("rowheader")
        .map((cell) => cell.textContent),
    ).toEqual(["Rafael de Souza Lima"]);
    const move = canvas.getByRole("combobox", { name: "Move Kwame Mensah to group" });
    await expect(
      within(move)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["Select a group", "Medevac", "Winter base Yellowknife"]);
    await expect(canvas.getByRole("switch", { name: yusuf.fullName })).toBeChecked();
  },
};

export const EditOnAPhone: Story = {
  args: { path: "/company/groups/1/edit" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("table", { name: "Add trainees" }));
  },
};

/** The form stands; the trainees can be asked for again. */
export const EditWithoutTrainees: Story = {
  args: { path: "/company/groups/1/edit" },
  parameters: {
    msw: [
      http.get(`${LIST}/trainees`, () =>
        HttpResponse.json({ message: "Out of order." }, { status: 500 }),
      ),
      ...all,
    ],
  },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText("The trainees could not be loaded"));
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveValue("King Air crews");
  },
};
