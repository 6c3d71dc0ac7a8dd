import Box from "@mui/material/Box";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DetailSkeleton } from "./Skeletons.tsx";

/**
 * The placeholder of a page of details while its values load.
 *
 * ## When to use
 * For a page with a header: a description list, such as a profile, or the table of a group.
 *
 * ## When not to use
 * For forms, and for tables without a header above them, which have skeletons of their own.
 *
 * ## Content
 * No text, only the shape of the values.
 *
 * ## Behaviour
 * It has the height of the loaded page, so that nothing jumps. It does not move if the reader prefers less motion.
 *
 * ## Accessibility
 * One line names what is loading. The shape is hidden from screen readers.
 *
 * ## For developers
 * Use it for a page with a `PageHeader` and a `DescriptionList`. Set `tabs` if there are tabs between them.
 */
const meta = {
  title: "Components/Layout/DetailSkeleton",
  component: DetailSkeleton,
  decorators: [
    (Story) => (
      <Box component="main">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof DetailSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A header joined to the top bar, and a card. */
export const Neutral: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading");
  },
};

/** The skeleton below the tabs of a person. */
export const UnderTabs: Story = { args: { tabs: true } };

/** Another tab of a person, or a group. */
export const BeforeATable: Story = { args: { tabs: true, content: "table" } };

/** An event in a tab of a person, whose header stays above. */
export const Inline: Story = { args: { isInline: true } };

/** On a phone, labels are above values. */
export const OnAPhone: Story = { args: { tabs: true }, globals: { viewport: { value: "phone" } } };
