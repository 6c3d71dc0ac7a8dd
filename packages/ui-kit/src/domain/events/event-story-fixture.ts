import { within } from "storybook/test";

/** The editor's code arrives after the form. */
export const notesIn = (element: HTMLElement): Promise<HTMLElement> =>
  within(element).findByRole("textbox", { name: "Notes" }, { timeout: 10_000 });
