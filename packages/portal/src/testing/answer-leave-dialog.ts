import { expect, screen, userEvent, waitFor, within } from "storybook/test";

/** Answers the question that appears before unsaved changes are lost. */
export async function answerLeaveDialog(answer: "Stay" | "Leave"): Promise<void> {
  const dialog = await screen.findByRole("alertdialog", { name: "Unsaved changes" });
  await expect(dialog).toHaveTextContent("Leave this page without saving your changes?");
  await userEvent.click(within(dialog).getByRole("button", { name: answer }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
}
