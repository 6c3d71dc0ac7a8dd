import {
  getGroupManagerListMockHandler,
  getGroupTraineeListMockHandler,
} from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { afterFailure, whileLoading } from "../../testing/plain-states.ts";
import { PortalStage } from "../../testing/PortalStage.tsx";
import { fails, forever, over } from "../../testing/replies.ts";
import { shows } from "../../testing/shows.ts";
import { MANAGERS, TRAINEES } from "./groups-fixture.ts";

const LIST = "*/api/companies/:companyId/groups";
const managers = getGroupManagerListMockHandler(MANAGERS);
const trainees = getGroupTraineeListMockHandler(TRAINEES);

/**
 * Create Group inside the portal (shell 2.17).
 *
 * ## Do
 * Say how many are chosen, also of those that a search hides.
 *
 * ## Don't
 * Send a group without a name.
 */
const meta = {
  title: "Screens/Groups/Create Group",
  component: PortalStage,
  args: { path: "/company/groups/create", as: "companyManager" },
  parameters: { ...over(managers, trainees) },
} satisfies Meta<typeof PortalStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a name nothing is sent, and the name is asked for (shell 5). */
export const Create: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText("Rafael de Souza Lima"));
    await expect(canvas.getByText("1 selected")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Create" }));
    await expect(canvas.getByText("Name is required.")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveFocus();
  },
};

/** A company that begins: nobody leads, nobody trains. */
export const NobodyToChoose: Story = {
  tags: ["empty"],
  parameters: over(getGroupManagerListMockHandler([]), getGroupTraineeListMockHandler([])),
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("button", { name: "Create" }));
    await expect(canvas.queryByRole("switch")).toBeNull();
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...whileLoading([forever(`${LIST}/managers`), trainees]),
};

export const Failed: Story = {
  tags: ["error"],
  ...afterFailure(
    [fails(`${LIST}/managers`), trainees],
    "The training managers could not be loaded",
  ),
};
