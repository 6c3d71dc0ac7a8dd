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
 * The Events / Documents tab of Person Detail: four screens, each an address (training 2.10).
 *
 * ## Do
 * Keep the tab's banner above all four screens.
 *
 * ## Don't
 * Offer changing to those who may only read.
 */
const meta = {
  title: "Screens/People/Person Detail, Events and Documents",
  component: PortalHarness,
  args: { path: TAB, as: "companyManager" },
  parameters: { ...over(show, list, rafael) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A person's events and documents: each name leads to the event, within the person's tab. */
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

/** A view of its own in the address that all tabs of the person share. */
export const Archive: Story = {
  args: { path: `${TAB}&events-list=archived` },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: ARCHIVED.description }));
  },
};

/** decisions, Events: an Admin without a manager's role sees no New. */
export const ListForAnAdmin: Story = {
  args: { as: "admin" },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: "Passport" }));
    await expect(canvas.queryByRole("link", { name: "New" })).toBeNull();
  },
};

/** No events yet: the tab says so, and New stands once. */
export const NoEventsYet: Story = {
  tags: ["empty"],
  parameters: over(getPersonEventListMockHandler([]), rafael),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("No events or documents yet"));
    await expect(canvas.getAllByRole("link", { name: "New" })).toHaveLength(1);
  },
};

/** The list of events has not arrived: placeholders keep its space, so that nothing moves later. */
export const ListLoading: Story = {
  tags: ["loading"],
  ...whileLoading([forever(EVENT), rafael], "Events and documents"),
};

/**
 * The list of events could not be loaded: the page says so and offers to try again. The server error on
 * the console is meant.
 */
export const ListFailed: Story = {
  tags: ["error"],
  ...afterFailure([fails(EVENT), rafael], "The events and documents could not be loaded"),
};

/** At 360 px: each event is a card, with its dates by name. */
export const ListOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: "Passport" }));
  },
};

/** Back, Archive and Edit while it is active. */
export const Show: Story = {
  args: { path: SHOW },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("button", { name: "Archive" }));
    await expect(canvas.getByRole("link", { name: "Edit" })).toHaveAttribute("href", UPDATE);
    await expect(canvas.getByRole("link", { name: "Back" })).toHaveAttribute("href", TAB);
    await expect(canvas.queryByRole("button", { name: "Restore" })).toBeNull();
  },
};

/** Restore alone once it is archived, and Back to the list it is in. */
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

/** An administrator reads an event, but neither edits nor archives it. */
export const ShowForAnAdmin: Story = {
  args: { path: SHOW, as: "admin" },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("article", { name: MEDICAL.description }));
    await expect(canvas.queryByRole("button", { name: "Archive" })).toBeNull();
    await expect(canvas.queryByRole("link", { name: "Edit" })).toBeNull();
  },
};

/** The event has not arrived: placeholders keep its space, so that nothing moves later. */
export const ShowLoading: Story = {
  args: { path: SHOW },
  parameters: over(forever(`${EVENT}/71`), rafael),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("region", { name: "Rafael de Souza Lima" }));
  },
};

/** An event that is gone leads to the list, not to the page of unknown addresses. */
export const ShowNotFound: Story = {
  args: { path: SHOW },
  parameters: over(fails(`${EVENT}/71`, { status: 404, message: "Not found." }), list, rafael),
  play: async ({ canvas }) => {
    await expectVisible(() => within(document.body).getByText("Whoops! There was an error."));
    await expectVisible(() => canvas.getByRole("link", { name: "Passport" }));
  },
};

/** training 2.10: Back and Create. */
export const Create: Story = {
  args: { path: `${TAB}&mode=create` },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("textbox", { name: "Notes" }));
    await expect(canvas.getByRole("link", { name: "Back" })).toHaveAttribute("href", TAB);
    await expect(canvas.queryByRole("link", { name: "Cancel" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Create" })).toBeVisible();
  },
};

/** training 2.10: Delete, Cancel, Archive and Update. */
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

/** decisions, Events: without a manager's role it is only looked at. */
export const UpdateForAnAdmin: Story = {
  args: { path: UPDATE, as: "admin" },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByLabelText("Description"));
    await expect(canvas.getByLabelText("Description")).toHaveAttribute("readonly");
    await expect(canvas.queryByRole("button", { name: "Update" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Delete" })).toBeNull();
  },
};

/** An archived event can be restored or deleted, not changed (training 4.6). */
export const UpdateArchived: Story = {
  args: { path: `${TAB}&eventId=72&mode=update` },
  parameters: over(getPersonEventShowMockHandler(ARCHIVED), rafael),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("button", { name: "Restore" }));
    await expect(canvas.getByRole("button", { name: "Delete" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Update" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Archive" })).toBeNull();
  },
};

/** At 360 px: the form in one column, with the actions pinned below. */
export const UpdateOnAPhone: Story = {
  args: { path: UPDATE },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("textbox", { name: "Notes" }));
  },
};
