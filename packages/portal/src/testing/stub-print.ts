import { spyOn } from "storybook/test";

/** Blocks the browser's print dialog while a story is shown, and counts the attempts. */
export function stubPrint(): () => void {
  const print = spyOn(window, "print").mockImplementation(() => undefined);
  return () => print.mockRestore();
}
