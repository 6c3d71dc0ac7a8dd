import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { AppLink, type LinkComponentProps, LinkProvider } from "./AppLink.tsx";

/**
 * A link in text.
 *
 * ## When to use
 * For another page.
 *
 * ## When not to use
 * To change data: use a button.
 *
 * ## Content
 * The name of the target. Never 'here'.
 *
 * ## Behaviour
 * A faint line normally, a full one on hover, since not everybody can see the colour. Names in tables have the
 * colour of text, because a column of blue would be too loud.
 *
 * ## Accessibility
 * It opens in a new tab as the browser's own links do. A link to another site is recognised by its address.
 *
 * ## For developers
 * `color="textPrimary"` for names in tables. Below a `LinkProvider` it uses the application's router.
 */
const meta = {
  title: "Components/AppLink",
  component: AppLink,
  args: { href: "#/company/users/12", children: "Ingrid Sørensen" },
} satisfies Meta<typeof AppLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link in running text. */
export const Accent: Story = {};

/** It has the colour of text until hovered. The line below it marks it as a link. */
export const NameInATable: Story = { args: { color: "textPrimary" } };

/** The page in the new tab cannot access this window. */
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

/** The application decides how to follow an address. */
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
