import { getEventListMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { afterFailure, whileLoading } from "../../testing/plain-states.ts";
import { PortalHarness } from "../../testing/PortalHarness.tsx";
import { fails, forever, over } from "../../testing/replies.ts";
import { expectVisible } from "../../testing/expect-visible.ts";
import { ARCHIVED, EVENTS, MEDICAL } from "./testing/events.ts";

const BASE = "*/api/my/events";

/**
 * The list of own Events / Documents inside the portal (training 2.11).
 *
 * ## Do
 * Put New in the middle of the page while the list is empty.
 *
 * ## Don't
 * Mix archived events with active ones.
 */
const meta = {
  title: "Screens/Events and Documents/Events and Documents",
  component: PortalHarness,
  args: { path: "/my/events", as: "trainee" },
  parameters: { ...over(getEventListMockHandler([...EVENTS])) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Active events are in order of description. Archived ones are in the other list. */
export const List: Story = {
  tags: ["full"],
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: "Passport" }));
    const table = within(canvas.getByRole("grid", { name: "Events and documents" }));
    const [first, ...others] = table.getAllByRole("columnheader");
    await expect(first).toHaveTextContent(/^Description/);
    await expect(first).toHaveAttribute("aria-sort", "ascending");
    await expect(others.map((head) => head.textContent)).toEqual(["Issued", "Expiration"]);
    const medical = within(table.getByRole("row", { name: /^Medical/ }));
    await expect(medical.getByRole("img", { name: "2 attachments" })).toBeVisible();
    await expect(medical.getByRole("img", { name: "At Risk Of Expiry" })).toBeVisible();
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
    await expect(canvas.getByRole("link", { name: "Archived" })).toHaveAttribute(
      "href",
      "/my/events?list=archived",
    );
  },
};

/** A press in the line above the list shows what is expired or at risk, or one of them. */
export const Urgent: Story = {
  play: async ({ canvas }) => {
    const summary = within(
      await canvas.findByRole("group", { name: "Events and documents that need renewal" }),
    );
    await userEvent.click(await summary.findByRole("button", { name: /^\d at risk$/ }));
    await waitFor(() => expect(canvas.getByRole("searchbox")).toHaveValue("At Risk Of Expiry"));
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await expect(canvas.getByRole("rowheader")).toHaveTextContent(MEDICAL.description);
    await userEvent.click(summary.getByRole("button", { name: MEDICAL.description }));
    await waitFor(() => expect(canvas.getByRole("searchbox")).toHaveValue(MEDICAL.description));
  },
};

/** Search and order are part of the URL. */
export const ListSearched: Story = {
  args: { path: "/my/events?q=RA&sort=-description" },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: "Radio operator certificate" }));
    await expect(canvas.getByRole("searchbox")).toHaveValue("RA");
    await expect(canvas.getAllByRole("columnheader")[0]).toHaveAttribute("aria-sort", "descending");
    await expect(canvas.getAllByRole("rowheader").map((cell) => cell.textContent)).toEqual([
      "Radio operator certificate",
    ]);
  },
};

/** A trainee without events_documents can only read. */
export const ListReadOnly: Story = {
  args: { eventsDocuments: false },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: "Passport" }));
    await expect(canvas.queryByRole("link", { name: "New" })).toBeNull();
  },
};

/** Only archived events are listed. Active ones are in the other list. */
export const Archive: Story = {
  args: { path: "/my/events?list=archived" },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: ARCHIVED.description }));
    await expect(canvas.queryByRole("link", { name: "Passport" })).toBeNull();
  },
};

/** An event without a description has one name above the table and in it, which the search finds. */
export const Nameless: Story = {
  parameters: over(
    getEventListMockHandler([...EVENTS, { ...MEDICAL, id: 99, description: "", name: "" }]),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "No description" }));
    await expectVisible(() => canvas.getByRole("link", { name: "No description" }));
    await expect(canvas.queryByText(/^Nothing matches/)).toBeNull();
    await waitFor(() => expect(canvas.queryByRole("link", { name: "Passport" })).toBeNull());
  },
};

/** At 360 px each event is a card with labelled dates, without the line above. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: "Passport" }));
    await expect(canvas.queryByRole("group", { name: /^Events and documents/ })).toBeNull();
  },
};

/** No events yet. The page shows one New button, in the middle. */
export const NoEventsYet: Story = {
  tags: ["empty"],
  parameters: over(getEventListMockHandler([])),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("No events or documents yet"));
    await expect(canvas.getAllByRole("link", { name: "New" })).toHaveLength(1);
  },
};

/** The list of events has not arrived. Placeholders take its space, so that nothing moves later. */
export const Loading: Story = {
  tags: ["loading"],
  ...whileLoading([forever(BASE)], "Events and documents"),
};

/**
 * The list of events could not be loaded. The page offers another try. The server error on the console is expected.
 */
export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([fails(BASE)], "The events and documents could not be loaded"),
};
