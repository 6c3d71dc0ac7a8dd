import Box from "@mui/material/Box";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Brand } from "./Brand.tsx";

/**
 * The mark with the product's name: an open orbit, and a delta wing at its start.
 *
 * ## When to use
 * Once in a view: at the top of the sidebar, on the sign-in pages, on a certificate.
 *
 * ## When not to use
 * Below 20 px, in another colour, or as an icon for anything else.
 *
 * ## Content
 * The name of the installation, in the style of a heading or title.
 *
 * ## Behaviour
 * White and light blue on ink, text and blue on paper. It follows the scheme by itself.
 *
 * ## Accessibility
 * The mark is decoration, since the name is beside it. Leave a quarter of its size clear around it.
 *
 * ## For developers
 * `variant="ink"` on the sidebar and the login panel.
 */
const meta = {
  title: "Components/Layout/Brand",
  component: Brand,
  argTypes: { variant: { control: "inline-radio", options: ["paper", "ink"] } },
  args: { product: "Recurrent" },
} satisfies Meta<typeof Brand>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 24 px is the size on message pages. */
export const Small: Story = {};

/** 32 px is the size on the login page. */
export const Large: Story = { args: { size: "large" } };

/** On the dark background of the sidebar, the accent is lighter. */
export const InkVariant: Story = {
  args: { size: "large", variant: "ink" },
  decorators: [
    (Story) => (
      <Box sx={{ p: 4, bgcolor: "nav.bg" }}>
        <Story />
      </Box>
    ),
  ],
};
