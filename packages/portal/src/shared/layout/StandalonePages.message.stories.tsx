import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { FOOTER } from "../../testing/shell-fixture.ts";
import { MessagePage } from "./StandalonePages.tsx";

/**
 * A page that is only a message.
 *
 * ## When to use
 * For a page that is forbidden, not found, or could not be drawn.
 *
 * ## When not to use
 * For something that is missing within a page: that is said in its place.
 *
 * ## Content
 * What happened and who can help, in two sentences. No blame, and no code alone.
 *
 * ## Behaviour
 * It offers one way on, and names where it leads.
 *
 * ## Accessibility
 * Its title takes the focus, because the page that it replaced is gone.
 *
 * ## For developers
 * Give one action at most.
 */
const meta = {
  title: "Components/Layout/MessagePage",
  component: MessagePage,
  parameters: { layout: "fullscreen", frame: { height: 520 } },
  args: {
    product: "Recurrent",
    title: "Access Forbidden",
    children: "You are not authorized to access this page, please contact Recurrent support.",
    action: { label: "Go to Training Status", href: "#/dashboard/training-status" },
    footer: FOOTER,
  },
} satisfies Meta<typeof MessagePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page that this role may not open. */
export const Forbidden: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
    await expect(canvas.getByRole("link", { name: "Go to Training Status" })).toHaveAttribute(
      "href",
      "#/dashboard/training-status",
    );
  },
};

/** An address that leads nowhere. */
export const NotFound: Story = {
  args: { title: "404 Not Found", children: "Oops! It seems that this page does not exist." },
  globals: { viewport: { value: "phone" } },
};

const retry = fn();

/** A page that could not be drawn says what support can use, and is tried again in place. */
export const WithDetail: Story = {
  args: {
    title: "This page could not be loaded",
    children: "Part of this page could not be loaded. Check your connection and reload.",
    detail: "The part “companies_groups@index” of the portal could not be loaded.",
    action: { label: "Reload", onSelect: retry },
  },
  parameters: { controls: { disable: true } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Reload" }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
