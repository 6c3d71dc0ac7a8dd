import Box from "@mui/material/Box";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MEASURE } from "./tokens.ts";

/**
 * Distances are steps of eight pixels, halves allowed; one radius, and the measures that several
 * components share.
 *
 * - **Do** take the step that does the same elsewhere: 2 inside a card, 3 between blocks, 4 at the
 *   edge of a page.
 * - **Don't** invent a distance between two steps, or a second radius.
 */
const meta = { title: "Foundations/Space" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const STEPS = [0.5, 1, 1.5, 2, 3, 4, 6, 8];

/** One line for each step: the number that is written, and the pixels it comes to. */
export const Steps: Story = {
  render: () => (
    <Box sx={{ display: "grid", gap: 1 }}>
      {STEPS.map((step) => (
        <Box key={step} sx={{ display: "flex", alignItems: "center", gap: 2 }}>
          <Box sx={{ width: 88, typography: "body2" }}>{`${step} · ${step * 8} px`}</Box>
          <Box sx={{ width: step * 8, height: 16, bgcolor: "primary.main" }} />
        </Box>
      ))}
    </Box>
  ),
};

/** Radius and shared measures by the names they have in the code, in pixels. */
export const Measures: Story = {
  render: () => (
    <Box component="dl" sx={{ m: 0, display: "grid", gridTemplateColumns: "auto 1fr", gap: 1 }}>
      {Object.entries(MEASURE).map(([name, value]) => [
        <Box key={name} component="dt" sx={{ typography: "subtitle2" }}>
          {name}
        </Box>,
        <Box key={`${name} value`} component="dd" sx={{ m: 0, typography: "body2" }}>
          {String(value)}
        </Box>,
      ])}
    </Box>
  ),
};
