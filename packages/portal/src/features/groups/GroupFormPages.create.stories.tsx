import {
  getGroupManagerListMockHandler,
  getGroupTraineeListMockHandler,
} from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { afterAnotherTry, afterFailure, whileLoading } from "../../testing/plain-states.ts";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { fails, forever, over } from "../../testing/replies.ts";
import { expectVisible, findVisible } from "../../testing/expect-visible.ts";
import { MANAGERS, TRAINEES } from "./groups-fixture.ts";

const LIST = "*/api/companies/:companyId/groups";
const managers = getGroupManagerListMockHandler(MANAGERS);
const trainees = getGroupTraineeListMockHandler(TRAINEES);

/**
 * Create Group inside the portal (shell 2.17).
 *
 * ## Do
 * Count all selected people, including those that a search hides.
 *
 * ## Don't
 * Send a group without a name.
 */
const meta = {
  title: "Screens/Groups/Create Group",
  component: PortalHarness,
  args: { path: "/company/groups/create", as: "companyManager" },
  parameters: { ...over(managers, trainees) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a name nothing is sent. The field shows an error and takes the focus (shell 5). */
export const Create: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await userEvent.click(await findVisible(() => canvas.getByText("Rafael de Souza Lima")));
    await expectVisible(() => canvas.getByText("1 selected"));
    const leaders = within(canvas.getByRole("group", { name: "Training Manager" }));
    await expect(leaders.getAllByRole("switch")).toHaveLength(MANAGERS.length);
    for (const { fullName } of MANAGERS) {
      await expect(leaders.getByRole("switch", { name: fullName })).not.toBeChecked();
    }
    const table = within(canvas.getByRole("grid", { name: "Add trainees" }));
    const heads = () => table.getAllByRole("columnheader");
    await waitFor(() =>
      expect(heads().map((head) => head.textContent)).toEqual(["", expect.stringMatching(/^Name/)]),
    );
    await expect(heads()[0]?.querySelector("input")).toHaveAccessibleName("Select all");
    await expect(canvas.getByRole("link", { name: "Cancel" })).toHaveAttribute(
      "href",
      "/company/groups",
    );
    const name = canvas.getByRole("textbox", { name: "Name" });
    await userEvent.type(name, "   {Enter}");
    await expect(canvas.getByText("Name is required.")).toBeVisible();
    await expect(name).toHaveFocus();
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole("button", { name: "Create" }));
    await expect(canvas.getByText("Name is required.")).toBeVisible();
    await expect(name).toHaveFocus();
  },
};

/** A new company has no managers and no trainees to choose. */
export const NoOneToChoose: Story = {
  tags: ["empty"],
  parameters: over(getGroupManagerListMockHandler([]), getGroupTraineeListMockHandler([])),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("button", { name: "Create" }));
    await expect(canvas.queryByRole("switch")).toBeNull();
  },
};

/** The form has not arrived. Placeholders take its space, so that nothing moves later. */
export const Loading: Story = {
  tags: ["loading"],
  ...whileLoading([forever(`${LIST}/managers`), trainees]),
};

/**
 * The training managers could not be loaded. The page offers another try. The server error on the console is
 * expected.
 */
export const Failed: Story = {
  tags: ["error"],
  ...afterFailure(
    [fails(`${LIST}/managers`), trainees],
    "The training managers could not be loaded",
  ),
};

/** The form is shown, and another try loads the trainees. */
export const TraineesTriedAgain: Story = afterAnotherTry(
  `${LIST}/trainees`,
  [managers, trainees],
  "The trainees could not be loaded",
  (canvas) => canvas.getByText("Rafael de Souza Lima"),
);
