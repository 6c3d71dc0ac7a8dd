import Box from "@mui/material/Box";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Announcements, type AnnouncementsProps } from "./Announcements.tsx";
import { AnnouncementsButton } from "./AnnouncementsButton.tsx";
import { useFoldedAnnouncements } from "./useFoldedAnnouncements.ts";
import { forgetMarks, readMark, storeMark } from "./read-announcements.ts";

const TYPES = ["PRIMARY", "SECONDARY", "SUCCESS", "DANGER", "WARNING", "INFO", "LIGHT", "DARK"];

const text = (type: string) =>
  `${type}. The lesson player is updated on <time datetime="2026-11-28">2026-11-28</time> from 02:00 to ` +
  `04:00 UTC. <a href="https://status.recurrent.test">Details</a>`;

/**
 * Messages from the operator of the portal to a company, above every page.
 *
 * ## When to use
 * For news that concern everybody: maintenance, a change, a subscription that ends.
 *
 * ## When not to use
 * To confirm what a person has just done: use a notice. Don't make an announcement that disappears. It can be
 * opened until the operator removes it.
 *
 * ## Content
 * HTML of the operator, cleaned. Collapsed, it shows one line, or two on a phone or tablet. There are eight types,
 * each with an icon.
 *
 * ## Behaviour
 * A long announcement opens when it is pressed, by its button, and when a link in it takes the focus. Once the
 * whole text is visible, the button moves it into the title bar. It stays open or moved on the next page and in
 * later visits, until its text changes.
 *
 * ## Accessibility
 * A region of its own. The icon has the type as text, and the button says whether the whole text is open. Moving an
 * announcement to the title bar moves the focus to the button there, which says how many were read. Opening it
 * again moves the focus back to the region.
 *
 * ## For developers
 * Pass the server's HTML unchanged: it is cleaned here. An unknown type looks like LIGHT. `useFoldedAnnouncements`
 * connects the region and the button.
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

/** The region above a bar with its button, as on every page. */
function WithButton({ announcements }: AnnouncementsProps) {
  const { area, button } = useFoldedAnnouncements(announcements, "1", "/");
  return (
    <>
      <Announcements {...area} />
      <Box sx={{ display: "flex", justifyContent: "end", minHeight: 44, px: 1 }}>
        <AnnouncementsButton {...button} />
      </Box>
    </>
  );
}

const LONG = {
  id: "1",
  type: "WARNING",
  html:
    "<p>Winter operations: <strong>Ground De-icing</strong> opens for Northern hemisphere crews on " +
    "2026-12-01.</p><ul><li>Two lessons, about forty minutes</li><li>Due before the first departure</li></ul>" +
    `<p>Questions? <a href="mailto:help@recurrent.test">Write to us</a>.</p><script>alert(1)</script>`,
};
const SHORT = { id: "2", type: "INFO", html: "Certificates can be printed again." };

/** The eight types, in the server's order. */
export const EveryType: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link", { name: "Details" });
    await expect(links).toHaveLength(TYPES.length);
    await expect(links[0]).toHaveAttribute("rel", "noopener noreferrer");
  },
};

/** An unknown type looks like information. */
export const UnknownType: Story = {
  args: { announcements: [{ id: "1", type: "SPARKLING", html: text("SPARKLING") }] },
};

/** One line is visible until it is pressed, then paragraphs, lists and links. Unsafe HTML is removed. */
export const LongWithParagraphs: Story = {
  args: { announcements: [LONG] },
  beforeEach: forgetMarks,
  render: WithButton,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "Show all of announcement 1" });
    const area = canvas.getByRole("region", { name: "Announcements" });
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(area.offsetHeight).toBeLessThan(44);
    // A cut line is filled to its end.
    const wrap = () =>
      getComputedStyle(area.querySelector("[data-text]") ?? area).getPropertyValue(
        "text-wrap-style",
      );
    await expect(wrap()).toBe("auto");
    // A link never has the focus while it is hidden.
    button.focus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole("link", { name: "Write to us" })).toHaveFocus();
    await expect(area.offsetHeight).toBeGreaterThan(80);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(area.offsetHeight).toBeLessThan(44);
    await userEvent.keyboard("{Enter}");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(button).toHaveFocus();
    await expect(area.offsetHeight).toBeGreaterThan(80);
    await expect(wrap()).toBe("balance");
    // A press in the text does not collapse it.
    await userEvent.click(canvas.getByText("Winter operations:", { exact: false }));
    await expect(area.offsetHeight).toBeGreaterThan(80);
  },
};

