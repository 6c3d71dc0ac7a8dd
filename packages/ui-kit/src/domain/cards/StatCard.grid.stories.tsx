import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { StatCard, StatCardGrid } from "./StatCard.tsx";

/**
 * Lays stat cards out, below a bar that shows how the whole is divided.
 *
 * ## When to use
 * Around the stat cards of a board: four on the training board, three on the event board.
 *
 * ## When not to use
 * For anything but stat cards.
 *
 * ## Content
 * Named after the board it belongs to. The bar has no words of its own: the cards say the same in
 * figures.
 *
 * ## Behaviour
 * Three or four cards in a row, two below 860 px, and below 600 px one list of rows that leaves room
 * for the table. While the counts are on their way, cards stand there in their final size.
 *
 * ## Accessibility
 * A region with a name. No state disappears from the bar, however small: each is at least 4 px long.
 * Forced colours keep it.
 *
 * ## For developers
 * Give `columns` as many as there are cards, and `shares` of all cards, also of those that count
 * nothing.
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

/** The event board. */
export const Three: Story = { args: { children: cards } };

/** A list of rows: sign, title and count, in the height of one card. */
export const Phone: Story = {
  args: { children: cards },
  globals: { viewport: { value: "phone" } },
};

/** At 320 px titles wrap, counts stay in line. */
export const Narrowest: Story = {
  args: { children: cards },
  globals: { viewport: { value: "narrow" } },
};

/** The final shape at the final height, so that nothing moves when the counts come. */
export const Loading: Story = {
  args: { columns: 4, shares: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region")).toHaveAttribute("aria-busy", "true");
  },
};

/** The rows to come, at their height. */
export const LoadingOnAPhone: Story = {
  args: { columns: 4, shares: [] },
  globals: { viewport: { value: "phone" } },
};
