import { eventDraft } from "@recurrent/sdk";
import { readEvent } from "@recurrent/sdk/raw";
import { getEventShowMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { whileLoading } from "../../testing/plain-states.ts";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { forever, over, refuses } from "../../testing/replies.ts";
import { expectVisible } from "../../testing/expect-visible.ts";
import { MEDICAL } from "./testing/events.ts";

const EVENT = "*/api/my/events/71";
const show = getEventShowMockHandler(MEDICAL);

/**
 * Edit Event for an own event or document inside the portal (training 2.11).
 *
 * ## Do
 * Show a server error at its field, also for the second reminder.
 *
 * ## Don't
 * Lose typed values when the server refuses them.
 */
const meta = {
  title: "Screens/Events and Documents/Edit Event",
  component: PortalHarness,
  args: { path: "/my/events/71/update", as: "trainee" },
  parameters: { ...over(show) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The actions are Delete, Cancel and Update. Only managers see Archive (training 2.11). */
export const Update: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("textbox", { name: "Notes" }));
    await expect(canvas.getByRole("button", { name: "Delete" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Update" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Archive" })).toBeNull();
  },
};

/** The event on the host. */
let eventOnHost = MEDICAL;
const move = (is_active: boolean, deleted_at: string | null) => () => {
  eventOnHost = { ...MEDICAL, is_active, deleted_at };
  return HttpResponse.json(eventOnHost);
};

/** Archiving takes effect at once. An archived event can be restored or deleted, but not changed (training 4.6). */
export const Archiving: Story = {
  args: { as: "managerWhoTrains" },
  beforeEach: () => {
    eventOnHost = MEDICAL;
  },
  parameters: over(
    http.get(EVENT, () => HttpResponse.json(eventOnHost)),
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

/** The draft of an ended session is offered again, without its files, which have to be chosen again. */
export const DraftOffered: Story = {
  args: {
    prepare: ({ drafts }) => {
      const draft = drafts.open({ userId: "4", path: "/my/events/71/update" });
      const values = { ...stored, description: "Half typed" };
      void draft.write({ values, base: stored, leftOut: ["files"] });
    },
  },
  play: async ({ canvas }) => {
    await expectVisible(() =>
      canvas.getByText("The files that you had chosen were not kept. Choose them again."),
    );
    await userEvent.click(await canvas.findByRole("button", { name: "Restore draft" }));
    await expect(canvas.getByLabelText("Description")).toHaveValue("Half typed");
    await expect(canvas.getByLabelText("Description")).toHaveFocus();
    await expect(canvas.queryByRole("list", { name: "New files" })).toBeNull();
    await expectVisible(() => canvas.getByRole("textbox", { name: "Notes" }));
  },
};

/** Only files had been chosen: there is nothing to restore. */
export const FilesNotKept: Story = {
  args: {
    prepare: ({ drafts }) => {
      const draft = drafts.open({ userId: "4", path: "/my/events/71/update" });
      void draft.write({ values: stored, base: stored, leftOut: ["files"] });
    },
  },
  play: async ({ canvas }) => {
    const text = "The files that you had chosen were not kept. Choose them again.";
    await expectVisible(() => canvas.getByText(text));
    await expect(canvas.queryByRole("button", { name: "Restore draft" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await expect(canvas.queryByText(text)).toBeNull();
  },
};

const sent: FormData[] = [];

/** New dates are suggested by the old interval. All other values and the files stay. */
export const Renewal: Story = {
  args: { path: "/my/events/71/update?renew=1" },
  beforeEach: () => {
    sent.length = 0;
  },
  parameters: over(
    http.post(EVENT, async ({ request }) => {
      sent.push(await request.formData());
      return HttpResponse.json(MEDICAL);
    }),
    show,
  ),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("textbox", { name: "Notes" }));
    await expect(canvas.getByText(/^Issued today and valid for 12 months/)).toBeVisible();
    await expect(
      canvas.getByRole("list", { name: "Attached before this renewal" }),
    ).toHaveTextContent("medical-certificate-2026.pdf");
    await userEvent.click(canvas.getByRole("button", { name: "Update" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const fields = Object.fromEntries(sent[0] ?? []);
    await expect(fields).toMatchObject({
      description: MEDICAL.description,
      issued_at: "2026-11-21",
      expiry_at: "2027-11-20",
      manager: "1",
      trainee: "1",
      "reminders[0][value]": "30",
    });
    await expect(fields["notes"]).toBe(
      `${MEDICAL.notes}<p>Before the renewal of 2026-11-21: issued 2025-11-28, expiry 2026-11-27; files: medical-certificate-2026.pdf, glasses.png.</p>`,
    );
  },
};

/** Leaving without typing asks no question and saves no draft. */
export const LeavingRenewal: Story = {
  ...Renewal,
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText(/^Issued today and valid for 12 months/));
    await userEvent.click(canvas.getByRole("link", { name: "Cancel" }));
    await expectVisible(() => canvas.getByRole("link", { name: "Renew" }));
    await expect(within(document.body).queryByRole("alertdialog")).toBeNull();
  },
};

/** The event was renewed since the link was made, so it is only edited. */
export const NothingToRenew: Story = {
  args: { path: "/my/events/71/update?renew=1" },
  parameters: over(
    getEventShowMockHandler({ ...MEDICAL, status: "current", expiry_at: "2027-11-27" }),
  ),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("list", { name: "Attached files" }));
    await expect(canvas.queryByText(/^Issued today/)).toBeNull();
  },
};

/** The event has not arrived. Placeholders take its space, so that nothing moves later. */
export const Loading: Story = {
  tags: ["loading"],
  ...whileLoading([forever(EVENT)]),
};

/** Server errors are at their fields, also for the second reminder. */
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

/** Only the company's managers may change events. The fields can be read, and there are no actions. */
export const ReadOnly: Story = {
  args: { eventsDocuments: false },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByLabelText("Description"));
    await expect(canvas.getByLabelText("Description")).toHaveAttribute("readonly");
    await expect(canvas.queryByRole("button", { name: "Update" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Delete" })).toBeNull();
  },
};

/** At 360 px the form has one column, with the actions pinned to the bottom. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("textbox", { name: "Notes" }));
  },
};
