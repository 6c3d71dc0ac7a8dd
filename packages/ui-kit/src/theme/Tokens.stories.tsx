import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormLabel from "@mui/material/FormLabel";
import OutlinedInput from "@mui/material/OutlinedInput";
import Typography from "@mui/material/Typography";
import type { TypographyProps } from "@mui/material/Typography";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { COLOUR, STATUS_COLOUR } from "./tokens.ts";
import type { SchemePair } from "./tokens.ts";

/**
 * What everything is made of: warm surfaces, one blue for actions, colour only for status; two
 * weights; steps of eight pixels; one radius; hairlines instead of shadows.
 */
const meta = { title: "Foundations/Tokens" } satisfies Meta;

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

const swatches = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(160px, 1fr))",
  gap: 1.5,
} as const;

/** Light on the left of each swatch, dark on the right. */
export const Colours: Story = {
  render: () => (
    <Box sx={swatches}>
      {Object.entries(COLOUR).map(([name, pair]) => (
        <Swatch key={name} name={name} pair={pair} />
      ))}
    </Box>
  ),
};

export const StatusColours: Story = {
  render: () => (
    <Box sx={swatches}>
      {Object.entries(STATUS_COLOUR).flatMap(([tone, colours]) =>
        Object.entries<SchemePair>({ ...colours }).map(([part, pair]) => (
          <Swatch key={`${tone} ${part}`} name={`${tone} ${part}`} pair={pair} />
        )),
      )}
    </Box>
  ),
};

const STEPS: readonly [TypographyProps["variant"], string][] = [
  ["h1", "58"],
  ["h2", "Upset Prevention and Recovery"],
  ["h3", "Display record for 2026-11-20"],
  ["body1", "Training continues to be delivered while trainee is suspended."],
  ["subtitle1", "Łukasz Wiśniewski"],
  ["body2", "Completed 2026-02-02, expires 2028-02-02"],
  ["caption", "© 2006 - 2026 Recurrent All Rights Reserved."],
];

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

/** MUI's own components in the product's clothes. */
export const Controls: Story = {
  render: () => (
    <Box sx={{ display: "grid", gap: 3, maxWidth: 560 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button variant="contained">Update</Button>
        <Button variant="outlined">Cancel</Button>
        <Button>Expand All</Button>
        <Button color="error">Delete</Button>
        <Button variant="contained" color="error">
          Delete
        </Button>
        <Button variant="contained" disabled>
          Create
        </Button>
      </Box>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}>
        <Box>
          <FormLabel htmlFor="plain" sx={{ display: "block", mb: 0.75 }}>
            Username
          </FormLabel>
          <OutlinedInput id="plain" fullWidth defaultValue="ingrid@aurora.test" />
        </Box>
        <Box>
          <FormLabel htmlFor="wrong" sx={{ display: "block", mb: 0.75 }}>
            Email
          </FormLabel>
          <OutlinedInput id="wrong" fullWidth error defaultValue="lukasz@aurora" />
        </Box>
      </Box>
    </Box>
  ),
};
