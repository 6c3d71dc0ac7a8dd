import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { StatCard, StatCardGrid } from "./StatCard.tsx";

/**
 * Arranges stat cards below a bar that shows their shares.
 *
 * ## When to use
 * Around the stat cards of a board: four on the training board, three on the event board.
 *
 * ## When not to use
 * For anything but stat cards.
 *
 * ## Content
 * Its name is that of the board. The bar has no text of its own, since the cards have the figures.
 *
 * ## Behaviour
 * Three or four cards in a row, lower below 900 px, and two in a row below 600 px, which leaves space for the
 * table. While the counts load, empty cards have their final size.
 *
 * ## Accessibility
 * A region with a name. Every state stays visible in the bar: each is at least 4 px long, also in forced colours.
 *
 * ## For developers
 * Set `columns` to the number of cards, and pass `shares` of all cards, zeros included.
 */
const meta = {
  title: "Components/Cards/StatCardGrid",
  component: StatCardGrid,
  args: {
    label: "Event / Document Status",
    columns: 3,
    shares: [
      { status: "expired", count: 4 },
      { status: "riskOfExpiry", count: 9 },
      { status: "current", count: 131 },
    ],
  },
} satisfies Meta<typeof StatCardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const cards = (
  <>
    <StatCard
      status="expired"
      title="Expired"
      tooltip="Expired events"
      count={4}
      selected
      onSelect={fn()}
    />
    <StatCard
      status="riskOfExpiry"
      title="At Risk Of Expiry"
      tooltip="Events expires in less than 30 days"
      count={9}
      selected={false}
      onSelect={fn()}
    />
    <StatCard
      status="current"
      title="Current"
      tooltip="All events will remain current for at least 30 days"
      count={131}
      selected={false}
      onSelect={fn()}
    />
  </>
);

/** Three cards, as on the event board. */
export const Three: Story = { args: { children: cards } };

/** A press on the words of a card does not reach its information button, whose target is larger than its icon. */
const pressesWords: NonNullable<Story["play"]> = async ({ canvas }) => {
  for (const words of canvas.getAllByText(/^Show(ing)? trainees$/)) {
    const range = document.createRange();
    range.selectNodeContents(words);
    const [line] = range.getClientRects();
    await expect(line).toBeDefined();
    const { left = 0, right = 0, top = 0, bottom = 0 } = line ?? {};
    for (const x of [left + 1, (left + right) / 2, right - 1]) {
      for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
        const pressed = document.elementFromPoint(x, y);
        await expect(pressed?.closest("button")).toBe(words.closest("button"));
      }
    }
  }
};

/** Each card has icon, title and count, in two cards per row. */
export const Phone: Story = {
  args: { children: cards },
  globals: { viewport: { value: "phone" } },
  play: pressesWords,
};

/** At 320 px titles wrap, and counts stay aligned. */
export const Narrowest: Story = {
  args: { children: cards },
  globals: { viewport: { value: "narrow" } },
  play: pressesWords,
};

/** The cards have their final height, so that nothing moves when the counts arrive. */
export const Loading: Story = {
  args: { columns: 4, shares: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region")).toHaveAttribute("aria-busy", "true");
  },
};

/** The placeholder rows have their final height. */
export const LoadingOnAPhone: Story = {
  args: { columns: 4, shares: [] },
  globals: { viewport: { value: "phone" } },
};
