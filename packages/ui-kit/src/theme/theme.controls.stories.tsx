import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormLabel from "@mui/material/FormLabel";
import OutlinedInput from "@mui/material/OutlinedInput";
import type { Meta, StoryObj } from "@storybook/react-vite";

/**
 * The buttons and inputs that everything else is put together from.
 *
 * ## When to use
 * One filled button in a view: what most people came to do. Outlined for what stands beside it, plain
 * for what is done now and then.
 *
 * ## When not to use
 * Red for what can be undone: Archive is no Delete. A second filled button, or an icon on every button.
 *
 * ## Content
 * A verb, or a verb and what it is about. First letters as required, no capitals for emphasis.
 *
 * ## Behaviour
 * 36 px high, 44 px on phones. A button that works for a while stays where it is and keeps the focus.
 *
 * ## Accessibility
 * Every control has a name, and a ring of 2 px when it has the focus. Edges stand out 3 to 1 from their
 * ground.
 *
 * ## For developers
 * MUI's `Button` and `OutlinedInput`, styled by the theme: no colour or height of your own.
 */
const meta = { title: "Components/Controls" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

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
