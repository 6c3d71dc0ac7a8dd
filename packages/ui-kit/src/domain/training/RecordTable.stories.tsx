import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { initialTableState } from "../../components/tables/table-state.ts";
import { ExpiryNotes } from "./RecordNotes.tsx";
import { RecordTable } from "./RecordTable.tsx";
import { manyTopics, ODD_RECORD, RECORD } from "./training-fixture.ts";

/**
 * The record for a regulator, premium tier.
 *
 * ## When to use
 * On the record's page of a company with that tier, the person's own or a trainee's.
 *
 * ## When not to use
 * For the essentials tier. Don't derive an expiry here: an empty one is shown as empty.
 *
 * ## Content
 * The topic with its icon, its frequency, its completion and its expiry. Layout 5 has notes on renamed topics and
 * versions, layout 4 a note beside each expiry.
 *
 * ## Behaviour
 * A row opens to its lessons and their scores. A score opens the questions and answers. A bar shows how much of a
 * topic's period has passed.
 *
 * ## Accessibility
 * Icons have their words. Notes on renamed topics are dialogs with named buttons.
 *
 * ## For developers
 * Pass the server's statuses unchanged.
 */
const meta = {
  title: "Components/Training/RecordTable",
  component: RecordTable,
  argTypes: { version: { control: "inline-radio", options: [1, 4, 5] } },
  args: { rows: RECORD, version: 5, day: "2026-11-20", onScore: fn() },
} satisfies Meta<typeof RecordTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = { expanded: new Set(["4"]), onExpandedChange: fn() };

/** The current layout shows this version and the one before. */
export const Layout5: Story = {
  args: opened,
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole("heading", {
        name: "Current Version (All remaining lessons in this version will be scheduled for trainee completion before the expiration date)",
      }),
    ).toBeVisible();
    await expect(
      canvas.getByRole("heading", {
        name: "Previous Version (This version was not completed in full before the new version was released)",
      }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "19/20 corrected to 100%" }));
    await expect(args.onScore).toHaveBeenCalledWith(
      expect.objectContaining({ lessonName: "Classes, divisions and packing groups" }),
    );
    const lessons = within(
      canvas.getByRole("table", { name: "Current Version of Dangerous Goods" }),
    );
    await expect(lessons.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
      "Lessons",
      "Start date",
      "End date",
      "Score",
    ]);
    const [, first] = lessons.getAllByRole("row");
    await expect(first).toHaveTextContent(/2026-01-12.*2026-01-12/);
    const withoutExam = within(canvas.getByRole("row", { name: /Lithium batteries/ }));
    await expect(withoutExam.getByText("N/A")).toBeVisible();
    await expect(withoutExam.queryByRole("button")).toBeNull();
    const signs = (name: RegExp) =>
      within(canvas.getByRole("row", { name }))
        .queryAllByRole("img")
        .map((sign) => sign.getAttribute("aria-label"));
    await expect(signs(/Aviation Security/)).toEqual([]);
    await expect(signs(/Ground De-icing/)).toEqual(["Expired", "Seasonal"]);
    await expect(signs(/North Atlantic/)).toEqual(["International Procedures"]);
    const risky = within(canvas.getByRole("row", { name: /Controlled Flight/ }));
    await expect(risky.getByRole("img", { name: "At Risk Of Expiry" })).toBeVisible();
    await expect(risky.getByText("At Risk Of Expiry")).toBeVisible();
    const once = canvas.getByRole("row", { name: /King Air 350/ });
    await expect(within(once).queryByRole("img")).toBeNull();
    await expect(once.querySelectorAll("time")).toHaveLength(1);
    await expect(within(once).getAllByRole("cell").at(-1)).toHaveTextContent("");
  },
};

/** Each bar shows how much of the topic's period has passed. A topic without completion or expiry has no bar. */
export const PeriodBars: Story = {
  // Rows are sorted by name, in whatever order they arrive.
  args: { rows: RECORD.toReversed() },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole("rowheader").map(({ textContent }) => textContent);
    await expect(names).toHaveLength(RECORD.length);
    await expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "en")));
    const bar = (name: RegExp) =>
      canvas.getByRole("row", { name }).querySelector<HTMLElement>("[data-runway]");
    await expect(bar(/Aviation Security/)?.title).toBe(
      "Completed 2026-03-11, expiry 2027-03-31, 66% of the period used by 2026-11-20",
    );
    const expired = bar(/Ground De-icing/);
    await expect(expired?.style.getPropertyValue("--day")).toBe("100%");
    await expect(expired?.style.getPropertyValue("--expiry")).toBe("98.7%");
    await expect(expired?.style.getPropertyValue("--ink")).toContain("status-expired-main");
    await expect(bar(/King Air 350/)).toBeNull();
    await expect(bar(/Upset Prevention/)).toBeNull();
  },
};

/** A renamed topic shows its former name and the reason. */
export const FormerNames: Story = {
  args: opened,
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    for (const { row, title, text, name } of [
      {
        row: /Crew Resource Management/,
        title: "Former Topic Name",
        text: "This Topic was renamed to better reflect its updated content.",
        name: "Cockpit Resource Management",
      },
      {
        row: /Emergency response and reporting/,
        title: "Former Lesson Name",
        text: "This lesson was renamed to better reflect its updated content.",
        name: "Emergency response",
      },
    ]) {
      const cells = within(canvas.getByRole("row", { name: row }));
      const former = cells.getByRole("button", { name: "Formerly known as" });
      await userEvent.hover(former);
      await expect(
        await page.findByRole("tooltip", { name: `Formerly known as ${name}` }),
      ).toBeInTheDocument();
      await userEvent.click(former);
      const dialog = within(await page.findByRole("alertdialog", { name: title }));
      await expect(dialog.getByText(text)).toBeInTheDocument();
      await expect(dialog.getByText(`Formerly: ${name}`)).toBeInTheDocument();
      await userEvent.click(dialog.getByRole("button", { name: "Ok" }));
      await waitFor(() => expect(page.queryByRole("alertdialog")).toBeNull());
    }
  },
};

