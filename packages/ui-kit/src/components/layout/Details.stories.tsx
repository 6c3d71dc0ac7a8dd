import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Details } from "./Details.tsx";

/**
 * A line that opens to its content.
 *
 * ## When to use
 * For names behind a count, where the count is enough for most readers.
 *
 * ## When not to use
 * For a part of a page: use a panel with a heading.
 *
 * ## Content
 * The line says what is behind it, and how much.
 *
 * ## Behaviour
 * Closed at first, unless `open` is set. A long line breaks; the arrow stays at its first line.
 *
 * ## Accessibility
 * The browser's own element: a press, Enter and Space open it, and screen readers announce its state.
 *
 * ## For developers
 * The content is in the document while it is closed, so that find-in-page of some browsers opens it.
 */
const meta = {
  title: "Components/Layout/Details",
  component: Details,
  args: {
    summary: (
      <>
        Will be added: <strong>2</strong>
      </>
    ),
    children: "Amara Okafor, Kwame Mensah",
  },
} satisfies Meta<typeof Details>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press shows the names, and hides them again. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    const line = canvas.getByText("Will be added:");
    await expect(canvas.getByText(/Amara/)).not.toBeVisible();
    await userEvent.click(line);
    await expect(canvas.getByText(/Amara/)).toBeVisible();
    await userEvent.click(line);
    await expect(canvas.getByText(/Amara/)).not.toBeVisible();
  },
};

/** A few names need no press. */
export const Open: Story = { args: { open: true } };

/** A long line breaks, and its sign stays at the end. */
export const Phone: Story = {
  args: {
    summary: "Changes to save: 3 added, 2 removed, 4 moved to Winter base Yellowknife",
  },
  globals: { viewport: { value: "phone" } },
};
