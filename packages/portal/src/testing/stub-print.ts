import { spyOn } from "storybook/test";

/** Keeps the browser's print dialog shut while a story is shown, and counts how often it was asked for. */
export function stubPrint(): () => void {
  const print = spyOn(window, "print").mockImplementation(() => undefined);
  return () => print.mockRestore();
}
