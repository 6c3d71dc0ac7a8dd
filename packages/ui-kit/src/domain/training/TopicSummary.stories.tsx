import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { TopicSummary } from "./TopicSummary.tsx";

const topic = (name: string, status: string | number | null) => ({
  name,
  status,
  periodicity: "Every 12 months",
  completedAt: "2025-11-21",
});

/**
 * Lists the topics that need training, or the events and documents that need renewal, above a table that is sorted by name.
 *
 * ## When to use
 * Above a training record, a program, or a list of events and documents.
 *
 * ## When not to use
 * If the most urgent rows come first anyway, as on a board.
 *
 * ## Content
 * The number of topics by status, the most urgent first, with at most three names each.
 *
 * ## Behaviour
 * A press on a name searches the table for it, and a press on a number for its status. On a phone, the numbers take
 * one line without names.
 *
 * ## Accessibility
 * A group with a name. Each topic is a button. The number and the word are beside the icon.
 *
 * ## For developers
 * The rule is `urgentTopics`. It never treats an unknown status as a good one.
 */
const meta = {
  title: "Components/Training/TopicSummary",
  component: TopicSummary,
  args: {
    topics: [
      topic("Ground De-icing", "expired"),
      topic("Controlled Flight Into Terrain", "riskOfExpiry"),
      topic("Aviation Security", "completed"),
    ],
    onSelect: fn(),
  },
} satisfies Meta<typeof TopicSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One topic of each status. A press passes its name, or the status of a number. */
export const ExpiredAndAtRisk: Story = {
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole("group", { name: "Topics that need training" });
    await expect(group).toHaveTextContent(
      "1 expired: Ground De-icing · 1 at risk: Controlled Flight Into Terrain",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Ground De-icing" }));
    await expect(args.onSelect).toHaveBeenCalledWith("Ground De-icing");
    await userEvent.click(canvas.getByRole("button", { name: "1 at risk" }));
    await expect(args.onSelect).toHaveBeenLastCalledWith("At Risk Of Expiry");
  },
};

/** Above events and documents. */
export const OfEvents: Story = {
  args: { kind: "events", topics: [topic("Passport", "expired"), topic("Medical", "current")] },
  play: async ({ canvas }) => {
    const group = canvas.getByRole("group", { name: "Events and documents that need renewal" });
    await expect(group).toHaveTextContent("1 expired: Passport");
  },
};

/** Two documents of one description are named twice. */
export const OneDescription: Story = {
  args: { kind: "events", topics: [topic("Medical", "expired"), topic("Medical", "expired")] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group")).toHaveTextContent("2 expired: Medical, Medical");
  },
};

/** Every event and document is current. */
export const AllEventsCurrent: Story = {
  args: { kind: "events", topics: [topic("Medical", "current")] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No event or document is expired or at risk.")).toBeVisible();
  },
};

/** On a phone, the numbers take one line. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group").offsetHeight).toBe(44);
    await expect(canvas.getByRole("button", { name: "1 expired" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "1 at risk" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Ground De-icing" })).toBeNull();
  },
};

/** The first three names, and the number of the others. */
export const Many: Story = {
  args: { topics: ["Echo", "Delta", "Bravo", "Alpha", "Charlie"].map((name) => topic(name, 6)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group")).toHaveTextContent(
      "5 expired: Alpha, Bravo, Charlie and 2 more",
    );
  },
};

/** A text says that nothing is urgent, since an empty space would be unclear. */
export const NothingUrgent: Story = {
  args: { topics: [topic("Aviation Security", "completed")] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No topic is expired or at risk.")).toBeVisible();
  },
};

/** The text is in the middle of the line, as buttons would be. */
export const NothingUrgentOnAPhone: Story = {
  ...NothingUrgent,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const line = canvas.getByRole("group");
    const text = document.createRange();
    text.selectNodeContents(line);
    const above = text.getBoundingClientRect().top - line.getBoundingClientRect().top;
    const below = line.getBoundingClientRect().bottom - text.getBoundingClientRect().bottom;
    await expect(Math.abs(above - below)).toBeLessThan(3);
  },
};

/** A status of a newer server is neither good nor bad. */
export const UnknownStatus: Story = {
  args: { topics: [topic("Aviation Security", 17)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1 topic has a status that is not known")).toBeVisible();
  },
};
