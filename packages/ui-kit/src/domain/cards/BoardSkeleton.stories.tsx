import Box from "@mui/material/Box";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { BoardSkeleton } from "./BoardSkeleton.tsx";
import { FormSkeleton, TableSkeleton } from "../../components/layout/Skeletons.tsx";

/**
 * What stands in for a page whose code or data is still on its way.
 *
 * ## When to use
 * For the first moment of a page: a board, a table, a form.
 *
 * ## When not to use
 * Once something is there: old rows stay until new ones come. Never a spinner on a blank page.
 *
 * ## Content
 * No words. It has the shape of what comes.
 *
 * ## Behaviour
 * The page's own shape at its own height, so that nothing jumps when it arrives.
 *
 * ## Accessibility
 * One line says what is loading; the shape is hidden from a screen reader, and stands still for whoever
 * asks for less motion.
 *
 * ## For developers
 * Choose the shape of the page to come; `DetailSkeleton` for what is looked at.
 */
const meta = {
  title: "Components/Layout/Skeletons",
  component: BoardSkeleton,
  decorators: [
    (Story) => (
      <Box component="main">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof BoardSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four cards and a table. */
export const Board: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading");
  },
};

/** A table alone. */
export const Table: Story = { render: () => <TableSkeleton /> };

/** A form's sections. */
export const Form: Story = { render: () => <FormSkeleton /> };

/** Cards as rows, the table as cards. */
export const BoardOnAPhone: Story = { globals: { viewport: { value: "phone" } } };
