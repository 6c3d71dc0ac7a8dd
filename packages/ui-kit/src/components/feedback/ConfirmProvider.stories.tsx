import Button from "@mui/material/Button";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { ConfirmProvider, useConfirm } from "./ConfirmProvider.tsx";
import { MessageDialog } from "./Dialog.tsx";
import type { ConfirmQuestion } from "./ConfirmProvider.tsx";

const DELETE = { confirmLabel: "Delete", isDestructive: true };

/** Asks when its button is pressed, and shows the answer. */
function Asking(question: ConfirmQuestion) {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState("nothing yet");
  return (
    <>
      <Button
        variant="outlined"
        onClick={async () => setAnswer((await confirm(question)) ? "deleted" : "kept")}
      >
        Ask
      </Button>
      <p>Answer: {answer}</p>
    </>
  );
}

/**
 * Asks before an action that cannot be undone.
 *
 * ## When to use
 * Before deleting, and before leaving with unsaved changes.
 *
 * ## When not to use
 * For an action that can be undone: do it, and offer Undo in a notice. To inform: use a notice or a message.
 *
 * ## Content
 * The title is Confirmation, the question has exactly the required words, and the button names the action: Delete,
 * Leave. Never Yes and No, since buttons are read without their question.
 *
 * ## Behaviour
 * Cancel has the focus, so Enter does no harm. Escape, a press outside and leaving the page mean no.
 *
 * ## Accessibility
 * An alert dialog: the question is read out when it opens. The focus returns to the element that opened it.
 *
 * ## For developers
 * `if (await confirm({ question, confirmLabel }))` with `useConfirm`, below one `ConfirmProvider` near the root.
 */
const meta = {
  title: "Components/Feedback/ConfirmDialog",
  component: ConfirmProvider,
  args: { children: <Asking {...DELETE} question="Do you really want to delete this group?" /> },
  // The texts of a question are visible only once it is open.
  parameters: { frame: { height: 400 }, controls: { disable: true } },
} satisfies Meta<typeof ConfirmProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The question, Cancel with the focus, and the red button. */
export const Confirm: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: "Ask" }));
    const dialog = await page.findByRole("alertdialog", { name: "Confirmation" });
    await expect(dialog).toHaveAccessibleDescription("Do you really want to delete this group?");
    await expect(page.getByRole("button", { name: "Cancel" })).toHaveFocus();
    // The dialog fades in.
    await waitFor(() => expect(page.getByRole("button", { name: "Delete" })).toBeVisible());
  },
};

/** The subject is on a line of its own, and read out with the question. */
export const Named: Story = {
  args: {
    children: (
      <Asking
        {...DELETE}
        question="Do you really want to delete this user?"
        subject="Łukasz Wiśniewski"
      />
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: "Ask" }));
    const dialog = await page.findByRole("alertdialog", { name: "Confirmation" });
    await expect(dialog).toHaveAccessibleDescription(
      "Do you really want to delete this user? Łukasz Wiśniewski",
    );
  },
};

/** A question that deletes nothing on the server. The button that preserves the typed values is the primary one. */
export const Neutral: Story = {
  args: {
    children: (
      <Asking
        title="Leave this page?"
        question="What you changed has not been saved."
        confirmLabel="Leave"
        cancelLabel="Stay"
        isCancelMain
      />
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: "Ask" }));
    const stay = await page.findByRole("button", { name: "Stay" });
    await expect(stay).toHaveFocus();
    await expect(stay).toHaveClass("MuiButton-contained");
    await expect(page.getByRole("button", { name: "Leave" })).toHaveClass("MuiButton-outlined");
  },
};

/** Each answer resolves the promise of `useConfirm`, and the focus returns to the button. */
export const FocusReturns: Story = {
  args: { children: <Asking {...DELETE} question="Do you really want to delete this user?" /> },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const opener = canvas.getByRole("button", { name: "Ask" });
    await userEvent.click(opener);
    await userEvent.click(await page.findByRole("button", { name: "Cancel" }));
    await expect(await canvas.findByText("Answer: kept")).toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    const dialog = await page.findByRole("alertdialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "Delete" }));
    await expect(await canvas.findByText("Answer: deleted")).toBeInTheDocument();
    await waitFor(() => expect(page.queryByRole("alertdialog")).toBeNull());
    await userEvent.click(opener);
    await page.findByRole("alertdialog");
    await userEvent.keyboard("{Escape}");
    await expect(await canvas.findByText("Answer: kept")).toBeInTheDocument();
  },
};

/** A message that needs no decision. */
export const Message: Story = {
  render: () => (
    <MessageDialog open onClose={fn()}>
      Must have at least one RPE and one Role
    </MessageDialog>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole("button", { name: "Ok" })).toHaveFocus();
  },
};
