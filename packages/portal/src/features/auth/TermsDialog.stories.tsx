import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { TermsDialog } from "./TermsDialog.tsx";

const PAGE =
  "data:text/html,<body style='font:14px/1.5 sans-serif;padding:24px'><h1>Terms</h1><p>Be careful.";

/**
 * The terms, before the first page of a session.
 *
 * ## Do
 * Enable both buttons before the terms have loaded: the person may know them already.
 *
 * ## Don't
 * Close it by Escape or by a press outside: neither is an answer.
 */
const meta = {
  title: "Screens/General/Terms",
  component: TermsDialog,
  args: { src: PAGE, login: { accept: fn(), accepting: false, decline: fn() } },
} satisfies Meta<typeof TermsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The terms are a page of another site, in a sandboxed frame. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const frame = await page.findByTitle("Terms and Conditions");
    await expect(frame).toHaveAttribute("sandbox");
    await expect(frame.getAttribute("sandbox")).not.toMatch(/allow-(scripts|same-origin|forms)/);
    await waitFor(() => expect(frame.parentElement).toHaveAttribute("aria-busy", "false"));
  },
};

/** The terms did not load in time, and can be tried again. */
export const Failed: Story = { args: { src: "https://nowhere.invalid/terms", timeoutMs: 1 } };
