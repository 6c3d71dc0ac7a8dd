import Box from "@mui/material/Box";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Facts } from "./testing/samples.tsx";
import { BREAKPOINT_USE, MEASURE_USE, SPACE_USE } from "./testing/uses.ts";
import { theme } from "./theme.ts";
import { BREAKPOINT, MEASURE } from "./tokens.ts";

/**
 * Distances are steps of eight pixels, halves allowed. Several components share a few measures, and the layout
 * changes at four widths of the window.
 *
 * ## Do
 * Use the step that has the same purpose elsewhere: 2 inside a card, 3 between blocks, 4 beside a page. Design a
 * page at 360, 820 and 1440 px.
 *
 * ## Don't
 * Invent a distance between two steps, or a layout of its own for one page.
 */
const meta = { title: "Foundations/Space" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Eight pixels, read from the theme, since a page has it as a variable. */
const UNIT = Number.parseFloat(/(?<![\d.])([\d.]+)px/.exec(theme.spacing(1))?.[1] ?? "");

/** Each step as written in code, in pixels, with its use. */
export const Steps: Story = {
  render: () => (
    <Facts
      label="Steps"
      head={["Step", "Pixels", "Seen", "For"]}
      rows={SPACE_USE.map(([step, use]) => ({
        id: String(step),
        cells: [
          step,
          step * UNIT,
          <Box key="seen" sx={{ width: step * UNIT, height: 16, bgcolor: "primary.main" }} />,
          use,
        ],
      }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: /^3 24 / })).toBeVisible();
  },
};

/** Measures in pixels, by their names in the code. */
export const Measures: Story = {
  render: () => (
    <Facts
      label="Measures"
      head={["Name", "Pixels", "For"]}
      rows={Object.entries(MEASURE).map(([name, value]) => ({
        id: name,
        cells: [name, value, MEASURE_USE[name as keyof typeof MEASURE]],
      }))}
    />
  ),
};

/** The widths of the window, in pixels, at which a layout changes. */
export const Breakpoints: Story = {
  render: () => (
    <Facts
      label="Breakpoints"
      head={["Name", "From", "Layout"]}
      rows={Object.entries(BREAKPOINT).map(([name, from]) => ({
        id: name,
        cells: [name, from, BREAKPOINT_USE[name as keyof typeof BREAKPOINT]],
      }))}
    />
  ),
};
