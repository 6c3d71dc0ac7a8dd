import Box from "@mui/material/Box";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DetailSkeleton } from "./Skeletons.tsx";

/**
 * What stands in for a page to look at while its values are on their way.
 *
 * ## When to use
 * Where a list of details comes: the profile of a company or a person.
 *
 * ## When not to use
 * For forms and tables, which have skeletons of their own.
 *
 * ## Content
 * No words. It has the shape of what comes.
 *
 * ## Behaviour
 * It has the height of what comes, so that nothing jumps. It stands still for whoever asks for less
 * motion.
 *
 * ## Accessibility
 * One line says what is loading; the shape is hidden from a screen reader.
 *
 * ## For developers
 * Use it where a `PageHeader` and a `DescriptionList` come, with `tabs` where tabs stand between them.
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

/** A head joined to the top bar, and a card. */
export const Neutral: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading");
  },
};

/** Under the tabs of a person. */
export const UnderTabs: Story = { args: { tabs: true } };

/** An event in a tab of a person, whose head stays above. */
export const Inline: Story = { args: { isInline: true } };

/** Label over value. */
export const OnAPhone: Story = { args: { tabs: true }, globals: { viewport: { value: "phone" } } };
