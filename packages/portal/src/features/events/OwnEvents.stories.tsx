import {
  getAnnouncementListMockHandler,
  getEventCreateMockHandler,
  getEventListMockHandler,
  getEventShowMockHandler,
} from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { delay, http, HttpResponse } from "msw";
import { expect, userEvent, within } from "storybook/test";
import { PortalStage } from "../../testing/PortalStage.tsx";
import { shows } from "../../testing/shows.ts";
import { ARCHIVED, EVENTS, MEDICAL } from "./testing-events.ts";

const quiet = getAnnouncementListMockHandler([]);
const list = getEventListMockHandler([...EVENTS]);
const show = getEventShowMockHandler(MEDICAL);
const archived = getEventShowMockHandler(ARCHIVED);
const BASE = "*/api/my/events";
const SHOW = "/my/events/71";
const UPDATE = `${SHOW}/update`;
const broken = () => HttpResponse.json({ message: "Out of order." }, { status: 500 });

/**
 * The own Events / Documents inside the portal (training 2.11).
 *
 * **Do** say why a button is missing when an event is archived.
 * **Don't** lose what was typed when a save is refused.
 */
const meta = {
  title: "Screens/Events, own",
  component: PortalStage,
  args: { path: "/my/events", as: "trainee" },
  parameters: { layout: "fullscreen", msw: [list, show, quiet] },
} satisfies Meta<typeof PortalStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By description; what is archived is in the other list. */
export const List: Story = {
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("link", { name: "Passport" }));
    const table = within(canvas.getByRole("table", { name: "Events and documents" }));
    await expect(table.getAllByRole("rowheader").map((cell) => cell.textContent)).toEqual([
      MEDICAL.description,
      "Passport",
      "Radio operator certificate",
      "Restricted area identity card",
    ]);
    await expect(canvas.getByRole("link", { name: "New" })).toHaveAttribute(
      "href",
      "/my/events/create",
    );
  },
};

export const Archive: Story = {
  args: { path: "/my/events?list=archived" },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("link", { name: ARCHIVED.description }));
    await expect(canvas.queryByRole("link", { name: "Passport" })).toBeNull();
  },
};

export const ListOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("link", { name: "Passport" }));
  },
};

/** One button, where the eye is. */
export const NoEventsYet: Story = {
  parameters: { msw: [getEventListMockHandler([]), quiet] },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText("No events or documents yet"));
    await expect(canvas.getAllByRole("link", { name: "New" })).toHaveLength(1);
  },
};

export const ListLoading: Story = {
  parameters: { msw: [http.get(BASE, () => delay("infinite")), quiet] },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole("region", { name: "Events and documents" });
    await expect(region).toHaveAttribute("aria-busy", "true");
  },
};

export const ListFailed: Story = {
  parameters: { msw: [http.get(BASE, broken), quiet] },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText("The events and documents could not be loaded"));
  },
};

/** training 6: a trainee edits where events_documents is on, and never archives. */
export const Show: Story = {
  args: { path: SHOW },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("link", { name: "Edit" }));
    await expect(canvas.queryByRole("button", { name: "Archive" })).toBeNull();
    await expect(
      canvas.getByText(
        "Notifications sent 30, 14 and 7 day(s) prior to expiry to Manager, Trainee",
      ),
    ).toBeVisible();
  },
};

/** A manager who trains archives also what is their own. */
export const ShowForAManager: Story = {
  args: { path: SHOW, as: "managerWhoTrains" },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("button", { name: "Archive" }));
  },
};

export const ShowArchived: Story = {
  args: { path: "/my/events/72", as: "managerWhoTrains" },
  parameters: { msw: [archived, quiet] },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("button", { name: "Restore" }));
    await expect(canvas.queryByRole("link", { name: "Edit" })).toBeNull();
  },
};

/** Where events_documents is off a trainee only looks. */
export const ShowReadOnly: Story = {
  args: { path: SHOW, eventsDocuments: false },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("article", { name: MEDICAL.description }));
    await expect(canvas.queryByRole("link", { name: "Edit" })).toBeNull();
  },
};

