import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { TermsDialog } from "./TermsDialog.tsx";

const PAGE =
  "data:text/html,<body style='font:14px/1.5 sans-serif;padding:24px'><h1>Terms</h1><p>Be careful.";

/**
 * The terms, before the first page of a session.
 *
 * ## Do
 * Let both buttons be pressed before the page has come: the terms may be known.
 *
 * ## Don't
 * Close it by Escape or a press outside: neither says yes or no.
 */
const meta = {
  title: "Screens/General/Terms",
  component: TermsDialog,
  args: { src: PAGE, login: { accept: fn(), accepting: false, decline: fn() } },
} satisfies Meta<typeof TermsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page from elsewhere, sandboxed. */
export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const frame = await page.findByTitle("Terms and Conditions");
    await expect(frame).toHaveAttribute("sandbox");
    await expect(frame.getAttribute("sandbox")).not.toMatch(/allow-(scripts|same-origin|forms)/);
    await waitFor(() => expect(frame.parentElement).toHaveAttribute("aria-busy", "false"));
  },
};

/** A page that does not come in time can be tried again. */
export const Failed: Story = { args: { src: "https://nowhere.invalid/terms", timeoutMs: 1 } };
