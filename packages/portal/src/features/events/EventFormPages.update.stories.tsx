import { eventDraft } from "@recurrent/sdk";
import { readEvent } from "@recurrent/sdk/raw";
import { getEventShowMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { expect, userEvent } from "storybook/test";
import { whileLoading } from "../../testing/plain-states.ts";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { forever, over, refuses } from "../../testing/replies.ts";
import { expectVisible } from "../../testing/expect-visible.ts";
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
  component: PortalHarness,
  args: { path: "/my/events/71/update", as: "trainee" },
  parameters: { ...over(show) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** training 2.11: Delete, Cancel and Update; Archive for managers only. */
export const Update: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("textbox", { name: "Notes" }));
    await expect(canvas.getByRole("button", { name: "Delete" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Update" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Archive" })).toBeNull();
  },
};

/** The event of the host. */
let kept = MEDICAL;
const move = (is_active: boolean, deleted_at: string | null) => () => {
  kept = { ...MEDICAL, is_active, deleted_at };
  return HttpResponse.json(kept);
};

/** Archived, it can be restored or deleted and not changed, at once (training 4.6); and back. */
export const Archiving: Story = {
  args: { as: "managerWhoTrains" },
  beforeEach: () => {
    kept = MEDICAL;
  },
  parameters: over(
    http.get(EVENT, () => HttpResponse.json(kept)),
    http.patch(`${EVENT}/disable`, move(false, "2026-11-21T10:00:00Z")),
    http.patch(`${EVENT}/enable`, move(true, null)),
  ),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("textbox", { name: "Notes" }));
    await userEvent.click(canvas.getByRole("button", { name: "Archive" }));
    await expectVisible(() => canvas.getByRole("button", { name: "Restore" }));
    await expect(canvas.getByRole("button", { name: "Delete" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Update" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Archive" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Restore" }));
    await expectVisible(() => canvas.getByRole("button", { name: "Update" }));
    await expect(canvas.getByRole("button", { name: "Archive" })).toBeVisible();
  },
};

const stored = eventDraft(readEvent(MEDICAL));

/** A draft of an ended session is offered again; files are not kept. */
export const DraftOffered: Story = {
  args: {
    prepare: ({ drafts }) => {
      const draft = drafts.open({ userId: "4", path: "/my/events/71/update" });
      void draft.write({ values: { ...stored, description: "Half typed" }, base: stored });
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Restore draft" }));
    await expect(canvas.getByLabelText("Description")).toHaveValue("Half typed");
    await expect(canvas.queryByRole("list", { name: "New files" })).toBeNull();
    await expectVisible(() => canvas.getByRole("textbox", { name: "Notes" }));
  },
};

/** The event has not arrived: placeholders keep its space, so that nothing moves later. */
export const Loading: Story = {
  tags: ["loading"],
  ...whileLoading([forever(EVENT)]),
};

/** Server errors are at their fields, also of the second reminder. */
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
    await expectVisible(() => canvas.getByRole("alert"));
    await expect(canvas.getByLabelText("Description")).toHaveAccessibleDescription(
      "The description is taken.",
    );
    await expect(canvas.getAllByRole("spinbutton", { name: /^Day\(s\) prior/ })[1]).toHaveAttribute(
      "aria-invalid",
      "true",
    );
  },
};

/** The company leaves events to its managers: the fields can be read, and no action is offered. */
export const ReadOnly: Story = {
  args: { eventsDocuments: false },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByLabelText("Description"));
    await expect(canvas.getByLabelText("Description")).toHaveAttribute("readonly");
    await expect(canvas.queryByRole("button", { name: "Update" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Delete" })).toBeNull();
  },
};

/** At 360 px: one column, with the actions pinned below. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("textbox", { name: "Notes" }));
  },
};
