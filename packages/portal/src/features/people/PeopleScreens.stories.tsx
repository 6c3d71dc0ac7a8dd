import {
  getAnnouncementListMockHandler,
  getPersonListMockHandler,
  getPersonRecordShowMockHandler,
  getPersonScheduleShowMockHandler,
  getPersonShowMockHandler,
} from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { delay, http, HttpResponse } from "msw";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { PortalStage } from "../../testing/PortalStage.tsx";
import { TRAINEE_ON_WIRE } from "./testing-people.ts";
import { shows } from "../../testing/shows.ts";

const LIST = "*/api/companies/:companyId/users";
const announcements = getAnnouncementListMockHandler([]);

const person = (id: number, fullName: string, roles: string[], status = false) => ({
  id,
  fullName,
  isActive: true,
  acl: { roles: roles.map((name, at) => ({ id: at + 1, name })), permissions: [] },
  settings: { notifications: true, suspend: { status } },
});
const people = [
  person(13, "Rafael de Souza Lima", ["Trainee"], true),
  person(12, "Łukasz Wiśniewski", ["Trainee"]),
  person(14, "Elena Papadopoulou", ["Training Manager", "Trainee"]),
  person(15, "Maximiliana Konstantinopolitanskaya-Featherstonehaugh", ["Company Manager"]),
  { ...person(16, "Gustavo Pereira", ["Trainee"]), isActive: false },
];
const left = {
  ...TRAINEE_ON_WIRE,
  isActive: false,
  deleted_at: "2026-09-07T10:00:00Z",
  groups: [],
};
const showing = (shown: Parameters<typeof getPersonShowMockHandler>[0]) => ({
  msw: [
    getPersonShowMockHandler(shown),
    getPersonRecordShowMockHandler({ topics: [] }),
    getPersonScheduleShowMockHandler([]),
    announcements,
  ],
});

/**
 * The lists of people and Person Detail inside the portal (shell 2.20, 2.23).
 *
 * **Do** keep search and page in the address.
 * **Don't** offer tabs of training for somebody who does not train.
 */
const meta = {
  title: "Screens/People",
  component: PortalStage,
  args: { path: "/company/users/active", as: "companyManager" },
  parameters: {
    layout: "fullscreen",
    msw: [getPersonListMockHandler(people), announcements],
  },
} satisfies Meta<typeof PortalStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everybody at work by name, suspensions marked; New for those who may. */
export const People: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table", { name: "People" });
    const names = within(table)
      .getAllByRole("link")
      .map((link) => link.textContent);
    await expect(names).toEqual([
      "Elena Papadopoulou",
      "Łukasz Wiśniewski",
      "Maximiliana Konstantinopolitanskaya-Featherstonehaugh",
      "Rafael de Souza Lima",
    ]);
    await expect(within(table).getByText("Training Manager, Trainee")).toBeVisible();
    await expect(within(table).getByRole("link", { name: "Łukasz Wiśniewski" })).toHaveAttribute(
      "href",
      "/company/users/12?tab=profile",
    );
    await expect(canvas.getByRole("link", { name: "New" })).toBeVisible();
  },
};

export const Historical: Story = {
  args: { path: "/company/users/historical" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Gustavo Pereira" })).toHaveAttribute(
      "href",
      "/company/users/16?tab=record",
    );
    await expect(canvas.queryByRole("link", { name: "New" })).toBeNull();
  },
};

export const NobodyHasLeft: Story = {
  args: { path: "/company/users/historical" },
  parameters: { msw: [getPersonListMockHandler(people.slice(0, 4)), announcements] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("Nobody has left yet")).toBeVisible());
  },
};

export const Loading: Story = {
  parameters: { msw: [http.get(LIST, () => delay("infinite")), announcements] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "People" })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};

export const Failed: Story = {
  parameters: {
    msw: [
      http.get(LIST, () => HttpResponse.json({ message: "Out of order." }, { status: 500 })),
      announcements,
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("The people could not be loaded")).toBeVisible());
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

/** Every line of the Profile tab; suspended, so it says when. */
export const Profile: Story = {
  args: { path: "/company/users/12?tab=profile" },
  parameters: showing(TRAINEE_ON_WIRE),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("Captain Licence")).toBeVisible());
    await expect(canvas.getByText("2027/01/15")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back" })).toHaveAttribute(
      "href",
      "/company/users/active",
    );
    await expect(canvas.getByRole("link", { name: "Edit" })).toHaveAttribute(
      "href",
      "/company/users/12/edit",
    );
  },
};

/** Who works for the product is out of reach of a company's managers. */
export const InternalStaff: Story = {
  args: { path: "/company/users/12" },
  parameters: showing({
    ...TRAINEE_ON_WIRE,
    acl: { roles: [{ id: 1, name: "Admin" }], permissions: [], isTrainee: false },
  }),
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("link", { name: "Back" }));
    await expect(canvas.queryByRole("link", { name: "Edit" })).toBeNull();
  },
};

/** The banner folds, and stays so from one tab to the next. */
export const AnotherTab: Story = {
  args: { path: "/company/users/12?tab=schedule" },
  parameters: showing(TRAINEE_ON_WIRE),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "About Łukasz Wiśniewski" }));
    await userEvent.click(canvas.getByRole("link", { name: "Training Record" }));
    await shows(() => canvas.getByText("Nothing in the record on this date"));
    await expect(canvas.queryByText("Captain Licence")).toBeNull();
  },
};

/** Of a trainee who left, Training Record is all there is. */
export const WhoLeft: Story = {
  args: { path: "/company/users/12?tab=profile" },
  parameters: showing(left),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("2026-09-07")).toBeVisible());
    const tabs = canvas.getByRole("navigation", { name: "Person" });
    await expect(within(tabs).getAllByRole("link")).toHaveLength(1);
  },
};

export const WhoLeftAndNeverTrained: Story = {
  args: { path: "/company/users/12" },
  parameters: showing({ ...left, acl: { ...left.acl, roles: [], isTrainee: false } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("No training record")).toBeVisible());
  },
};

export const ProfileOnAPhone: Story = {
  ...Profile,
  globals: { viewport: { value: "phone" } },
};
