/** First steps of the stories of both dialogs that bring people into a group. */
import { expect, screen, userEvent, within } from "storybook/test";
import { pressBulkAction } from "./press-bulk-action.ts";

/** Selects everybody and opens the dialog of the action. */
export async function openGroupDialog(action: "Add to group" | "Move to group") {
  await userEvent.click(await screen.findByRole("checkbox", { name: "Select all" }));
  await pressBulkAction(action);
  return within(await screen.findByRole("dialog", { name: action }));
}

/** Opens the dialog and chooses the group. */
export async function chooseGroup(action: "Add to group" | "Move to group", group: string) {
  const dialog = await openGroupDialog(action);
  await expect(await dialog.findByRole("combobox", { name: "Group" })).toHaveFocus();
  await userEvent.click(await dialog.findByRole("option", { name: group }));
  return dialog;
}
