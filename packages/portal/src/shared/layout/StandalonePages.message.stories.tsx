import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { FOOTER } from "../../testing/shell-fixture.ts";
import { MessagePage } from "./StandalonePages.tsx";

/**
 * A page that is only a message.
 *
 * ## When to use
 * For a page that is forbidden, was not found, or could not be rendered.
 *
 * ## When not to use
 * For something missing within a page: show the message at its place.
 *
 * ## Content
 * What happened and who can help, in two sentences. No blame, and no code alone.
 *
 * ## Behaviour
 * It offers one action, and names the page that it opens.
 *
 * ## Accessibility
 * Its title takes the focus, because the page before was replaced.
 *
 * ## For developers
 * Pass one action at most.
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

/** The reader's role may not open the page. */
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

/** The address does not exist. */
export const NotFound: Story = {
  args: { title: "404 Not Found", children: "Oops! It seems that this page does not exist." },
  globals: { viewport: { value: "phone" } },
};

const retry = fn();

/** A page that could not be rendered shows details for support, and can be tried again in place. */
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