/** A press anywhere on the line opens it. */
export const OpenedByALine: Story = {
  args: { announcements: [LONG] },
  beforeEach: forgetMarks,
  render: WithButton,
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Show all of announcement 1" });
    await userEvent.click(canvas.getByText("Winter operations:", { exact: false }));
    await expect(canvas.getByText("Due before the first departure")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Show less of announcement 1" })).toBeVisible();
  },
};

/** Read announcements leave their space to the page, and a button says how many there are. */
export const Folded: Story = {
  args: { announcements: [LONG, SHORT] },
  beforeEach: forgetMarks,
  render: WithButton,
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "Show less of announcement 2" }),
    );
    await expect(canvas.getByRole("button", { name: "1 read announcement" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Show all of announcement 1" }));
    await userEvent.click(canvas.getByRole("button", { name: "Show less of announcement 1" }));
    await expect(canvas.queryByRole("region")).toBeNull();
    const button = canvas.getByRole("button", { name: "2 read announcements" });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-expanded", "false");
  },
};

/** The button opens and closes them, with the keyboard alone. */
export const Unfolded: Story = {
  args: { announcements: [LONG, SHORT] },
  beforeEach: forgetMarks,
  render: WithButton,
  play: async (context) => {
    const { canvas } = context;
    await Folded.play?.(context);
    await userEvent.keyboard("{Enter}");
    const area = canvas.getByRole("region", { name: "Announcements" });
    await expect(area).toHaveFocus();
    await expect(area).toHaveTextContent(/Due before the first departure.*printed again/);
    const button = canvas.getByRole("button", { name: "2 read announcements" });
    await expect(button).toHaveAttribute("aria-expanded", "true");
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByRole("region")).toBeNull();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("region", { name: "Announcements" })).toBeVisible();
  },
};

/** A newer announcement is shown alone, and the read ones stay in the title bar. */
export const NewerThanRead: Story = {
  args: { announcements: [SHORT, LONG] },
  beforeEach: () => {
    forgetMarks();
    storeMark(readMark("1", SHORT));
  },
  render: WithButton,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Winter operations:", { exact: false })).toBeVisible();
    await expect(canvas.queryByText(/printed again/)).toBeNull();
    await expect(canvas.getByRole("button", { name: "1 read announcement" })).toBeVisible();
  },
};

/** The same text with another date is new again. */
export const ChangedSinceRead: Story = {
  args: { announcements: [SHORT] },
  beforeEach: () => {
    forgetMarks();
    storeMark(readMark("1", { ...SHORT, html: "Certificates can be printed." }));
  },
  render: WithButton,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/printed again/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /read announcement/ })).toBeNull();
  },
};

/** An announcement that prevents training always shows its whole text. */
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

/** Each has at most two lines, from edge to edge, one below the other. */
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const area = canvas.getByRole("region", { name: "Announcements" });
    await canvas.findByRole("button", { name: "Show all of announcement 1" });
    const heights = [...area.children].map((line) =>
      Math.round(line.getBoundingClientRect().height),
    );
    await expect(new Set(heights)).toEqual(new Set([45]));
    // What is cut fades out.
    for (const cut of area.querySelectorAll("[data-cut] [data-text]")) {
      await expect(getComputedStyle(cut).maskImage).toContain("linear-gradient");
    }
  },
};

/** Without announcements the region takes no space. */
export const None: Story = {
  args: { announcements: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
  },
};
