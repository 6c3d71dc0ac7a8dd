import Box from "@mui/material/Box";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { BoardSkeleton } from "./BoardSkeleton.tsx";
import { FormSkeleton, TableSkeleton } from "../../components/layout/Skeletons.tsx";

/**
 * Placeholders of a page whose code or data is loading.
 *
 * ## When to use
 * For the first moment of a page: a board, a table, a form.
 *
 * ## When not to use
 * Once content is shown: old rows stay until the new ones arrive. Never a spinner on a blank page.
 *
 * ## Content
 * No text, only the shape of the page.
 *
 * ## Behaviour
 * The skeleton has the height of the page, so that nothing jumps when the page arrives.
 *
 * ## Accessibility
 * One line says that the page is loading. The shape is hidden from screen readers, and does not move if the reader
 * prefers less motion.
 *
 * ## For developers
 * Choose the shape of the page. Use `DetailSkeleton` for a page of details.
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

/** The sections of a form. */
export const Form: Story = { render: () => <FormSkeleton /> };

/** Cards are rows, and the table is a list of cards. */
export const BoardOnAPhone: Story = { globals: { viewport: { value: "phone" } } };