/** 'In Progress' and 'Initial only' have explanations for pointer, keyboard and touch. Rows can be searched. */
export const Explained: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(canvas.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
      "Details",
      "Name",
      "Periodicity",
      "Completed",
      "Expiry",
    ]);
    await expect(canvas.getByRole("columnheader", { name: /^Name/ })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    await userEvent.type(canvas.getByRole("searchbox"), "WEIGHT and");
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await expect(canvas.getByRole("rowheader")).toHaveTextContent("Weight and Balance");
    await userEvent.clear(canvas.getByRole("searchbox"));
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(RECORD.length));
    for (const tip of [
      "Topics with Initial Only periodicity that appear in the training record have been completed once and are not part of the recurrent program.",
      "Expiry will be shown once this topic has been completed.",
    ]) {
      const words = canvas.getByRole("button", { name: tip });
      words.focus();
      await userEvent.hover(words);
      await expect(await page.findByRole("tooltip", { name: tip })).toHaveTextContent(tip);
    }
  },
};

/** The old layout has its own note on expiry. */
export const Layout4: Story = {
  args: { ...opened, version: 4 },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(canvas.getByRole("heading", { name: "Current Version" })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Previous Version" })).toBeVisible();
    const renamed = within(canvas.getByRole("row", { name: /Crew Resource Management/ }));
    await expect(renamed.queryByRole("button", { name: "Formerly known as" })).toBeNull();
    await userEvent.click(renamed.getByRole("button", { name: "Please Note" }));
    const dialog = within(await page.findByRole("alertdialog", { name: "Please Note" }));
    await waitFor(() =>
      expect(dialog.getByText(/^All topics deliver at least one lesson per year/)).toBeVisible(),
    );
    await expect(
      dialog.getByText(
        /^Except for topics based on calendar date expiry.* accomplished within 60 days of the first expiry\.$/,
      ),
    ).toBeVisible();
  },
};

/** Labels are above values in two columns. */
export const OnAPhone: Story = { args: opened, globals: { viewport: { value: "phone" } } };

/** Today's record says how far an expired or at-risk day is; an older one does not. */
export const OfToday: Story = {
  args: { today: "2026-11-20" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^(in \d+ days|\d+ days ago)$/).length).toBeGreaterThan(0);
  },
};

/** On a phone, the label of an expiry is beside its day, and the distance and status are below the day. */
export const OfTodayOnAPhone: Story = {
  ...OfToday,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const [distance] = canvas.getAllByText(/^(in \d+ days|\d+ days ago)$/);
    const cell = distance?.closest("[data-label=Expiry]");
    await expect(cell).toHaveStyle({ alignItems: "baseline" });
  },
};

/** The old layout has two columns too. */
export const Layout4OnAPhone: Story = {
  args: { ...opened, version: 4 },
  globals: { viewport: { value: "phone" } },
};

const odd = { rows: ODD_RECORD, expanded: new Set(["1", "2"]), onExpandedChange: fn() };

/** Unknown codes, nulls, empty and long names leave a readable page. */
export const UnexpectedValues: Story = {
  args: odd,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/undefined|null|NaN|Invalid|\[object/);
  },
};

/** On a phone, unexpected values leave a readable page too. */
export const UnexpectedValuesOnAPhone: Story = {
  args: odd,
  globals: { viewport: { value: "phone" } },
};

/** One button opens two thousand lessons. A page of a hundred topics draws a thousand of them. */
export const TwoHundredTopics: Story = {
  args: {
    rows: manyTopics(200),
    state: { ...initialTableState({ id: "name", desc: false }), pageSize: 100 },
    onStateChange: fn(),
  },
  // A thousand equal rows show axe and a picture no more than ten do, and cost half a minute.
  parameters: { a11y: { test: "off" }, chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Expand All" }));
    await expect(
      canvas.getAllByRole("button", { name: /corrected to 100%$/, hidden: true }),
    ).toHaveLength(1000);
  },
};

/** The notes on expiry above a record take one line until they are opened. */
export const Notes: Story = {
  parameters: { controls: { disable: true } },
  render: () => <ExpiryNotes />,
  play: async ({ canvas }) => {
    const notes = canvas.getByRole("note");
    const line = notes.offsetHeight;
    await expect(line).toBeLessThan(24);
    const opener = canvas.getByRole("button", { name: "Show all notes" });
    await userEvent.click(opener);
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByText(/accomplished within 60 days/)).toBeVisible();
    await expect(notes.offsetHeight).toBeGreaterThan(line);
    await userEvent.click(opener);
    await expect(notes.offsetHeight).toBe(line);
  },
};

/** Rows have their final height. */
export const Loading: Story = { args: { rows: undefined } };

/** The error offers another try. */
export const Failed: Story = {
  args: { rows: undefined, error: { onRetry: fn() } },
  parameters: { controls: { disable: true } },
};

/** The record is empty on this date. */
export const Empty: Story = {
  args: { rows: [] },
  parameters: { controls: { disable: true } },
};
