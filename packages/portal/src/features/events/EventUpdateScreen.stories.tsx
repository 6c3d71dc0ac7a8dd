import { getEventShowMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { whileLoading } from "../../testing/plain-states.ts";
import { PortalStage } from "../../testing/PortalStage.tsx";
import { forever, over, refuses } from "../../testing/replies.ts";
import { shows } from "../../testing/shows.ts";
import { MEDICAL } from "./testing/events.ts";

const EVENT = "*/api/my/events/71";
const show = getEventShowMockHandler(MEDICAL);

/**
 * An own event or document to change, inside the portal (training 2.11).
 *
 * ## Do
 * Tell a refusal at its field, the second reminder too.
 *
 * ## Don't
 * Lose what was typed when a save is refused.
 */
const meta = {
  title: "Screens/Events and Documents/Edit Event",
  component: PortalStage,
  args: { path: "/my/events/71/update", as: "trainee" },
  parameters: { ...over(show) },
} satisfies Meta<typeof PortalStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** training 2.11: Delete, Cancel and Update; Archive for managers only. */
export const Update: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("textbox", { name: "Notes" }));
    await expect(canvas.getByRole("button", { name: "Delete" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Update" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Archive" })).toBeNull();
  },
};

export const Loading: Story = {
  tags: ["loading"],
  ...whileLoading([forever(EVENT)]),
};

/** What the server refuses stands at its field, also of the second reminder. */
export const Refused: Story = {
  tags: ["error"],
  parameters: over(
    refuses("post", EVENT, {
      description: ["The description is taken."],
      "reminders.1.value": ["The reminder is too long before the expiry."],
    }),
    show,
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Update" }));
    await shows(() => canvas.getByRole("alert"));
    await expect(canvas.getByLabelText("Description")).toHaveAccessibleDescription(
      "The description is taken.",
    );
    await expect(canvas.getAllByRole("spinbutton", { name: /^Day\(s\) prior/ })[1]).toHaveAttribute(
      "aria-invalid",
      "true",
    );
  },
};

export const ReadOnly: Story = {
  args: { eventsDocuments: false },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByLabelText("Description"));
    await expect(canvas.queryByRole("button", { name: "Update" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Delete" })).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("textbox", { name: "Notes" }));
  },
};
