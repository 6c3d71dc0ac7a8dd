import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { ScheduleTable } from "./ScheduleTable.tsx";
import { LONG_NAME, SCHEDULE } from "./training-fixture.ts";

/**
 * Which lesson comes when, the next one first. A topic shows its sign only when that says more than the
 * lesson's own.
 *
 * **Do** hand in the items in the order of the reply.
 * **Don't** repeat a topic's sign that its lesson shows already.
 */
const meta = {
  title: "Components/Training/ScheduleTable",
  component: ScheduleTable,
  args: { items: SCHEDULE, loading: false },
} satisfies Meta<typeof ScheduleTable>;

export default meta;
type Story = StoryObj<typeof meta>;

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

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const LongNames: Story = {
  args: {
    items: [
      {
        topic: { name: LONG_NAME, status: "expired", conditions: { seasonal: true } },
        lesson: { name: LONG_NAME, status: "behind" },
        date: "2026-10-19",
      },
    ],
  },
};

export const Loading: Story = { args: { items: undefined, loading: true } };

export const Failed: Story = {
  args: { items: undefined, error: { message: "The server did not answer.", onRetry: fn() } },
};

export const Empty: Story = { args: { items: [] } };
