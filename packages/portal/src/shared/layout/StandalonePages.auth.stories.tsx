import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormLabel from "@mui/material/FormLabel";
import OutlinedInput from "@mui/material/OutlinedInput";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { AppLink } from "@recurrent/ui-kit";
import { FOOTER } from "../../testing/shell-fixture.ts";
import { AuthLayout } from "./StandalonePages.tsx";

function LoginForm() {
  return (
    <Box sx={{ display: "grid", gap: 2.5 }}>
      <Box>
        <FormLabel htmlFor="username" sx={{ display: "block", mb: 0.75 }}>
          Username
        </FormLabel>
        <OutlinedInput id="username" fullWidth defaultValue="training.manager@aurora.test" />
      </Box>
      <Box>
        <FormLabel htmlFor="password" sx={{ display: "block", mb: 0.75 }}>
          Password
        </FormLabel>
        <OutlinedInput id="password" type="password" fullWidth defaultValue="not a real one" />
      </Box>
      <Button variant="contained" size="large" fullWidth sx={{ mt: 0.5 }}>
        Submit
      </Button>
      <AppLink href="#/reset-password" sx={{ justifySelf: "start", mt: -0.5 }}>
        Forgot your password?
      </AppLink>
    </Box>
  );
}

/**
 * Login and the two password pages.
 *
 * ## When to use
 * For people who are not signed in yet.
 *
 * ## When not to use
 * Behind the sign-in, where AppShell shows the menu and the title.
 *
 * ## Content
 * One title, one form, and at most two links below it.
 *
 * ## Behaviour
 * A dark panel with the orbit is beside the form. Below 860 px it is hidden, and the brand is above the form.
 *
 * ## Accessibility
 * The title is the page's heading. The panel is decoration.
 *
 * ## For developers
 * Pass the form and its links as children. The title is the page's `h1`.
 */
const meta = {
  title: "Components/Layout/AuthLayout",
  component: AuthLayout,
  parameters: { layout: "fullscreen", frame: { height: 760 } },
  // Has an effect only when the page is mounted.
  argTypes: { focusOnMount: { control: false } },
  args: { title: "Login", footer: FOOTER, children: <LoginForm /> },
} satisfies Meta<typeof AuthLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dark panel is beside the form. */
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };

/** Below 860 px the panel is hidden. */
export const Tablet: Story = { globals: { viewport: { value: "tablet" } } };

/** The panel is hidden, and the brand stays. */
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Login" })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The title takes the focus, as after every change of page. */
export const ReachedByNavigation: Story = {
  args: { title: "Reset Password", focusOnMount: true },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  },
};
