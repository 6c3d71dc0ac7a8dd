import Box from "@mui/material/Box";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Brand } from "./Brand.tsx";

/**
 * The mark with the product's name: an orbit left open, and the delta wing that begins the next round.
 *
 * ## When to use
 * Once in a view: at the head of the sidebar, on the sign-in pages, on a certificate.
 *
 * ## When not to use
 * Below 20 px, in another colour, or as an icon for something else.
 *
 * ## Content
 * The name as the installation has it, set in heading or title.
 *
 * ## Behaviour
 * White and light blue on ink, text and blue on paper. It follows the scheme by itself.
 *
 * ## Accessibility
 * The mark is decoration: the name beside it says the same. Leave a quarter of its size clear around
 * it.
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

/** 24 px, on message pages. */
export const Small: Story = {};

/** 32 px, on the login page. */
export const Large: Story = { args: { size: "large" } };

/** On the sidebar's ground, with the accent that is light enough for it. */
export const OnInk: Story = {
  args: { size: "large", variant: "ink" },
  decorators: [
    (Story) => (
      <Box sx={{ p: 4, bgcolor: "nav.bg" }}>
        <Story />
      </Box>
    ),
  ],
};
