import Button from "@mui/material/Button";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { EVENTS, LONG_DESCRIPTION } from "./event-fixture.ts";
import { EventsTable } from "./EventsTable.tsx";

/**
 * The events and documents of a person, by their description.
 *
 * ## When to use
 * On the page that lists what a person has: licences, medicals and other dated items.
 *
 * ## When not to use
 * For the board of a whole company, which has columns of its own. Don't work out a status here: it is
 * the server's.
 *
 * ## Content
 * Sign, date and word of the status, the description, the day of issue, a paper clip where files are
 * attached.
 *
 * ## Behaviour
 * The whole row leads to the event. Search, sort, columns and pages are those of every table.
 *
 * ## Accessibility
 * The description is the link for keys and for a screen reader; the paper clip says how many files
 * there are.
 *
 * ## For developers
 * Hand in the whole list; search and pages are the table's.
 */
const meta = {
  title: "Components/Events/EventsTable",
  component: EventsTable,
  args: {
    rows: EVENTS,
    hrefOf: ({ id }) => `#/my/events/${id}`,
    toolbarEnd: <Button variant="contained">New</Button>,
  },
} satisfies Meta<typeof EventsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sorted by description; the sign tells how an expiry stands. */
export const Events: Story = {
  play: async ({ canvas }) => {
    const names = (await canvas.findAllByRole("rowheader")).map(({ textContent }) => textContent);
    await expect(names).toEqual([
      "Airline transport pilot licence",
      "Dangerous goods, initial",
      "Medical certificate, category 1",
      "Radio operator's certificate",
    ]);
    const medical = within(canvas.getByRole("row", { name: /Medical/ }));
    await expect(medical.getByRole("img", { name: "2 attachments" })).toBeVisible();
    await expect(medical.getByRole("img", { name: "At Risk Of Expiry" })).toBeVisible();
    await expect(medical.getByRole("link")).toHaveAttribute("href", "#/my/events/1");
    const radio = within(canvas.getByRole("row", { name: /Radio/ }));
    await expect(radio.queryByRole("img", { name: /attachment/ })).toBeNull();
    const opened = fn((event: Event) => event.preventDefault());
    medical.getByRole("link").addEventListener("click", opened);
    await userEvent.click(medical.getByText("2025-11-28"));
    await expect(opened).toHaveBeenCalledOnce();
  },
};

/** Searches description and dates. */
export const Searched: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "DANGEROUS");
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await userEvent.clear(canvas.getByRole("searchbox"));
    await userEvent.type(canvas.getByRole("searchbox"), "2027-06");
    await waitFor(() => expect(canvas.getByRole("rowheader")).toHaveTextContent("Radio"));
  },
};

/** One card for each event. */
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

/** A description wraps; dates keep their place. */
export const VeryLongDescription: Story = {
  args: {
    rows: EVENTS.map((event) => ({ ...event, description: LONG_DESCRIPTION + event.id })),
  },
};

/** The same on a phone. */
export const VeryLongOnAPhone: Story = {
  ...VeryLongDescription,
  globals: { viewport: { value: "phone" } },
};

/** Rows in their final height. */
export const Loading: Story = { args: { rows: undefined } };

/** Says so, and offers another try. */
export const Failed: Story = {
  args: { rows: undefined, error: { onRetry: fn() } },
};

/** A description, and the button to begin. */
export const Empty: Story = {
  args: { rows: [], emptyAction: <Button variant="outlined">New</Button> },
};

/** Nothing to do here: no button. */
export const NothingArchived: Story = { args: { rows: [], archived: true } };
