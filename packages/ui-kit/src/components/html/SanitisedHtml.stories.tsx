import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SanitisedHtml } from "./SanitisedHtml.tsx";

/**
 * HTML of other authors, cleaned before it is shown.
 *
 * ## When to use
 * For every text that comes as HTML: announcements, notes, questions of an exam.
 *
 * ## When not to use
 * For texts of our own.
 *
 * ## Content
 * Text elements, lists, tables, alignment, and links to the web or a mailbox stay. Scripts, styles, frames, forms
 * and pictures are removed.
 *
 * ## Behaviour
 * It looks like the text around it, whatever its author intended. A long word breaks, and a wide table scrolls by
 * itself.
 *
 * ## Accessibility
 * Headings, lists and tables have their meaning. Links in a new tab cannot access this window.
 *
 * ## For developers
 * It renders DOM nodes and never returns a string. `style`, `class` and `id` are removed. A policy with Trusted
 * Types has to name one: `recurrent-html`.
 */
const meta = {
  title: "Components/SanitisedHtml",
  component: SanitisedHtml,
  args: {
    html:
      "<h2>Winter operations</h2><p>The lesson <strong>Ground De-icing</strong> opens on " +
      '<time datetime="2026-12-01">2026-12-01</time>. <a href="https://ok.test">What changes</a></p>' +
      "<ul><li>Type I fluid</li><li>Type IV fluid</li></ul><blockquote>Make it clean, keep it clean.</blockquote>" +
      "<table><thead><tr><th>Fluid</th><th>Hold-over</th></tr></thead><tbody><tr><td>Type I</td><td>9 min</td></tr></tbody></table>",
  },
} satisfies Meta<typeof SanitisedHtml>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Headings are one level below the page's own. Links open in a new tab. */
export const RichText: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("target", "_blank");
    await expect(canvas.getByRole("heading", { level: 3 })).toBeVisible();
  },
};

/** Text without HTML stays as it is. */
export const PlainText: Story = { args: { html: "Plain text & nothing else" } };

/** Only the text of an attack is shown. */
export const Hostile: Story = {
  args: {
    html:
      `<p onclick="alert(1)" style="position:fixed;inset:0" class="nav">Words</p><script>alert(1)</script>` +
      `<img src=x onerror=alert(1)><a href="javascript:alert(1)">a link without an address</a>`,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("script, img, [style], [class=nav]")).toBeNull();
    await expect(canvasElement.querySelector("a[href]")).toBeNull();
  },
};

/** A word without spaces breaks. */
export const LongWords: Story = {
  args: { html: `<p>${"unbroken".repeat(60)}</p>` },
  globals: { viewport: { value: "narrow" } },
};
