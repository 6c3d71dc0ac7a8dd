import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { AppLink, type LinkComponentProps, LinkProvider } from "./AppLink.tsx";

/**
 * A link in text.
 *
 * ## When to use
 * For what leads to another page.
 *
 * ## When not to use
 * For something that changes data: that is a button.
 *
 * ## Content
 * Where it leads, in its own words. Never 'here'.
 *
 * ## Behaviour
 * A faint line at rest, a full one under the pointer: colour alone tells no link to everybody. Names in
 * tables have the colour of text, where a column of blue would shout.
 *
 * ## Accessibility
 * It opens in a new tab as the browser's own links do. One that leaves the portal says so by its
 * address.
 *
 * ## For developers
 * `color="textPrimary"` for names in tables. Rendered through the application's router where a
 * `LinkProvider` stands above it.
 */
const meta = {
  title: "Components/AppLink",
  component: AppLink,
  args: { href: "#/company/users/12", children: "Ingrid Sørensen" },
} satisfies Meta<typeof AppLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In running text. */
export const Accent: Story = {};

/** In the colour of text until it is pointed at; the line below it tells it from one. */
export const NameInATable: Story = { args: { color: "textPrimary" } };

/** A new tab never learns which window opened it. */
export const NewTab: Story = {
  args: { href: "https://crm.example.test/aurora", target: "_blank", children: "CRM account" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("rel", "noopener noreferrer");
  },
};

function RoutedLink({ href, children, ...rest }: LinkComponentProps) {
  return (
    <a {...rest} href={href} data-routed>
      {children}
    </a>
  );
}

/** The application decides how an address is followed. */
export const ThroughARouter: Story = {
  decorators: [
    (Story) => (
      <LinkProvider component={RoutedLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Ingrid Sørensen" });
    await expect(link).toHaveAttribute("data-routed");
    await expect(link).toHaveAttribute("href", "#/company/users/12");
  },
};
