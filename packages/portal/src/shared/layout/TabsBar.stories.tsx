import Box from "@mui/material/Box";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { TabsBar } from "./TabsBar.tsx";

const tabs = [
  ["profile", "Profile"],
  ["program", "Program"],
  ["schedule", "Schedule"],
  ["record", "Training Record"],
  ["events", "Events / Documents"],
].map(([id = "", label = ""]) => ({ id, label, href: `#/company/users/12?tab=${id}` }));

/**
 * The tabs of a person's page, and of a list with two halves.
 *
 * ## When to use
 * If one subject has several pages.
 *
 * ## When not to use
 * For steps in an order, or for a filter. Don't use blue for the selected tab: blue means action.
 *
 * ## Content
 * One or two words each. Tabs that a person does not have are left out.
 *
 * ## Behaviour
 * Each tab has its own URL, so Back, a new tab and a shared link work. If they do not fit, they scroll, the
 * selected one is in the middle, and an edge with more tabs behind it fades.
 *
 * ## Accessibility
 * A navigation of links, with the current one marked. The Tab key moves from one to the next.
 *
 * ## For developers
 * Pass the address of each.
 */
const meta = {
  title: "Components/Layout/TabsBar",
  component: TabsBar,
  args: { label: "Person", tabs, selected: "record" },
  decorators: [
    (Story) => (
      // The padding of a page, which the bar extends into.
      <Box
        component="main"
        sx={{ p: { xs: "16px 16px 32px", sm: "24px 32px 40px" }, overflowX: "clip" }}
      >
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof TabsBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A trainee has five tabs. */
export const Five: Story = {
  play: async ({ canvas }) => {
    const nav = canvas.getByRole("navigation", { name: "Person" });
    await expect(nav).toBeVisible();
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent(
      "Training Record",
    );
  },
};

/** A person with only a record has one tab, which shows the reader where they are. */
export const One: Story = { args: { tabs: tabs.slice(3, 4) } };

/** The tabs of two lists below other content, such as a person's banner. */
export const InPage: Story = {
  args: {
    label: "Events / Documents",
    isInline: true,
    selected: "all",
    tabs: [
      { id: "all", label: "All", href: "#/my/events" },
      { id: "archived", label: "Archived", href: "#/my/events?list=archived" },
    ],
  },
};

/** The last tab does not fit the window, and is scrolled into view because it is selected. */
export const LastOneOnAPhone: Story = {
  args: { selected: "events" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole("navigation");
    const shown = canvas.getByRole("link", { current: "page" });
    await waitFor(() =>
      expect(shown.getBoundingClientRect().right).toBeLessThanOrEqual(
        row.getBoundingClientRect().right,
      ),
    );
  },
};

/** The neighbours of the selected tab are visible, so that a person knows of them. */
export const MiddleOneOnAPhone: Story = {
  args: { selected: "record" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByRole("link", { name: "Events / Documents" }).getBoundingClientRect().left,
      ).toBeLessThan(window.innerWidth - 40),
    );
  },
};
