import Box from "@mui/material/Box";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Brand } from "./Brand.tsx";

/**
 * The mark with the product's name: an orbit left open, and the delta wing that begins the next round.
 *
 * - **Do** leave a quarter of the mark's size clear around it.
 * - **Don't** draw it below 20 px.
 */
const meta = {
  title: "Components/Layout/Brand",
  component: Brand,
  argTypes: { ground: { control: "inline-radio", options: ["paper", "ink"] } },
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
  args: { size: "large", ground: "ink" },
  decorators: [
    (Story) => (
      <Box sx={{ p: 4, bgcolor: "nav.bg" }}>
        <Story />
      </Box>
    ),
  ],
};
