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
 * An own event or document inside the portal (training 2.11).
 *
 * ## Do
 * Say at a file what went wrong with it.
 *
 * ## Don't
 * Offer changing to those who may only read.
 */
const meta = {
  title: "Screens/Events and Documents/Event Detail",
  component: PortalHarness,
  args: { path: "/my/events/71", as: "trainee" },
  parameters: { ...over(...all) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** training 6: a trainee edits where events_documents is on, and never archives. */
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

/** A manager who trains archives also what is their own. */
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

/** training 6: Restore is for managers only. */
export const ShowArchivedForATrainee: Story = {
  ...ShowArchived,
  args: { path: "/my/events/72" },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("Archived"));
    await expect(canvas.queryByRole("button", { name: "Restore" })).toBeNull();
    await expect(canvas.queryByRole("link", { name: "Edit" })).toBeNull();
  },
};

/** A host that keeps whether the event is archived. */
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

/** The focus stays on the button that takes it back, and the notice can take it back as well. */
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

/** Where events_documents is off a trainee only looks. */
export const ShowReadOnly: Story = {
  args: { eventsDocuments: false },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("article", { name: MEDICAL.description }));
    await expect(canvas.queryByRole("link", { name: "Edit" })).toBeNull();
    await expect(canvas.queryByRole("link", { name: "Renew" })).toBeNull();
  },
};

/** What is valid for long is only edited. */
export const NotDue: Story = {
  parameters: over(
    getEventShowMockHandler({ ...MEDICAL, status: "current", expiry_at: "2027-11-27" }),
  ),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: "Edit" }));
    await expect(canvas.queryByRole("link", { name: "Renew" })).toBeNull();
  },
};

/** Nothing but what an event cannot do without. */
export const Bare: Story = {
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
    }),
  ),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("article", { name: "Radio operator certificate" }));
    await expect(canvas.queryByRole("button", { name: /^Download/ })).toBeNull();
  },
};

/** The event has not arrived: placeholders keep its space, so that nothing moves later. */
export const Loading: Story = {
  tags: ["loading"],
  ...whileLoading([forever(EVENT)]),
};

/** An event that cannot be shown opens the list with a message. */
export const ShowFailed: Story = {
  tags: ["error"],
  parameters: over(fails(EVENT), ...all),
  play: async ({ canvas }) => {
    await expectVisible(() => within(document.body).getByText("Whoops! There was an error."));
    await expectVisible(() => canvas.getByRole("link", { name: "Passport" }));
  },
};

/** Without permission the page says so, as everywhere. */
export const ShowForbidden: Story = {
  parameters: over(fails(EVENT, { status: 403 }), ...all),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("heading", { level: 1, name: "Access Forbidden" }));
  },
};

/** A download that failed is marked at the file, and can be tried again; a notice tells of it. */
export const DownloadFailed: Story = {
  parameters: over(fails(`${EVENT}/files/711/download`), ...all),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Download medical/ }));
    await expectVisible(() => canvas.getByRole("button", { name: /^Try medical.* again$/ }));
    await expect(canvas.getByText("The file could not be downloaded.")).toBeVisible();
    await expectNotice();
  },
};

/** A file that is not there is one thing of the page, which stays. */
export const DownloadMissing: Story = {
  ...DownloadFailed,
  parameters: over(fails(`${EVENT}/files/711/download`, { status: 404 }), ...all),
};

/**
 * The file could not be fetched for its preview: the dialog says so. The server error on the console is
 * meant.
 */
export const PreviewFailed: Story = {
  parameters: over(fails(`${EVENT}/files/712/download`), ...all),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Preview glasses.png" }));
    const page = within(canvasElement.ownerDocument.body);
    await expectFailure(page, "The file could not be loaded");
  },
};

/** On its way, until somebody closes it. */
export const PreviewLoading: Story = {
  parameters: over(forever(`${EVENT}/files/712/download`), ...all),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Preview glasses.png" }));
    const page = within(canvasElement.ownerDocument.body);
    await expectVisible(() => page.getByRole("progressbar", { name: "Loading glasses.png" }));
  },
};
