import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { ProgramTable, ReviewDialog } from "./ProgramTable.tsx";
import { LONG_NAME, NONE, PROGRAM, RECORD } from "./training-fixture.ts";

/**
 * The topics that have to stay current, with the lessons of each.
 *
 * ## When to use
 * On the program's page.
 *
 * ## When not to use
 * To show a person's progress: use the record.
 *
 * ## Content
 * Topics with their conditions and frequency, and lessons by name.
 *
 * ## Behaviour
 * A row opens to its lessons. Each lesson can be reviewed, which changes no record: a dialog says so first.
 *
 * ## Accessibility
 * Each Review is named after its lesson.
 *
 * ## For developers
 * Ask with a `ReviewDialog` before a review.
 */
const meta = {
  title: "Components/Training/ProgramTable",
  component: ProgramTable,
  args: { rows: PROGRAM, onReview: fn() },
} satisfies Meta<typeof ProgramTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Topics with their frequency. */
export const Program: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Expand All" }));
    await userEvent.click(
      canvas.getByRole("button", { name: "Review Emergency response and reporting" }),
    );
    await expect(args.onReview).toHaveBeenCalledWith(
      expect.objectContaining({ name: "Emergency response and reporting" }),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Collapse All" }));
    await expect(canvas.queryByRole("button", { name: /^Review/ })).toBeNull();
  },
};

const recorded = { record: { day: "2026-11-20", topics: RECORD } };

/**
 * Once the record has loaded, a bar shows how much of each topic's period has passed, with a text for screen
 * readers. The days are below each other. The search finds a status.
 */
export const Statuses: Story = {
  args: recorded,
  play: async ({ canvas }) => {
    const security = within(canvas.getByRole("row", { name: /Aviation Security/ }));
    await expect(security.getByRole("img")).toHaveAccessibleName(
      "Completed 2026-03-11, expiry 2027-03-31, 66% of the period used by 2026-11-20",
    );
    const never = within(canvas.getByRole("row", { name: /Upset Prevention/ }));
    await expect(never.queryByRole("img", { name: /period/ })).toBeNull();
    await expect(never.getByText("In Progress")).toBeVisible();
    const expired = within(canvas.getByRole("row", { name: /Ground De-icing/ }));
    await expect(expired.getByRole("img", { name: "Expired" })).toBeVisible();
    await expect(expired.getByText("Expired")).toBeVisible();
    const lefts = canvas
      .getAllByText(/^2\d{3}-/, { selector: "time" })
      .map((time) => time.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
    await userEvent.type(canvas.getByRole("searchbox"), "at risk of expiry");
    await waitFor(() => expect(canvas.getAllByRole("rowheader")).toHaveLength(1));
    await expect(canvas.getByRole("rowheader")).toHaveTextContent("Controlled Flight Into Terrain");
  },
};

/** On a phone, the bars are on the cards. */
export const StatusesOnAPhone: Story = {
  args: recorded,
  globals: { viewport: { value: "phone" } },
};

/** A topic shows its lessons, each with its review. */
export const Open: Story = { args: { expanded: new Set(["4"]), onExpandedChange: fn() } };

/** Each topic is a card. */
export const OnAPhone: Story = { ...Open, globals: { viewport: { value: "phone" } } };

/** A topic without lessons, and another with every condition. */
export const UnexpectedValues: Story = {
  args: {
    expanded: new Set(["1", "2"]),
    onExpandedChange: fn(),
    rows: [
      {
        id: "1",
        name: LONG_NAME,
        periodicity: "",
        status: null,
        conditions: {
          seasonal: true,
          compressed: true,
          expiration: true,
          internationalProcedures: true,
        },
        lessons: [{ id: "1", name: LONG_NAME }],
      },
      {
        id: "2",
        name: "A topic without lessons",
        periodicity: "1 year",
        status: null,
        conditions: NONE,
        lessons: [],
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

/** There is no program yet. */
export const Empty: Story = { args: { rows: [] } };

const dialog = { lessonName: "Emergency response and reporting", onConfirm: fn(), onCancel: fn() };

/** A dialog asks before a lesson is reviewed. */
export const Review: Story = {
  parameters: { controls: { disable: true }, frame: { height: 320 } },
  render: () => <ReviewDialog {...dialog} pending={false} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const review = await page.findByRole("dialog", { name: "Emergency response and reporting" });
    await expect(review).toHaveAccessibleDescription(
      "You are launching a lesson review. This will not update training records.",
    );
    await waitFor(() => expect(page.getByRole("button", { name: "Cancel" })).toBeVisible());
    await userEvent.click(page.getByRole("button", { name: "I understand" }));
    await expect(dialog.onConfirm).toHaveBeenCalledOnce();
  },
};

/** The browser blocks tabs that open after a delay, so there is a link to press. */
export const ReviewBlocked: Story = {
  parameters: { controls: { disable: true }, frame: { height: 320 } },
  render: () => (
    <ReviewDialog {...dialog} pending={false} blockedHref="https://player.recurrent.test/preview" />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const link = await page.findByRole("link", { name: "Open the lesson review" });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    await userEvent.click(page.getByRole("button", { name: "Close" }));
    await expect(dialog.onCancel).toHaveBeenCalledOnce();
  },
};
