import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { ScheduleTable } from "./ScheduleTable.tsx";
import { LONG_NAME, NONE, SCHEDULE } from "./training-fixture.ts";

/**
 * Which lesson comes when, the next one first. A topic shows its sign only when that says more than the
 * lesson's own.
 *
 * - **Do** hand in every item, with the server's statuses; the earliest day comes first by itself.
 * - **Don't** add a legend: signs mean the same everywhere, and a screen reader hears their word.
 */
const meta = {
  title: "Components/Training/ScheduleTable",
  component: ScheduleTable,
  args: { rows: SCHEDULE, loading: false },
} satisfies Meta<typeof ScheduleTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By date; what is overdue comes first. */
export const Schedule: Story = {
  play: async ({ canvas }) => {
    const [, ...rows] = canvas.getAllByRole("row");
    const first = within(rows[0] ?? document.body);
    await expect(first.getByRole("rowheader")).toHaveTextContent("Ground De-icing");
    await expect(first.getByRole("img", { name: "Expired" })).toBeVisible();
    await expect(first.getByRole("img", { name: "Behind Schedule" })).toBeVisible();
    // Once, before the lesson: the topic is started as well.
    await expect(canvas.getAllByRole("img", { name: "Started" })).toHaveLength(1);
    await expect(canvas.queryByRole("img", { name: "Completed" })).toBeNull();
    await userEvent.type(canvas.getByRole("searchbox"), "load sheets");
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(2));
  },
};

/** A card for each lesson. */
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

/** Names wrap beside their signs. */
export const LongNames: Story = {
  args: {
    rows: [
      {
        topic: { name: LONG_NAME, status: "expired", conditions: { ...NONE, seasonal: true } },
        lesson: { name: LONG_NAME, status: "behind" },
        date: "2026-10-19",
      },
    ],
  },
};

/** Rows in their final height. */
export const Loading: Story = { args: { rows: undefined, loading: true } };

/** Says so, and offers another try. */
export const Failed: Story = {
  args: { rows: undefined, error: { onRetry: fn() } },
};

/** Nothing is scheduled. */
export const Empty: Story = { args: { rows: [] } };
