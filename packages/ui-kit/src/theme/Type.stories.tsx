import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { TypographyProps } from "@mui/material/Typography";
import type { Meta, StoryObj } from "@storybook/react-vite";

/**
 * One family, two weights, and seven sizes in rem, so that a reader's own text size holds.
 *
 * - **Do** take a variant of the theme, and tabular figures for dates, scores and counts.
 * - **Don't** set a size in pixels, a third weight, or capitals for emphasis.
 */
const meta = { title: "Foundations/Type" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const STEPS: readonly [TypographyProps["variant"], string][] = [
  ["h1", "58"],
  ["h2", "Upset Prevention and Recovery"],
  ["h3", "Display record for 2026-11-20"],
  ["body1", "Training continues to be delivered while trainee is suspended."],
  ["subtitle1", "Łukasz Wiśniewski"],
  ["body2", "Completed 2026-02-02, expires 2028-02-02"],
  ["caption", "© 2006 - 2026 Recurrent All Rights Reserved."],
];

/** From a card's count to the footer. */
export const Type: Story = {
  render: () => (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      {STEPS.map(([variant, text]) => (
        <Typography key={text} variant={variant} component="p">
          {text}
        </Typography>
      ))}
    </Box>
  ),
};
