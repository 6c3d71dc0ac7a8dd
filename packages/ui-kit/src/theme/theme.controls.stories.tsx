import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormLabel from "@mui/material/FormLabel";
import OutlinedInput from "@mui/material/OutlinedInput";
import type { Meta, StoryObj } from "@storybook/react-vite";

/**
 * The buttons and inputs that all components use.
 *
 * ## When to use
 * One filled button in a view, for the most common action. Outlined for the actions beside it, plain for rare ones.
 *
 * ## When not to use
 * Red for an action that can be undone: Archive is not Delete. A second filled button, or an icon on every button.
 *
 * ## Content
 * A verb, or a verb and its object. Capitals as required, and none for emphasis.
 *
 * ## Behaviour
 * 36 px high, 44 px on phones. A busy button stays in place and has the focus.
 *
 * ## Accessibility
 * Every control has a name, and a ring of 2 px when it has the focus. Borders have a contrast of 3 to 1 with their
 * background.
 *
 * ## For developers
 * MUI's `Button` and `OutlinedInput`, styled by the theme. Don't set a colour or height.
 */
const meta = { title: "Components/Controls" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** MUI's own components, styled by the theme. */
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
