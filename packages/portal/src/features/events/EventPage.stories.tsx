import { getEventListMockHandler, getEventShowMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { whileLoading } from "../../testing/plain-states.ts";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { fails, forever, over } from "../../testing/replies.ts";
import { expectVisible, expectFailure, expectNotice } from "../../testing/expect-visible.ts";
import { ARCHIVED, EVENTS, MEDICAL } from "./testing/events.ts";

const EVENT = "*/api/my/events/71";
const all = [getEventListMockHandler([...EVENTS]), getEventShowMockHandler(MEDICAL)];

/**
 * Event Detail for an own event or document inside the portal (training 2.11).
 *
 * ## Do
 * Show the error of a file at that file.
 *
 * ## Don't
 * Show Edit to people who may only read.
 */
const meta = {
  title: "Screens/Events and Documents/Event Detail",
  component: PortalHarness,
  args: { path: "/my/events/71", as: "trainee" },
  parameters: { ...over(...all) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A trainee with events_documents can edit, but never archive (training 6). */
export const Show: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: "Edit" }));
    await expect(canvas.getByRole("link", { name: "Renew" })).toHaveAttribute(
      "href",
      "/my/events/71/update?renew=1",
    );
    await expect(canvas.queryByRole("button", { name: "Archive" })).toBeNull();
    const head = within(canvas.getByRole("region", { name: MEDICAL.description }));
    await expect(head.getByText("Description")).toBeVisible();
    await expect(head.getByRole("heading", { level: 2 })).toHaveTextContent(MEDICAL.description);
    const files = within(canvas.getByRole("list", { name: "Attachments" }));
    await expect(files.getAllByRole("listitem")).toHaveLength(2);
    await expect(canvas.getByText("Renewal").tagName).toBe("STRONG");
    await expect(canvas.getByText("2025-11-28")).toBeVisible();
    const [inHead, inDetail] = canvas.getAllByText("2026-11-27");
    await expect(inHead).toBeVisible();
    await expect(inDetail).toBeVisible();
    await expect(
      canvas.getByText(
        "Notifications sent 30, 14 and 7 day(s) prior to expiry to Manager, Trainee",
      ),
    ).toBeVisible();
  },
};

/** A manager who trains can archive their own events too. */
export const ShowForAManager: Story = {
  args: { as: "managerWhoTrains" },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("button", { name: "Archive" }));
  },
};

/** An archived event can be restored, but not edited. */
export const ShowArchived: Story = {
  args: { path: "/my/events/72", as: "managerWhoTrains" },
  parameters: over(getEventShowMockHandler(ARCHIVED)),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("button", { name: "Restore" }));
    await expect(canvas.queryByRole("link", { name: "Edit" })).toBeNull();
    await expect(canvas.getByText("Archived")).toBeVisible();
  },
};

/** Restore is for managers only (training 6). */
export const ShowArchivedForATrainee: Story = {
  ...ShowArchived,
  args: { path: "/my/events/72" },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("Archived"));
    await expect(canvas.queryByRole("button", { name: "Restore" })).toBeNull();
    await expect(canvas.queryByRole("link", { name: "Edit" })).toBeNull();
  },
};

/** A host that remembers whether the event is archived. */
function archive() {
  let event = MEDICAL;
  const move = (is_active: boolean, deleted_at: string | null) => () => {
    event = { ...MEDICAL, is_active, deleted_at };
    return HttpResponse.json(event);
  };
  return [
    http.get(EVENT, () => HttpResponse.json(event)),
    http.patch(`${EVENT}/disable`, move(false, "2026-11-21T10:00:00Z")),
    http.patch(`${EVENT}/enable`, move(true, null)),
    getEventListMockHandler([...EVENTS]),
  ];
}

