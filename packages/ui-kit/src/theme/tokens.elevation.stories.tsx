import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Facts } from "./testing/samples.tsx";
import { MEASURE_USE } from "./testing/uses.ts";
import { MEASURE, PALETTE } from "./tokens.ts";

/**
 * Surfaces on the page have a hairline. Surfaces above it have a hairline and the one shadow. There is one radius.
 *
 * ## Do
 * Separate things by a hairline or by space. Use the shadow only for what opens and closes: menus, dialogs,
 * notices, previews.
 *
 * ## Don't
 * Give a card a shadow, or two surfaces different shadows: height has no meaning here.
 *
 * ## Accessibility
 * The hairline stays when forced colours remove the shadow.
 */
const meta = { title: "Foundations/Radius and elevation" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sheet = { display: "grid", placeItems: "center", width: 220, height: 120, m: 2 } as const;

/** A card on the page, and a menu above it. */
export const Levels: Story = {
  render: () => (
    <Box sx={{ display: "flex", flexWrap: "wrap" }}>
      <Paper variant="outlined" sx={sheet}>
        On the page
      </Paper>
      <Paper elevation={1} sx={sheet}>
        Over the page
      </Paper>
    </Box>
  ),
};

/** The shadow in CSS. It depends on the scheme, since it has to be deeper on a dark background. */
export const Shadow: Story = {
  render: () => (
    <Facts
      label="Shadow"
      head={["Scheme", "Shadow"]}
      rows={Object.entries(PALETTE.pop).map(([scheme, shadow]) => ({
        id: scheme,
        cells: [scheme, shadow],
      }))}
    />
  ),
};

/** Only avatars, pills, switches and radios are round. */
export const Radius: Story = {
  render: () => (
    <Box sx={{ display: "flex", alignItems: "center", gap: 3 }}>
      <Box sx={{ width: 88, height: 88, border: 2, borderColor: "control", borderRadius: 1 }} />
      <Box>
        <Box sx={{ typography: "subtitle1" }}>{`${MEASURE.radius} px`}</Box>
        <Box sx={{ typography: "body2", color: "text.secondary" }}>{MEASURE_USE.radius}</Box>
      </Box>
    </Box>
  ),
};
