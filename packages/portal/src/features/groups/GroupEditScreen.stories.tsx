import {
  getGroupListMockHandler,
  getGroupManagerListMockHandler,
  getGroupShowMockHandler,
  getGroupTraineeListMockHandler,
} from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { afterFailure, whileLoading } from "../../testing/plain-states.ts";
import { PortalStage } from "../../testing/PortalStage.tsx";
import { fails, forever, over } from "../../testing/replies.ts";
import { shows, showsFailure } from "../../testing/shows.ts";
import { GROUPS, KING_AIR, MANAGERS, MEDEVAC, TRAINEES, YUSUF } from "./groups-fixture.ts";

const LIST = "*/api/companies/:companyId/groups";
// The choices first: their addresses look like that of a group.
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
 * Let a trainee either go or move, never both.
 *
 * ## Don't
 * Offer a trainee who is in the group already.
 */
const meta = {
  title: "Screens/Groups/Edit Group",
  component: PortalStage,
  args: { path: "/company/groups/1/edit", as: "companyManager" },
  parameters: { ...over(...all) },
} satisfies Meta<typeof PortalStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only those who are not in the group yet are offered, and only other groups to move to. */
export const Edit: Story = {
  tags: ["full"],
  play: async ({ canvas, canvasElement }) => {
    const adding = await canvas.findByRole("grid", { name: "Add trainees" });
    await expect(
      within(adding)
        .getAllByRole("rowheader")
        .map((cell) => cell.textContent),
    ).toEqual(["Rafael de Souza Lima"]);
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("combobox", { name: "Move Kwame Mensah to group" }));
    await expect(
      within(await page.findByRole("listbox"))
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["Select a group", "Medevac", "Winter base Yellowknife"]);
    await userEvent.keyboard("{Escape}");
    // The menu hides the page behind it until it is gone.
    await expect(await canvas.findByRole("switch", { name: YUSUF.fullName })).toBeChecked();
  },
};

/** What Update is going to do stands above it: in a line, and with everybody's name once that is pressed. */
export const WhatWillChange: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole("checkbox", { name: "Remove Camille Lefèvre from group" }),
    );
    await userEvent.click(
      await canvas.findByRole("checkbox", { name: "Select Rafael de Souza Lima" }),
    );
    const line = canvas.getByText("1 added · 1 removed", { exact: false });
    await userEvent.click(line);
    await expect(canvas.getAllByRole("definition").map((who) => who.textContent)).toEqual([
      "Rafael de Souza Lima",
      "Camille Lefèvre",
    ]);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("grid", { name: "Add trainees" }));
  },
};

export const NobodyInIt: Story = {
  tags: ["empty"],
  args: { path: "/company/groups/4/edit" },
  parameters: over(...all.slice(0, 3), getGroupShowMockHandler(MEDEVAC)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Name" })).toHaveValue("Medevac");
    await expect(canvas.queryByRole("combobox", { name: /^Move / })).toBeNull();
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...whileLoading([...all.slice(0, 3), forever(`${LIST}/:groupId`)]),
};

export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([...all.slice(0, 3), fails(`${LIST}/:groupId`)], "The group could not be loaded"),
};

/** The form stands; the trainees can be asked for again. */
export const WithoutTrainees: Story = {
  tags: ["error"],
  parameters: over(fails(`${LIST}/trainees`), ...all),
  play: async ({ canvas }) => {
    await showsFailure(canvas, "The trainees could not be loaded");
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveValue("King Air crews");
  },
};
