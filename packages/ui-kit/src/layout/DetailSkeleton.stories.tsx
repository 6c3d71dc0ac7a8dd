import Box from "@mui/material/Box";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DetailSkeleton } from "./Skeletons.tsx";

/**
 * What stands in for a page to look at, such as a company's or a person's profile, while its values are
 * on their way.
 *
 * - **Do** use it where a `PageHead` and a `DetailList` come, with `tabs` where tabs stand between them.
 * - **Don't** use it for forms: they have `FormSkeleton`.
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
export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading");
  },
};

/** Under the tabs of a person. */
export const UnderTabs: Story = { args: { tabs: true } };

/** An event in a tab of a person, whose head stays above. */
export const InAPage: Story = { args: { inPage: true } };

/** Label over value. */
export const OnAPhone: Story = { args: { tabs: true }, globals: { viewport: { value: "phone" } } };
