import type { Page } from "@playwright/test";

/** A text field by its whole label. */
export const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
/** A switch by its whole label. */
export const toggle = (page: Page, name: string) => page.getByRole("switch", { name, exact: true });
/** A button by its whole name. */
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
/** The notice of shell 8. */
export const saved = (page: Page) => page.getByText("Data updated successfully!");
/** A question or a message. */
export const dialog = (page: Page, name: string) => page.getByRole("alertdialog", { name });
/** Value of a label on a page of details. */
export const detail = (page: Page, label: string) =>
  page
    .getByRole("main")
    .locator("dt", { hasText: new RegExp(`^${label}$`) })
    .locator("+ dd");
