import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Announcements } from "./Announcements.tsx";

const TYPES = ["PRIMARY", "SECONDARY", "SUCCESS", "DANGER", "WARNING", "INFO", "LIGHT", "DARK"];

const text = (type: string) =>
  `${type}. The lesson player is updated on <time datetime="2026-11-28">2026-11-28</time> from 02:00 to ` +
  `04:00 UTC. <a href="https://status.recurrent.test">Details</a>`;

/**
 * What the operator of the portal has to say to a company, above every page.
 *
 * ## When to use
 * For what concerns everybody at once: a maintenance, a change, a subscription that ends.
 *
 * ## When not to use
 * For what a person has just done, which is a notice. Don't make one that can be dismissed: it stays
 * until the operator takes it back.
 *
 * ## Content
 * HTML of the operator, cleaned; one line of it is seen at first. Eight types, each with an icon.
 *
 * ## Behaviour
 * One line each, from edge to edge. What is longer opens on press, by its button too, and where a link
 * in it has the focus.
 *
 * ## Accessibility
 * A region of its own. The icon says the type in words; the button says whether the whole text is open.
 *
 * ## For developers
 * Pass the server's HTML as it is: it is cleaned here. An unknown type looks like LIGHT.
 */
const meta = {
  title: "Components/Feedback/Announcements",
  component: Announcements,
  args: {
    announcements: TYPES.map((type, at) => ({ id: String(at), type, html: text(type) })),
  },
} satisfies Meta<typeof Announcements>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The eight types, in the server's order. */
export const EveryType: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link", { name: "Details" });
    await expect(links).toHaveLength(TYPES.length);
    await expect(links[0]).toHaveAttribute("rel", "noopener noreferrer");
  },
};

/** A type nobody knows looks like information. */
export const UnknownType: Story = {
  args: { announcements: [{ id: "1", type: "SPARKLING", html: text("SPARKLING") }] },
};

/** One line until it is pressed; then paragraphs, lists and links. What could do harm is gone. */
export const LongWithParagraphs: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "Show all of announcement 1" });
    const area = canvas.getByRole("region", { name: "Announcements" });
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(area.offsetHeight).toBeLessThan(44);
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(area.offsetHeight).toBeGreaterThan(80);
    await userEvent.click(canvas.getByText("Winter operations:", { exact: false }));
    await expect(area.offsetHeight).toBeLessThan(44);
    // A link never has the focus where it cannot be seen.
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Write to us" })).toHaveFocus();
    await expect(area.offsetHeight).toBeGreaterThan(80);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(button).toHaveAttribute("aria-expanded", "true");
  },
  args: {
    announcements: [
      {
        id: "1",
        type: "WARNING",
        html:
          "<p>Winter operations: <strong>Ground De-icing</strong> opens for Northern hemisphere crews on " +
          "2026-12-01.</p><ul><li>Two lessons, about forty minutes</li><li>Due before the first departure</li></ul>" +
          `<p>Questions? <a href="mailto:help@recurrent.test">Write to us</a>.</p><script>alert(1)</script>`,
      },
    ],
  },
};

/** One that prevents training: its whole text, always. */
export const StaysOpen: Story = {
  args: {
    announcements: [
      { id: "1", type: "DANGER", staysOpen: true, html: `${text("DANGER")} `.repeat(4) },
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole("region", { name: "Announcements" }).offsetHeight).toBeGreaterThan(
        50,
      ),
    );
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** From edge to edge, one under the other. */
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const area = canvas.getByRole("region", { name: "Announcements" });
    await canvas.findByRole("button", { name: "Show all of announcement 1" });
    const heights = [...area.children].map((line) =>
      Math.round(line.getBoundingClientRect().height),
    );
    await expect(new Set(heights)).toEqual(new Set([49]));
  },
};

/** Takes no room. */
export const None: Story = {
  args: { announcements: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
  },
};
