import Button from "@mui/material/Button";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { EVENTS, LONG_DESCRIPTION } from "./event-fixture.ts";
import { EventsTable } from "./EventsTable.tsx";

/**
 * The events and documents of a person, by description.
 *
 * ## When to use
 * On the page that lists a person's licences, medicals and other dated items.
 *
 * ## When not to use
 * For the board of a whole company, which has columns of its own. Don't derive a status here: it comes from the
 * server.
 *
 * ## Content
 * Icon, date and word of the status, the description, the issue date, and a paper clip if there are files.
 *
 * ## Behaviour
 * The whole row links to the event. Search, sort, columns and pages are those of every table.
 *
 * ## Accessibility
 * The description is the link for keyboards and screen readers. The paper clip has the number of files as text.
 *
 * ## For developers
 * Pass the whole list. Search and pages belong to the table.
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

/** Rows are sorted by description. The icon shows the status of the expiry. */
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

/** The search covers description and dates. */
export const Searched: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "DANGEROUS");
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await userEvent.clear(canvas.getByRole("searchbox"));
    await userEvent.type(canvas.getByRole("searchbox"), "2027-06");
    await waitFor(() => expect(canvas.getByRole("rowheader")).toHaveTextContent("Radio"));
  },
};

/** Each event is a card. An expiry that is past or near says how far it is. */
export const OnAPhone: Story = {
  args: { today: "2026-11-20" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const distance = canvas.getByText("in 7 days");
    await expect(distance).toBeVisible();
    const word = canvas.getByText("At Risk Of Expiry");
    const day = canvas.getByText("2026-11-27");
    // What wraps is below the day.
    await expect(word.getBoundingClientRect().left).toBeCloseTo(
      day.getBoundingClientRect().left,
      0,
    );
    await expect(canvas.getByText("50 days ago")).toBeVisible();
  },
};

/** A description wraps, and dates stay in place. */
export const VeryLongDescription: Story = {
  args: {
    rows: EVENTS.map((event) => ({ ...event, description: LONG_DESCRIPTION + event.id })),
  },
};

/** On a phone, a long description wraps too. */
export const VeryLongOnAPhone: Story = {
  ...VeryLongDescription,
  globals: { viewport: { value: "phone" } },
};

/** Rows have their final height. */
export const Loading: Story = { args: { rows: undefined } };

/** The error offers another try. */
export const Failed: Story = {
  args: { rows: undefined, error: { onRetry: fn() } },
};

/** A description, and the button to begin. */
export const Empty: Story = {
  args: { rows: [], emptyAction: <Button variant="outlined">New</Button> },
};

/** Nothing is archived. There is no button, because nothing can be created here. */
export const NothingArchived: Story = { args: { rows: [], archived: true } };