/** A download says at the file what went wrong, and can be tried again. */
export const DownloadFailed: Story = {
  args: { path: SHOW },
  parameters: {
    msw: [http.get(`${BASE}/71/files/711/download`, broken), list, show, quiet],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Download medical/ }));
    await shows(() => canvas.getByRole("button", { name: /^Try medical.* again$/ }));
    await expect(canvas.getByText("Out of order.")).toBeVisible();
  },
};

/** What cannot be shown is not: the list takes its place and says so. */
export const ShowFailed: Story = {
  args: { path: SHOW },
  parameters: { msw: [http.get(`${BASE}/71`, broken), list, quiet] },
  play: async ({ canvas }) => {
    await shows(() => within(document.body).getByText("Whoops! There was an error."));
    await shows(() => canvas.getByRole("link", { name: "Passport" }));
  },
};

export const PreviewFailed: Story = {
  args: { path: SHOW },
  parameters: {
    msw: [http.get(`${BASE}/71/files/712/download`, broken), list, show, quiet],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Preview glasses.png" }));
    const page = within(canvasElement.ownerDocument.body);
    await shows(() => page.getByText("The file could not be loaded"));
  },
};

/** On its way, until somebody closes it. */
export const PreviewLoading: Story = {
  args: { path: SHOW },
  parameters: {
    msw: [http.get(`${BASE}/71/files/712/download`, () => delay("infinite")), list, show, quiet],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Preview glasses.png" }));
    const page = within(canvasElement.ownerDocument.body);
    await shows(() => page.getByRole("progressbar", { name: "Loading glasses.png" }));
  },
};

/** training 2.11: Cancel and Create. */
export const Create: Story = {
  args: { path: "/my/events/create" },
  parameters: {
    msw: [getEventCreateMockHandler({ ...MEDICAL, description: "Passport" }), show, list, quiet],
  },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("textbox", { name: "Notes" }));
    await expect(canvas.getByRole("link", { name: "Cancel" })).toHaveAttribute(
      "href",
      "/my/events",
    );
    await userEvent.type(canvas.getByLabelText("Description"), "Passport");
    await userEvent.click(canvas.getByRole("button", { name: "Create" }));
    await shows(() => within(document.body).getByText("Data updated successfully!"));
    await shows(() => canvas.getByRole("heading", { name: "Event Detail" }));
  },
};

export const CreateNotAllowed: Story = {
  args: { path: "/my/events/create", eventsDocuments: false },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByText("Events and documents are kept by your managers"));
  },
};

/** training 2.11: Delete, Cancel and Update; Archive for managers only. */
export const Update: Story = {
  args: { path: UPDATE },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("textbox", { name: "Notes" }));
    await expect(canvas.getByRole("button", { name: "Delete" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Update" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Archive" })).toBeNull();
  },
};

/** What the server refuses stands at its field, also of the second reminder. */
export const UpdateRefused: Story = {
  args: { path: UPDATE },
  parameters: {
    msw: [
      http.post(`${BASE}/71`, () =>
        HttpResponse.json(
          {
            message: "The given data was invalid.",
            errors: {
              description: ["The description is taken."],
              "reminders.1.value": ["The reminder is too long before the expiry."],
            },
          },
          { status: 422 },
        ),
      ),
      list,
      show,
      quiet,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Update" }));
    await shows(() => canvas.getByRole("alert"));
    await expect(canvas.getByLabelText("Description")).toHaveAccessibleDescription(
      "The description is taken.",
    );
    await expect(canvas.getAllByRole("spinbutton")[1]).toHaveAttribute("aria-invalid", "true");
  },
};

export const UpdateReadOnly: Story = {
  args: { path: UPDATE, eventsDocuments: false },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByLabelText("Description"));
    await expect(canvas.queryByRole("button", { name: "Update" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Delete" })).toBeNull();
  },
};

export const UpdateOnAPhone: Story = {
  args: { path: UPDATE },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await shows(() => canvas.getByRole("textbox", { name: "Notes" }));
  },
};
