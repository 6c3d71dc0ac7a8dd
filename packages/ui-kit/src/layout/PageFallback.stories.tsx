import Box from "@mui/material/Box";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PageFallback } from "./PageFallback.tsx";

/**
 * What stands in for a page whose code or data is still on its way: the page's own shape at its own
 * height, so that nothing jumps when it arrives.
 *
 * - **Do** choose the shape of the page to come, with its number of cards.
 * - **Don't** show a spinner on a blank page.
 */
const meta = {
  title: "Components/Layout/PageFallback",
  component: PageFallback,
  decorators: [
    (Story) => (
      <Box component="main">
        <Story />
      </Box>
    ),
  ],
  args: { shape: "training-board" },
} satisfies Meta<typeof PageFallback>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four cards and a table. */
export const TrainingBoard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading");
  },
};

/** Three cards and a table. */
export const EventBoard: Story = { args: { shape: "event-board" } };

/** A table alone. */
export const Table: Story = { args: { shape: "table" } };

/** A form's sections. */
export const Form: Story = { args: { shape: "form" } };

/** Cards as rows, the table as cards. */
export const BoardOnAPhone: Story = { globals: { viewport: { value: "phone" } } };
