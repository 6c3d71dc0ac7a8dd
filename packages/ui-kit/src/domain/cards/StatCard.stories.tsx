import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { STATUS } from "../status/Status.tsx";
import { StatCard, StatCardGrid } from "./StatCard.tsx";

const BEHIND = {
  status: "behindSchedule",
  title: "Behind Schedule",
  tooltip:
    "Trainee has not completed two or more lessons 5 days after delivery or one lesson 30 days after delivery.",
  count: 5,
};

const TRAINING = [
  { status: "expired", title: "Expired", tooltip: "Expired on one or more topics", count: 7 },
  {
    status: "riskOfExpiry",
    title: "At Risk Of Expiry",
    tooltip: "One or more topics expire within 5 days",
    count: 0,
  },
  BEHIND,
  {
    status: "current",
    title: "Current",
    tooltip: "All topics will remain current for at least 15 days",
    count: 1046,
  },
];

/**
 * One status of a board with its count. Pressing a card chooses the list of the table below.
 *
 * ## When to use
 * At the top of a board, one card for each status, in the order of the status alphabet.
 *
 * ## When not to use
 * For a number without a list, or for anything but a status. Don't leave out a card that counts zero: the order of
 * the row must not change.
 *
 * ## Content
 * The title is the word of the status. The tooltip explains in one sentence who is counted.
 *
 * ## Behaviour
 * The chosen card has a border and a background in its status colour, and says that its people are shown. A card
 * that counts zero is dimmed, unfilled and cannot be pressed.
 *
 * ## Accessibility
 * A toggle button with the count in its name. The tooltip opens on hover, focus and tap, and is read out with the
 * card.
 *
 * ## For developers
 * Use it in a `StatCardGrid`. `status` takes an id or a code as the server sends it.
 */
const meta = {
  title: "Components/Cards/StatCard",
  component: StatCard,
  argTypes: { status: { control: "select", options: Object.keys(STATUS) } },
  args: {
    status: "expired",
    title: "Expired",
    tooltip: "Expired on one or more topics",
    count: 7,
    selected: false,
    onSelect: fn(),
  },
  decorators: [
    (Story) => (
      <StatCardGrid label="Training Status" columns={4}>
        <Story />
      </StatCardGrid>
    ),
  ],
} satisfies Meta<typeof StatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The card counts people, and the table shows another status. */
export const Normal: Story = {
  play: async ({ args, canvas }) => {
    const card = canvas.getByRole("button", { name: "Expired 7 Show trainees" });
    await expect(card).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(card);
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

/** A filter leaves only some of the people. */
export const FilteredCount: Story = {
  args: { total: 34 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("button", { name: "Expired 7 of 34 Show trainees" }),
    ).toBeVisible();
  },
};

/** The table below lists these people. */
export const Selected: Story = {
  args: { selected: true },
  play: async ({ canvas }) => {
    const card = canvas.getByRole("button", { name: "Expired 7 Showing trainees" });
    await expect(card).toHaveAttribute("aria-pressed", "true");
  },
};

/** The card is dimmed, unfilled and cannot be pressed. Its tooltip is still available. */
export const Zero: Story = {
  args: { count: 0 },
  play: async ({ args, canvas }) => {
    const card = canvas.getByRole("button", { name: "Expired 0 Show trainees" });
    await expect(card).toBeDisabled();
    await userEvent.click(card, { pointerEventsCheck: 0 });
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

/** By keyboard the card is the only stop, and its tooltip explains the status. */
export const Tooltip: Story = {
  args: BEHIND,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    const card = canvas.getByRole("button", { name: /^Behind Schedule/ });
    await expect(card).toHaveFocus();
    await expect(card).toHaveAccessibleDescription(/^Trainee has not completed two or more/);
    const tooltip = await within(canvasElement.ownerDocument.body).findByRole("tooltip");
    await expect(tooltip).toHaveTextContent(/^Trainee has not completed two or more lessons/);
  },
};

/** An unknown status has no icon. Title and count stay inside the card. */
export const UnknownStatusAndLongTitle: Story = {
  args: {
    status: "grounded",
    title: "A status that a newer server invented, with a title far too long for any card",
    tooltip: "Nobody knows yet",
    count: 123_456,
  },
};

/** On a whole board, one card is chosen at a time. */
export const Board: Story = {
  parameters: { controls: { disable: true } },
  render: function Board() {
    const [selected, setSelected] = useState("expired");
    return (
      <>
        {TRAINING.map((card) => (
          <StatCard
            key={card.status}
            {...card}
            selected={selected === card.status}
            onSelect={() => setSelected(card.status)}
          />
        ))}
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Behind Schedule/ }));
    await expect(canvas.getAllByRole("button", { pressed: true })).toHaveLength(1);
    await expect(canvas.getByText("Showing trainees")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Expired 7/ }));
  },
};
