import {
  getPersonEventListMockHandler,
  getPersonEventShowMockHandler,
  getPersonShowMockHandler,
} from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { afterFailure, whileLoading } from "../../testing/plain-states.ts";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { fails, forever, over } from "../../testing/replies.ts";
import { expectVisible } from "../../testing/expect-visible.ts";
import { TRAINEE_AT_WORK } from "../../testing/harness-people.ts";
import { ARCHIVED, EVENTS, MEDICAL } from "./testing/events.ts";

const rafael = getPersonShowMockHandler(TRAINEE_AT_WORK);
const list = getPersonEventListMockHandler([...EVENTS]);
const show = getPersonEventShowMockHandler(MEDICAL);
const EVENT = "*/api/companies/:companyId/users/:userId/events";
const TAB = "/company/users/4?tab=events";
const SHOW = `${TAB}&eventId=71`;
const UPDATE = `${SHOW}&mode=update`;

/**
 * The Events / Documents tab of Person Detail: four screens, each with its own URL (training 2.10).
 *
 * ## Do
 * Show the person's banner above all four screens.
 *
 * ## Don't
 * Show Edit to people who may only read.
 */
const meta = {
  title: "Screens/People/Person Detail, Events and Documents",
  component: PortalHarness,
  args: { path: TAB, as: "companyManager" },
  parameters: { ...over(show, list, rafael) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A person's events and documents. Each name opens the event within the person's tab. */
export const List: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: "Passport" }));
    const table = within(canvas.getByRole("grid", { name: "Events and documents" }));
    await expect(table.getByRole("link", { name: MEDICAL.description })).toHaveAttribute(
      "href",
      `${TAB}&eventId=71`,
    );
    await expect(canvas.getByRole("link", { name: "New" })).toHaveAttribute(
      "href",
      `${TAB}&mode=create`,
    );
  },
};

/** The archive has a parameter of its own in the URL that all tabs of the person share. */
export const Archive: Story = {
  args: { path: `${TAB}&events-list=archived` },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: ARCHIVED.description }));
  },
};

/** An Admin without a manager's role sees no New. */
export const ListForAnAdmin: Story = {
  args: { as: "admin" },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: "Passport" }));
    await expect(canvas.queryByRole("link", { name: "New" })).toBeNull();
  },
};

/** No events yet. The tab shows New once. */
export const NoEventsYet: Story = {
  tags: ["empty"],
  parameters: over(getPersonEventListMockHandler([]), rafael),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("No events or documents yet"));
    await expect(canvas.getAllByRole("link", { name: "New" })).toHaveLength(1);
  },
};

/** The list of events has not arrived. Placeholders take its space, so that nothing moves later. */
export const ListLoading: Story = {
  tags: ["loading"],
  ...whileLoading([forever(EVENT), rafael], "Events and documents"),
};

/**
 * The list of events could not be loaded. The page offers another try. The server error on the console is expected.
 */
export const ListFailed: Story = {
  tags: ["error"],
  ...afterFailure([fails(EVENT), rafael], "The events and documents could not be loaded"),
};

/** At 360 px each event is a card with labelled dates. */
export const ListOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: "Passport" }));
  },
};

/** The actions of an active event are Back, Archive and Edit. */
export const Show: Story = {
  args: { path: SHOW },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("button", { name: "Archive" }));
    await expect(canvas.getByRole("link", { name: "Edit" })).toHaveAttribute("href", UPDATE);
    await expect(canvas.getByRole("link", { name: "Back" })).toHaveAttribute("href", TAB);
    await expect(canvas.queryByRole("button", { name: "Restore" })).toBeNull();
  },
};

/** The only action of an archived event is Restore. Back opens the archive. */
export const ShowArchived: Story = {
  args: { path: `${TAB}&eventId=72` },
  parameters: over(getPersonEventShowMockHandler(ARCHIVED), rafael),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("button", { name: "Restore" }));
    await expect(canvas.queryByRole("link", { name: "Edit" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Back" })).toHaveAttribute(
      "href",
      `${TAB}&events-list=archived`,
    );
  },
};

/** An administrator can read an event, but neither edit nor archive it. */
export const ShowForAnAdmin: Story = {
  args: { path: SHOW, as: "admin" },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("article", { name: MEDICAL.description }));
    await expect(canvas.queryByRole("button", { name: "Archive" })).toBeNull();
    await expect(canvas.queryByRole("link", { name: "Edit" })).toBeNull();
  },
};

/** The event has not arrived. Placeholders take its space, so that nothing moves later. */
export const ShowLoading: Story = {
  args: { path: SHOW },
  parameters: over(forever(`${EVENT}/71`), rafael),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("region", { name: "Rafael de Souza Lima" }));
  },
};

/** An event that no longer exists opens the list instead of Page Not Found. */
export const ShowNotFound: Story = {
  args: { path: SHOW },
  parameters: over(fails(`${EVENT}/71`, { status: 404, message: "Not found." }), list, rafael),
  play: async ({ canvas }) => {
    await expectVisible(() => within(document.body).getByText("Whoops! There was an error."));
    await expectVisible(() => canvas.getByRole("link", { name: "Passport" }));
  },
};

/** The actions are Back and Create (training 2.10). */
export const Create: Story = {
  args: { path: `${TAB}&mode=create` },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("textbox", { name: "Notes" }));
    await expect(canvas.getByRole("link", { name: "Back" })).toHaveAttribute("href", TAB);
    await expect(canvas.queryByRole("link", { name: "Cancel" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Create" })).toBeVisible();
  },
};

/** The actions are Delete, Cancel, Archive and Update (training 2.10). */
export const Update: Story = {
  args: { path: UPDATE },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("textbox", { name: "Notes" }));
    for (const name of ["Delete", "Archive", "Update"]) {
      await expect(canvas.getByRole("button", { name })).toBeVisible();
    }
    await expect(canvas.queryByRole("button", { name: "Restore" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Cancel" })).toHaveAttribute("href", SHOW);
  },
};

/** Without a manager's role an Admin can only read the form. */
export const UpdateForAnAdmin: Story = {
  args: { path: UPDATE, as: "admin" },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByLabelText("Description"));
    await expect(canvas.getByLabelText("Description")).toHaveAttribute("readonly");
    await expect(canvas.queryByRole("button", { name: "Update" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Delete" })).toBeNull();
  },
};

/** An archived event can be restored or deleted, but not changed (training 4.6). */
export const UpdateArchived: Story = {
  args: { path: `${TAB}&eventId=72&mode=update` },
  parameters: over(getPersonEventShowMockHandler(ARCHIVED), rafael),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("button", { name: "Restore" }));
    await expect(canvas.getByRole("button", { name: "Delete" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Update" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Archive" })).toBeNull();
    // An archived event sends no warnings.
    await expect(canvas.getByRole("region", { name: "Expiry warnings" })).toBeVisible();
    await expect(canvas.queryByText(/warnings will be sent/i)).toBeNull();
  },
};

/** At 360 px the form has one column, with the actions pinned to the bottom. */
export const UpdateOnAPhone: Story = {
  args: { path: UPDATE },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("textbox", { name: "Notes" }));
  },
};
