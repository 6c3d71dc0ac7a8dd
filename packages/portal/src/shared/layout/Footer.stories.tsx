import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Footer } from "./Footer.tsx";
import { FOOTER } from "../../testing/shell-fixture.ts";

/**
 * Copyright, revision and the legal pages, below every page.
 *
 * ## When to use
 * At the end of each page, with or without the shell.
 *
 * ## When not to use
 * On printed pages. Don't leave out a legal page: every page links them.
 *
 * ## Content
 * The years, the product's name, the revision, and both legal pages, in the required words.
 *
 * ## Behaviour
 * It is below the page, and hidden while the page shows only placeholders.
 *
 * ## Accessibility
 * A region of its own at the end of the page. Legal pages open in a new tab, and say so.
 *
 * ## For developers
 * Pass the year of the application's clock, so that a fixed clock shows a fixed footer.
 */
const meta = {
  title: "Components/Layout/Footer",
  component: Footer,
  parameters: { layout: "fullscreen" },
  args: FOOTER,
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The footer is at the left, below the page. */
export const InTheShell: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("© 2006 - 2026 Recurrent All Rights Reserved."),
    ).toBeInTheDocument();
    await expect(canvas.getByText("Revision 4f1c9ae")).toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: "Privacy" })).toHaveAttribute(
      "href",
      FOOTER.privacyUrl,
    );
    await expect(canvas.getByRole("link", { name: "Terms of Use" })).toHaveAttribute(
      "href",
      FOOTER.termsOfUseUrl,
    );
  },
};

/** The footer is centred below a centred page. */
export const Centred: Story = { args: { centred: true } };

/** At 320 px it wraps between its parts, not inside them. */
export const Narrowest: Story = { globals: { viewport: { value: "narrow" } } };
