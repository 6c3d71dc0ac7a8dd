import { getEventListMockHandler } from "@recurrent/sdk/mocks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
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
 * Put New where the eye is while there is nothing yet.
 *
 * ## Don't
 * Mix what is archived with what counts.
 */
const meta = {
  title: "Screens/Events and Documents/Events and Documents",
  component: PortalHarness,
  args: { path: "/my/events", as: "trainee" },
  parameters: { ...over(getEventListMockHandler([...EVENTS])) },
} satisfies Meta<typeof PortalHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By description; what is archived is in the other list. */
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

/** Search and order are part of the address. */
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

/** Where events_documents is off a trainee only looks. */
export const ListReadOnly: Story = {
  args: { eventsDocuments: false },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: "Passport" }));
    await expect(canvas.queryByRole("link", { name: "New" })).toBeNull();
  },
};

/** The archived events alone; those of today are in the other list. */
export const Archive: Story = {
  args: { path: "/my/events?list=archived" },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: ARCHIVED.description }));
    await expect(canvas.queryByRole("link", { name: "Passport" })).toBeNull();
  },
};

/** At 360 px: each event is a card, with its dates by name. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByRole("link", { name: "Passport" }));
  },
};

/** One button, where the eye is. */
export const NoEventsYet: Story = {
  tags: ["empty"],
  parameters: over(getEventListMockHandler([])),
  play: async ({ canvas }) => {
    await expectVisible(() => canvas.getByText("No events or documents yet"));
    await expect(canvas.getAllByRole("link", { name: "New" })).toHaveLength(1);
  },
};

/** The list of events has not arrived: placeholders keep its space, so that nothing moves later. */
export const Loading: Story = {
  tags: ["loading"],
  ...whileLoading([forever(BASE)], "Events and documents"),
};

/**
 * The list of events could not be loaded: the page says so and offers to try again. The server error on
 * the console is meant.
 */
export const Failed: Story = {
  tags: ["error"],
  ...afterFailure([fails(BASE)], "The events and documents could not be loaded"),
};
