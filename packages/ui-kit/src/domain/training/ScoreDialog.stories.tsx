import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { ScoreDialog } from "./ScoreDialog.tsx";
import { LONG_NAME, SCORE } from "./training-fixture.ts";

/**
 * The questions and answers of an exam, the newest question first.
 *
 * ## When to use
 * Behind a score in the record.
 *
 * ## When not to use
 * For corrections: it can only be read.
 *
 * ## Content
 * The title names the lesson, since the dialog covers its row. Each question shows by a word and an icon whether it
 * was answered correctly.
 *
 * ## Behaviour
 * It scrolls by itself. Its title and Close stay visible.
 *
 * ## Accessibility
 * A dialog whose text can be scrolled by keyboard. Right and wrong are words, not colours.
 *
 * ## For developers
 * Questions are HTML of other authors and are cleaned. Answers are plain text: never show one as HTML, since a
 * learner may have typed it.
 */
const meta = {
  title: "Components/Training/ScoreDialog",
  component: ScoreDialog,
  args: {
    open: true,
    lessonName: "Classes, divisions and packing groups",
    score: SCORE,
    onClose: fn(),
  },
  parameters: { frame: { height: 760 } },
} satisfies Meta<typeof ScoreDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The last attempt is above the earlier ones. */
export const Attempts: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole("dialog", { name: /^Classes, divisions/ }));
    await expect(dialog.getByText("3/4 corrected to 100%", { exact: false })).toBeInTheDocument();
    const [last, previous] = dialog.getAllByRole("list");
    await expect(last?.children).toHaveLength(4);
    await expect(last?.firstElementChild).toHaveTextContent(/^Which packing group/);
    await expect(previous?.children).toHaveLength(2);
    const ofLast = within(last ?? document.body);
    await expect(ofLast.getAllByRole("img", { name: "Not correct" })).toHaveLength(1);
    await expect(ofLast.getAllByText("Correct responses")).toHaveLength(1);
    await expect(dialog.getByRole("heading", { name: "Previous Attempts" })).toBeInTheDocument();
    await expect(dialog.getAllByRole("img", { name: "Not correct" })).toHaveLength(2);
    await expect(dialog.getAllByText("Correct responses")).toHaveLength(2);
    await waitFor(() => expect(page.getByRole("button", { name: "Close" })).toBeVisible());
  },
};

/** The dialog is as wide as the phone allows. */
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

/** A single attempt has no heading between attempts. Unsafe HTML is removed. */
export const OneAttempt: Story = {
  args: {
    lessonName: LONG_NAME,
    score: {
      startedAt: null,
      completedAt: null,
      correct: 1,
      total: 20,
      questions: [
        {
          id: "1",
          description:
            '<p onclick="steal()">Choose <em>all</em> that apply.<script>steal()</script></p><ul><li>Fuel</li><li>Oil</li></ul>',
          isCorrect: false,
          learnerResponses: [],
          correctResponses: ["V1 < VR", "Fuel & oil"],
        },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText("V1 < VR")).toBeInTheDocument();
    await expect(page.getByText("No response")).toBeInTheDocument();
    await expect(page.queryByText("Previous Attempts")).toBeNull();
    await expect(document.querySelector("[onclick], dialog script")).toBeNull();
  },
};

/** Only the score is known. */
export const WithoutQuestions: Story = { args: { score: { ...SCORE, questions: [] } } };

/** The placeholders have the shape of the questions. */
export const Loading: Story = { args: { score: undefined } };

/** The error and another try are inside the dialog. */
export const Failed: Story = {
  args: { score: undefined, error: { onRetry: fn() } },
};
