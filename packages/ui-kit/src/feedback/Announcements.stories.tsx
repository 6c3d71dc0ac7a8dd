import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Announcements } from "./Announcements.tsx";

const TYPES = ["PRIMARY", "SECONDARY", "SUCCESS", "DANGER", "WARNING", "INFO", "LIGHT", "DARK"];

const text = (type: string) =>
  `${type}. The lesson player is updated on <time datetime="2026-11-28">2026-11-28</time> from 02:00 to ` +
  `04:00 UTC. <a href="https://status.recurrent.test">Details</a>`;

/**
 * What the operator of the portal has to say to a company, above every page. Eight types, each with an
 * icon.
 *
 * - **Do** pass the server's HTML as it is: it is cleaned here.
 * - **Don't** make one that can be dismissed: it stays until the operator takes it back.
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

/** Paragraphs, lists and links; what could do harm is gone. */
export const LongWithParagraphs: Story = {
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

/** From edge to edge, one under the other. */
export const Phone: Story = { globals: { viewport: { value: "phone" } } };

/** Takes no room. */
export const None: Story = {
  args: { announcements: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
  },
};
