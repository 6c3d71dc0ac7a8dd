import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { ProgramTable, ReviewDialog } from "./ProgramTable.tsx";
import { LONG_NAME, NONE, PROGRAM, RECORD } from "./training-fixture.ts";

/**
 * What has to be kept current: topics, and the lessons of each.
 *
 * ## When to use
 * On the program's page.
 *
 * ## When not to use
 * For where a person stands: that is the record. Don't show statuses here.
 *
 * ## Content
 * Topics with their conditions and how often they are due; lessons by name.
 *
 * ## Behaviour
 * A row opens to its lessons. Each can be reviewed, which counts for nothing: a dialog says so first.
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

/** Topics with how often they recur. */
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

/** Once the record is there: where in its period each topic stands, in words for a screen reader. */
export const Statuses: Story = {
  args: { record: { day: "2026-11-20", topics: RECORD } },
  play: async ({ canvas }) => {
    const security = within(canvas.getByRole("row", { name: /Aviation Security/ }));
    await expect(security.getByRole("img")).toHaveAccessibleName(
      "Completed 2026-03-11, expiry 2027-03-31: 66% of the period had passed on 2026-11-20",
    );
    const never = within(canvas.getByRole("row", { name: /Upset Prevention/ }));
    await expect(never.queryByRole("img", { name: /period/ })).toBeNull();
  },
};

/** The same on a phone. */
export const StandingOnAPhone: Story = {
  ...Statuses,
  globals: { viewport: { value: "phone" } },
};

/** A topic's lessons, each with its review. */
export const Open: Story = { args: { expanded: new Set(["4"]), onExpandedChange: fn() } };

/** A card for each topic. */
export const OnAPhone: Story = { ...Open, globals: { viewport: { value: "phone" } } };

/** A topic without lessons, another with every condition. */
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

/** Rows in their final height. */
export const Loading: Story = { args: { rows: undefined } };

/** Says so, and offers another try. */
export const Failed: Story = {
  args: { rows: undefined, error: { onRetry: fn() } },
};

/** No program yet. */
export const Empty: Story = { args: { rows: [] } };

const dialog = { lessonName: "Emergency response and reporting", onConfirm: fn(), onCancel: fn() };

/** Asked before a lesson is looked at again. */
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

/** A browser that keeps tabs from opening after a wait leaves a link to press. */
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
