import Box from "@mui/material/Box";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { PALETTE, STATUS_COLOUR } from "./tokens.ts";
import type { SchemePair } from "./tokens.ts";

/**
 * Warm surfaces, one blue for actions, and colour beyond that for status alone. Every pair that may
 * meet on screen passes WCAG 2.2 AA in both schemes.
 *
 * - **Do** take a colour by its role, from the theme: it brings its partner in the other scheme.
 * - **Don't** use a status colour for anything that is not a status, nor red for emphasis.
 */
const meta = { title: "Foundations/Colour" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Swatch({ name, pair }: { name: string; pair: SchemePair }) {
  return (
    <Box
      sx={{
        overflow: "hidden",
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        bgcolor: "background.paper",
      }}
    >
      <Box sx={{ display: "flex", height: 48, borderBottom: 1, borderColor: "divider" }}>
        <Box sx={{ flex: 1, bgcolor: pair.light }} />
        <Box sx={{ flex: 1, bgcolor: pair.dark }} />
      </Box>
      <Box sx={{ px: 1.5, py: 1 }}>
        <Box sx={{ typography: "subtitle2" }}>{name}</Box>
        <Box sx={{ typography: "caption", color: "text.secondary" }}>
          {`${pair.light} ${pair.dark}`}
        </Box>
      </Box>
    </Box>
  );
}

/** Every colour with its place, such as "text.primary"; those of statuses have a story of their own. */
function placed(colours: object, before = ""): [string, SchemePair][] {
  return Object.entries<object>({ ...colours }).flatMap(([name, colour]) => {
    if (name === "status" || name === "pop") return [];
    const place = before + name;
    return "light" in colour ? [[place, colour as SchemePair]] : placed(colour, `${place}.`);
  });
}

const swatches = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(160px, 1fr))",
  gap: 1.5,
} as const;

/** Light on the left of each swatch, dark on the right. */
export const Colours: Story = {
  render: () => (
    <Box sx={swatches}>
      {placed(PALETTE).map(([name, pair]) => (
        <Swatch key={name} name={name} pair={pair} />
      ))}
    </Box>
  ),
};

/** For the sign, the word, and the surface behind them. */
export const StatusColours: Story = {
  render: () => (
    <Box sx={swatches}>
      {Object.entries(STATUS_COLOUR).flatMap(([tone, colours]) =>
        Object.entries(colours).map(([part, pair]) => (
          <Swatch key={`${tone} ${part}`} name={`${tone} ${part}`} pair={pair} />
        )),
      )}
    </Box>
  ),
};
