import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormLabel from "@mui/material/FormLabel";
import OutlinedInput from "@mui/material/OutlinedInput";
import type { Meta, StoryObj } from "@storybook/react-vite";

/**
 * The buttons and inputs that everything else is put together from.
 *
 * - **Do** fill one button of a view: what most people came to do. The rest is outlined or plain.
 * - **Don't** use red for what can be undone: Archive is no Delete.
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
