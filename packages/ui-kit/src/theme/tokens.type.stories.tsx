import Box from "@mui/material/Box";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Facts } from "./testing/samples.tsx";
import { TEXT_USE, WEIGHT_USE } from "./testing/uses.ts";
import { TABULAR_FIGURES, TEXT, WEIGHT } from "./tokens.ts";

/**
 * Inter in two weights and a short scale, measured in rem, so that it follows the reader's own text size.
 *
 * ## Do
 * Use a style by its name. Set dates, scores and counts in tabular figures, so that they align in columns.
 *
 * ## Don't
 * Set a size of your own, a third weight, or capitals for emphasis.
 *
 * ## Content
 * Dates are written YYYY-MM-DD and never break. Sentences are short and plain, and never blame.
 *
 * ## Accessibility
 * Everything can be read at twice the size: try it with the toolbar's Text size.
 */
const meta = { title: "Foundations/Type" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const NAMES = Object.keys(TEXT) as (keyof typeof TEXT)[];

const looks = (name: keyof typeof TEXT) => ({
  fontSize: `${TEXT[name].size / 16}rem`,
  lineHeight: TEXT[name].line / TEXT[name].size,
  fontWeight: TEXT[name].weight,
  letterSpacing: `${TEXT[name].tracking}em`,
});

/** Each text style in use, with its name. */
export const Styles: Story = {
  render: () => (
    <Box sx={{ display: "grid", gap: 2 }}>
      {NAMES.map((name) => (
        <Box
          key={name}
          sx={{
            display: "grid",
            gridTemplateColumns: { sm: "120px 1fr" },
            alignItems: "baseline",
            gap: 1,
            pb: 2,
            borderBottom: 1,
            borderColor: "divider",
          }}
        >
          <Box sx={{ typography: "caption", color: "text.secondary" }}>
            {`${name} · ${TEXT[name].size}/${TEXT[name].line}`}
          </Box>
          <Box sx={looks(name)}>{TEXT_USE[name].example}</Box>
        </Box>
      ))}
    </Box>
  ),
};

/** Size and line height in pixels at the standard text size, and tracking in em. */
export const Figures: Story = {
  render: () => (
    <Facts
      label="Text styles"
      head={["Name", "Size", "Line height", "Weight", "Tracking", "For", "Variant"]}
      rows={NAMES.map((name) => {
        const { size, line, weight, tracking } = TEXT[name];
        const { use, variant } = TEXT_USE[name];
        return { id: name, cells: [name, size, line, weight, tracking, use, variant] };
      })}
    />
  ),
};

/** There are two weights, and no third. */
export const Weights: Story = {
  render: () => (
    <Facts
      label="Weights"
      head={["Name", "Weight", "Example", "For"]}
      rows={Object.entries(WEIGHT).map(([name, weight]) => ({
        id: name,
        cells: [
          name,
          weight,
          <Box key="example" sx={{ typography: "body1", fontWeight: weight }}>
            Łukasz Wiśniewski
          </Box>,
          WEIGHT_USE[name as keyof typeof WEIGHT],
        ],
      }))}
    />
  ),
};

const DAYS = ["2026-11-20", "2027-01-11", "2028-10-08"];

/** Text figures are on the left, tabular figures on the right: every digit has the same width. */
export const TabularFigures: Story = {
  render: () => (
    <Box sx={{ display: "flex", gap: 6, typography: "body1" }}>
      {[{}, TABULAR_FIGURES].map((figures, place) => (
        <Box key={place === 0 ? "text" : "columns"}>
          <Box sx={{ mb: 1, typography: "caption", color: "text.secondary" }}>
            {place === 0 ? "In text" : "In columns"}
          </Box>
          {DAYS.map((day) => (
            <Box key={day} sx={figures}>
              {day}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  ),
};
