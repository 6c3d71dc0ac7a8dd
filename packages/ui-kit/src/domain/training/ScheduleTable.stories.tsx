import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { ScheduleItem } from "@recurrent/sdk";
import { type SaveTable, TableExports } from "../../components/tables/table-exports.ts";
import { ScheduleTable } from "./ScheduleTable.tsx";
import { LONG_NAME, NONE, SCHEDULE } from "./training-fixture.ts";

/**
 * Lessons by month, with a line at today. Past lessons are quiet.
 *
 * ## When to use
 * On the schedule's page, the person's own or a trainee's.
 *
 * ## When not to use
 * For the lesson of today: use Train Now. Don't add a legend: icons mean the same everywhere.
 *
 * ## Content
 * The topic, the lesson, and its first date. A topic has an icon only if it differs from the lesson's. A lesson that is
 * neither ahead nor completed has the word of its status.
 *
 * ## Behaviour
 * The earliest date comes first. Months and the line of today are shown only in the order of dates.
 *
 * ## Accessibility
 * Icons have their words. Months and the line are only visual, since each lesson has its date.
 *
 * ## For developers
 * Pass every item with the server's statuses. The table sorts them.
 */
const meta = {
  title: "Components/Training/ScheduleTable",
  component: ScheduleTable,
  args: { rows: SCHEDULE, today: "2026-11-20" },
} satisfies Meta<typeof ScheduleTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Months and the line of today, from the top. */
const dividers = (canvas: HTMLElement): (string | null)[] =>
  [...canvas.querySelectorAll("[data-divider]")]
    .toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
    .map(({ textContent }) => textContent);

/** Rows are in order of date, so overdue lessons come first. */
export const Schedule: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [, ...rows] = canvas.getAllByRole("row");
    const first = within(rows[0] ?? document.body);
    await expect(first.getByRole("rowheader")).toHaveTextContent("Ground De-icing");
    await expect(dividers(canvasElement)).toEqual([
      "October 2026",
      "November 2026",
      "Today, 2026-11-20",
      "February 2027",
      "Without a date",
    ]);
    await expect(first.getByRole("img", { name: "Expired" })).toBeVisible();
    await expect(first.getByRole("img", { name: "Behind Schedule" })).toBeVisible();
    await expect(first.getByText("Behind Schedule")).toBeVisible();
    await expect(canvas.queryByText("Scheduled")).toBeNull();
    // One icon, at the lesson: the topic is started as well.
    await expect(canvas.getAllByRole("img", { name: "Started" })).toHaveLength(1);
    await expect(canvas.queryByRole("img", { name: "Completed" })).toBeNull();
    await expect(canvasElement.querySelector(".over")).toBeNull();
    // The arrow keys move from lesson to lesson.
    await userEvent.click(first.getAllByRole("gridcell")[0] ?? document.body);
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(rows[1]).toContainElement(document.activeElement as HTMLElement));
    await userEvent.type(canvas.getByRole("searchbox"), "LOAD sheets");
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(2));
  },
};

/** In reverse order, the months and the line of today are reversed too. */
export const LatestFirst: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("columnheader", { name: /^Start date/ }));
    await waitFor(() =>
      expect(dividers(canvasElement)).toEqual([
        "February 2027",
        "Today, 2026-11-20",
        "November 2026",
        "October 2026",
        "Without a date",
      ]),
    );
  },
};

/** Sorted by topic, there are no months and no line between the rows. */
export const ByTopic: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("columnheader", { name: /^Topic/ }));
    await waitFor(() => expect(dividers(canvasElement)).toEqual([]));
    const names = canvas.getAllByRole("rowheader").map(({ textContent }) => textContent);
    await expect(names[0]).toBe("Aviation Security");
    await expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "en")));
  },
};

/** All dates are in the past, so the line is at the end. */
export const AllPast: Story = {
  args: {
    today: "2026-11-20",
    rows: SCHEDULE.slice(0, 3).map((item) => ({
      ...item,
      lesson: { ...item.lesson, status: "completed" },
    })),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(dividers(canvasElement)).toEqual([
        "October 2026",
        "November 2026",
        "Today, 2026-11-20",
      ]),
    );
    await expect(canvasElement.querySelectorAll(".over")).toHaveLength(3);
  },
};

const completed = (item: ScheduleItem): ScheduleItem => ({
  ...item,
  lesson: { ...item.lesson, status: "completed" },
});

/** Each lesson is a card, with its state beside its date. The header is for screen readers and keyboards. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: /^Completed earlier/ })).toBeNull();
    const state = canvas.getByText("Behind Schedule");
    const day = state.parentElement?.querySelector("time");
    await expect(day?.getBoundingClientRect().top).toBeCloseTo(
      state.getBoundingClientRect().top,
      -1,
    );
    const head = canvas.getByRole("columnheader", { name: "Topic" });
    const bottom = () => head.getBoundingClientRect().bottom;
    await expect(bottom()).toBeLessThan(0);
    head.focus();
    await waitFor(() => expect(bottom()).toBeGreaterThan(0));
  },
};

const saved = fn<SaveTable>();

/** Past lessons open by a press, so that the first visible lesson is one to do. A search finds them too. */
export const Completed: Story = {
  args: {
    today: "2026-12-20",
    rows: SCHEDULE.map((item, at) => (at === 2 ? completed(item) : item)),
  },
  render: (args) => (
    <TableExports value={saved}>
      <ScheduleTable {...args} />
    </TableExports>
  ),
  play: async ({ canvas }) => {
    saved.mockClear();
    const count = () => canvas.getAllByRole("rowheader").length;
    const all = SCHEDULE.length;
    const opener = canvas.getByRole("button", { name: "Completed earlier (1)" });
    await expect(opener).toHaveAttribute("aria-expanded", "false");
    await waitFor(() => expect(count()).toBe(all - 1));
    // The file has every lesson.
    const more = canvas.queryByRole("button", { name: "More tools" });
    if (more !== null) await userEvent.click(more);
    await userEvent.click(canvas.getByRole("button", { name: "Export" }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const lines = (await saved.mock.calls[0]?.[0].text())?.trim().split("\n");
    await expect(lines).toHaveLength(all + 1);
    await userEvent.click(opener);
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    await waitFor(() => expect(count()).toBe(all));
    await userEvent.click(opener);
    await waitFor(() => expect(count()).toBe(all - 1));
    const name = SCHEDULE[2]?.lesson.name ?? "";
    await userEvent.type(canvas.getByRole("searchbox"), name);
    await waitFor(() => expect(count()).toBe(1));
    await expect(canvas.getByText(name)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Completed earlier/ })).toBeNull();
  },
};

/** The same on a phone, where Export is among the tools, and past lessons open beside them, below the whole search. */
export const CompletedOnAPhone: Story = {
  ...Completed,
  globals: { viewport: { value: "phone" } },
  play: async (context) => {
    const { canvas } = context;
    const opener = canvas.getByRole("button", { name: /^Completed earlier/ });
    const tools = canvas.getByRole("button", { name: "More tools" });
    await expect(opener).toBeVisible();
    await expect(opener.getBoundingClientRect().top).toBeLessThan(
      tools.getBoundingClientRect().bottom,
    );
    await Completed.play?.(context);
  },
};

/** Names wrap beside their icons. */
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

/** Rows have their final height. */
export const Loading: Story = { args: { rows: undefined } };

/** The error offers another try. */
export const Failed: Story = {
  args: { rows: undefined, error: { onRetry: fn() } },
};

/** Nothing is scheduled. */
export const Empty: Story = { args: { rows: [] } };
