import { screen, userEvent } from "storybook/test";

/** Presses a button for the people selected in a table; on a phone it is in the menu 'Actions'. */
export async function pressBulkAction(name: string): Promise<void> {
  await screen.findByRole("button", { name: "Clear selection" });
  const opener = screen.queryByRole("button", { name: "Actions" });
  if (opener) await userEvent.click(opener);
  await userEvent.click(await screen.findByRole("button", { name }));
}
