import type { Locator } from "@playwright/test";

/** Chooses an option of a select by its whole name. */
export async function choose(select: Locator, name: string): Promise<void> {
  await select.click();
  await select.page().getByRole("option", { name, exact: true }).click();
}
