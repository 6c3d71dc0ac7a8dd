import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormLabel from "@mui/material/FormLabel";
import OutlinedInput from "@mui/material/OutlinedInput";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Avatar, AppLink } from "@recurrent/ui-kit";
import { PageTitle } from "./PageTitle.tsx";
import { FOOTER } from "../../testing/shell-fixture.ts";
import { CentredLayout } from "./StandalonePages.tsx";

function LockForm({ name }: { name: string }) {
  return (
    <Box sx={{ display: "grid", justifyItems: "center", gap: 2, textAlign: "center" }}>
      <Avatar fullName={name} />
      <PageTitle>{name}</PageTitle>
      <Box sx={{ width: "100%", mt: 1, textAlign: "left" }}>
        <FormLabel htmlFor="lock" sx={{ display: "block", mb: 0.75 }}>
          Password
        </FormLabel>
        <OutlinedInput id="lock" type="password" fullWidth />
      </Box>
      <Button variant="contained" size="large" fullWidth>
        Unlock
      </Button>
      <AppLink href="#/login">Log in to another account</AppLink>
    </Box>
  );
}

/**
 * One block in the middle of an empty page.
 *
 * ## When to use
 * For a page outside the shell with one thing to do: the lock screen.
 *
 * ## When not to use
 * For a message alone: use MessagePage.
 *
 * ## Content
 * A title, a sentence, one field or button.
 *
 * ## Behaviour
 * The block stays in the middle, and scrolls if it is higher than the window.
 *
 * ## Accessibility
 * One heading, one main region.
 *
 * ## For developers
 * Pass the block as children.
 */
const meta = {
  title: "Components/Layout/CentredLayout",
  component: CentredLayout,
  parameters: { layout: "fullscreen", frame: { height: 640 } },
  args: { footer: FOOTER, children: <LockForm name="Ingrid Sørensen" /> },
} satisfies Meta<typeof CentredLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The lock screen is in the middle. */
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };

/** The same block is as wide as the phone. */
export const Phone: Story = { globals: { viewport: { value: "phone" } } };

/** A long name wraps above the field. */
export const LongName: Story = {
  args: {
    children: (
      <LockForm name="Maximiliana Wolfeschlegelsteinhausenbergerdorff de Souza Lima e Albuquerque" />
    ),
  },
  globals: { viewport: { value: "narrow" } },
};
