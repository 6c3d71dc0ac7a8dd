import { expect, screen, userEvent, waitFor, within } from "storybook/test";

/** Answers the question that stands before unsaved changes are lost. */
export async function answerLeaving(answer: "Stay" | "Leave"): Promise<void> {
  const asked = await screen.findByRole("alertdialog", { name: "Unsaved changes" });
  await expect(asked).toHaveTextContent("Leave this page without saving your changes?");
  await userEvent.click(within(asked).getByRole("button", { name: answer }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
}