/** The focus moves to the button that reverses the action. The notice offers Undo too. */
export const Archiving: Story = {
  args: { as: "managerWhoTrains" },
  parameters: over(...archive()),
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expectVisible(() => canvas.getByRole("button", { name: "Archive" }));
    await expect(canvas.queryByText("Archived")).toBeNull();
    canvas.getByRole("button", { name: "Archive" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Restore" })).toHaveFocus());
    await expect(canvas.getByText("Archived")).toBeVisible();
    await userEvent.click(await page.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Archive" })).toHaveFocus());
    await expectVisible(() => page.getByText("Event restored successfully!"));
    await expect(canvas.queryByText("Archived")).toBeNull();
    await expect(page.queryByText("Event archived successfully!")).toBeNull();
  },
};

/** A trainee without events_documents can only read. */
export const ShowReadOnly: Story = {
  args: { eventsDocuments: false },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("article", { name: MEDICAL.description }));
    await expect(canvas.queryByRole("link", { name: "Edit" })).toBeNull();
    await expect(canvas.queryByRole("link", { name: "Renew" })).toBeNull();
  },
};

/** An event that is valid for a long time has Edit, but no Renew. */
export const NotDue: Story = {
  parameters: over(
    getEventShowMockHandler({ ...MEDICAL, status: "current", expiry_at: "2027-11-27" }),
  ),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: "Edit" }));
    await expect(canvas.queryByRole("link", { name: "Renew" })).toBeNull();
  },
};

/** An event with only its required values, without dates and files. */
export const RequiredFieldsOnly: Story = {
  tags: ["empty"],
  args: { path: "/my/events/75" },
  parameters: over(
    getEventShowMockHandler({
      id: 75,
      description: "Radio operator certificate",
      issued_at: null,
      expiry_at: null,
      is_active: true,
      files_count: 0,
      files: [],
      manager: false,
      trainee: false,
      reminders: [],
    }),
  ),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("article", { name: "Radio operator certificate" }));
    await expect(canvas.queryByRole("button", { name: /^Download/ })).toBeNull();
  },
};

/** The event has not arrived. Placeholders take its space, so that nothing moves later. */
export const Loading: Story = {
  tags: ["loading"],
  ...whileLoading([forever(EVENT)]),
};

/** An event that could not be loaded opens the list, with a message. */
export const ShowFailed: Story = {
  tags: ["error"],
  parameters: over(fails(EVENT), ...all),
  play: async ({ canvas }) => {
    await expectVisible(() => within(document.body).getByText("Whoops! There was an error."));
    await expectVisible(() => canvas.getByRole("link", { name: "Passport" }));
  },
};

/** A person without permission sees Access Forbidden. */
export const ShowForbidden: Story = {
  parameters: over(fails(EVENT, { status: 403 }), ...all),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("heading", { level: 1, name: "Access Forbidden" }));
  },
};

/** The failed download is marked at its file and can be tried again. A notice appears too. */
export const DownloadFailed: Story = {
  parameters: over(fails(`${EVENT}/files/711/download`), ...all),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Download medical/ }));
    await expectVisible(() => canvas.getByRole("button", { name: /^Try medical.* again$/ }));
    await expect(canvas.getByText("The file could not be downloaded.")).toBeVisible();
    await expectNotice();
  },
};

/** A missing file is marked at its place, and the page stays. */
export const DownloadMissing: Story = {
  ...DownloadFailed,
  parameters: over(fails(`${EVENT}/files/711/download`, { status: 404 }), ...all),
};

/**
 * The file could not be fetched for its preview, and the dialog shows the error. The server error on the console is
 * expected.
 */
export const PreviewFailed: Story = {
  parameters: over(fails(`${EVENT}/files/712/download`), ...all),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Preview glasses.png" }));
    const page = within(canvasElement.ownerDocument.body);
    await expectFailure(page, "The file could not be loaded");
  },
};

/** The file is loading, until the dialog is closed. */
export const PreviewLoading: Story = {
  parameters: over(forever(`${EVENT}/files/712/download`), ...all),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Preview glasses.png" }));
    const page = within(canvasElement.ownerDocument.body);
    await expectVisible(() => page.getByRole("progressbar", { name: "Loading glasses.png" }));
  },
};
